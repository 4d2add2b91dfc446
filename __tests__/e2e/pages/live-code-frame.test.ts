import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";
import { PLAIN, log, openEditor, result, typeCode } from "../support/live-editor";

const { openPage, origin } = serveSite();

describe("errors are shown in place and crash nothing:", () => {
  const MISTAKES = [
    { name: "a mistake in the code", code: "const = 1;", message: /SyntaxError/ },
    {
      name: "an error while it runs",
      code: "null.x;",
      message: /TypeError: Cannot read properties of null/,
    },
    {
      name: "an error with a cause",
      code: 'throw new Error("outer", { cause: new Error("inner") });',
      message: /Error: outer\s+Cause: Error: inner/,
    },
    {
      name: "a later one",
      code: "setTimeout(() => { throw new Error('late'); }, 20);",
      message: /late/,
    },
    {
      name: "a promise nobody waits for",
      code: "void Promise.reject(new Error('alone'));",
      message: /alone/,
    },
    {
      name: "an unknown module",
      code: 'import x from "fs"; console.log(x);',
      message: /There is no module "fs" here\. Examples can import: viem, viem\/utils/,
    },
    {
      name: "an endless loop",
      code: "while (true) {}",
      message: /ran for more than 1 s without a pause/,
    },
    {
      name: "waiting without end",
      code: "for (;;) await null;",
      message: /ran for more than 1 s without a pause/,
    },
    {
      name: "an endless recursion",
      code: "const f = (): number => f() + 1; f();",
      message: /RangeError|more than 1 s/,
    },
  ];

  test("mistakes, errors, and code that never ends", async () => {
    const page = await openEditor(await openPage({ path: PLAIN }));
    await expectSoon(async () => (await log(page)).length > 10, true);
    const alert = result(page).getByRole("alert");
    for (const { name, code, message } of MISTAKES) {
      await typeCode(page, code);
      await alert.waitFor();
      expect([name, await alert.innerText()]).toEqual([name, expect.stringMatching(message)]);
      // The page itself still responds, and so does the editor.
      await typeCode(page, `console.log("on we go after ${name}")`);
      await expectSoon(() => log(page), `on we go after ${name}`);
      expect([name, await alert.count()]).toEqual([name, 0]);
    }
  });

  test("code that is still busy when the next example starts, and large messages", async () => {
    const page = await openEditor(await openPage({ path: PLAIN }));
    await expectSoon(async () => (await log(page)).length > 10, true);
    const goesOn = async (name: string): Promise<void> => {
      await typeCode(page, `console.log("on we go after ${name}")`);
      await expectSoon(() => log(page), `on we go after ${name}`);
    };
    // The loop guard can't see this loop, which starts after the run has ended.
    await typeCode(
      page,
      `new Function("setTimeout(() => { const end = Date.now() + 3000; while (Date.now() < end); }, 50)")(); console.log("begun")`,
    );
    await expectSoon(() => log(page), "begun");
    await page.waitForTimeout(100);
    await goesOn("a busy frame");
    await typeCode(
      page,
      `parent.postMessage({ type: "error", run: 1, messages: new Array(4e9) }, "*"); console.log("sent")`,
    );
    await expectSoon(() => log(page), "sent");
    await goesOn("a large message");
    await typeCode(page, `console.log(new Array(4e9)); console.log("x".repeat(4e8).length)`);
    await expectSoon(async () => (await log(page)).includes("400000000"), true);
  });
});

describe("the frame cannot reach", () => {
  const FORBIDDEN = [
    {
      what: "the page",
      code: "console.log(parent.document.title);",
      refused: /SecurityError|Blocked a frame/,
    },
    {
      what: "its storage",
      code: "console.log(localStorage.length);",
      refused: /SecurityError|sandboxed/,
    },
    {
      what: "its cookies",
      code: "console.log(document.cookie);",
      refused: /SecurityError|sandboxed/,
    },
    {
      what: "the network",
      code: 'await fetch("/"); console.log("reached");',
      refused: /TypeError: Failed to fetch/,
    },
    {
      what: "another place for the page",
      code: 'top.location.href = "about:blank";',
      refused: /SecurityError|permission|not allowed/,
    },
  ];

  test("page, storage, cookies, network, or another address for the page", async () => {
    const page = await openEditor(
      await openPage({
        path: PLAIN,
        breaksPolicy: true,
        expected: /connect|Unsafe attempt|foreign|failed/,
      }),
    );
    await expectSoon(async () => (await log(page)).length > 10, true);
    const alert = result(page).getByRole("alert");
    for (const { what, code, refused } of FORBIDDEN) {
      await typeCode(page, code);
      await alert.waitFor();
      expect([what, await alert.innerText()]).toEqual([what, expect.stringMatching(refused)]);
      expect([what, page.url()]).toEqual([what, origin() + PLAIN]);
      await typeCode(page, `console.log("after ${what}")`);
      await expectSoon(() => log(page), `after ${what}`);
    }
  });

  test("anything, because it has no origin", async () => {
    const page = await openEditor(await openPage({ path: PLAIN }));
    expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-scripts");
    await typeCode(page, "console.log(self.origin);");
    await expectSoon(() => log(page), "null");
  });
});
