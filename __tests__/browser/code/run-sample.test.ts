import { jest } from "@jest/globals";
import type { RunnerOptions } from "../../../src/browser/code/live-runner";
import type { RpcAnswer, RpcRequest } from "../../../src/live/rpc";
import { keyOfCode } from "../../../src/markdown/samples/name-types";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

const folder = "../../../src/browser/code";
let answers: RpcAnswer[] = [];
const ask = jest.fn((_: RpcRequest) =>
  Promise.resolve(answers.shift() ?? { body: "", milliseconds: 0 }),
);
const close = jest.fn();
jest.unstable_mockModule(`${folder}/open-relay`, () => ({ openRelay: () => ({ ask, close }) }));
let runner: RunnerOptions;
const run = jest.fn();
const end = jest.fn();
jest.unstable_mockModule(`${folder}/live-runner`, () => ({
  createLiveRunner: (options: RunnerOptions) => {
    runner = options;
    return { run, end };
  },
}));
Object.assign(globalThis, {
  CSSStyleSheet: class {
    replaceSync = () => undefined;
  },
});
Object.assign(document, { adoptedStyleSheets: [] });
const { runSample } = await import("../../../src/browser/code/run-sample");
const { notifyPageShown } = await import("../../../src/browser/base/page-events");

const CODE = "console.log(1);";
const CURL = { url: "https://forno.celo.org", body: '{"method":"eth_chainId"}' };
const ended = { logs: [], errors: [], isRunning: false, isLoading: false };

function show(request: string): void {
  document.body.innerHTML = `<figure class="code-block"><button data-run>Run</button><code>${CODE}</code></figure><p>after</p>`;
  find("button").dataset.run = request;
}
const start = (): void => {
  runSample(find("[data-run]"));
};
const textOf = (selector: string): string | null => find(selector).textContent;
const fetchScripts = (scripts: object) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve(scripts) }),
  ) as never;
};

beforeEach(() => {
  answers = [];
  for (const mock of [ask, close, run, end]) mock.mockClear();
});

afterEach(() => {
  document.body.innerHTML = "";
  notifyPageShown();
});

describe("a curl command", () => {
  beforeEach(() => {
    show(JSON.stringify(CURL));
  });

  test("shows the answer, the node and its time, directly below the button", async () => {
    answers = [{ body: '{"result":"0xa4ec"}\n', milliseconds: 230.4 }];
    start();
    expect(textOf("[role=status]")).toBe("Running…");
    await expectSoon(() => textOf("[role=log]"), '{"result":"0xa4ec"}');
    expect(ask.mock.calls).toEqual([[CURL]]);
    expect(textOf("[role=status]")).toBe("forno.celo.org answered in 230 ms.");
    expect(find("figure").lastElementChild).toBe(find("section[aria-label=Result]"));
    expect(close).toHaveBeenCalled();
  });

  test("that fails says why, and can be retried", async () => {
    answers = [{ failure: "refused", about: "503" }];
    start();
    await expectSoon(
      () => textOf("[role=alert]"),
      "forno.celo.org refused the request with status 503.",
    );
    answers = [{ body: "{}", milliseconds: 1 }];
    find(".run-retry").click();
    await expectSoon(() => textOf("[role=log]"), "{}");
    expect(document.querySelectorAll("section")).toHaveLength(1);
    expect(document.querySelector(".run-retry")).toBeNull();
    expect(document.activeElement).toBe(find("[data-run]"));
  });

  test("that was started again shows only the second answer", async () => {
    answers = [
      { body: "first", milliseconds: 1 },
      { body: "second", milliseconds: 1 },
    ];
    start();
    start();
    await expectSoon(() => textOf("[role=log]"), "second");
  });
});

describe("TypeScript", () => {
  beforeEach(() => {
    show("");
    fetchScripts({ [keyOfCode(CODE)]: "compiled" });
  });
  const begin = async (): Promise<void> => {
    start();
    await expectSoon(() => run.mock.calls, [["compiled"]]);
  };

  test("runs the compiled code of its page, and shows its output", async () => {
    await begin();
    expect(jest.mocked(fetch).mock.calls).toEqual([["/page-data/index/runs.json"]]);
    expect(runner.address).toBe("/live/chain.html");
    runner.onChange({ ...ended, logs: ["a"], isRunning: true });
    expect([textOf("[role=log]"), textOf("[role=status]")]).toEqual(["a", "Running…"]);
    answers = [
      { body: "{}", milliseconds: 100 },
      { body: "{}", milliseconds: 200 },
    ];
    for (const url of ["https://forno.celo.org", "https://sepolia.example"])
      await runner.onRequest?.({ url, body: "{}" });
    runner.onChange({ ...ended, logs: ["a", "b"] });
    await expectSoon(
      () => textOf("[role=status]"),
      "forno.celo.org and sepolia.example answered 2 requests in 150 ms on average.",
    );
    expect(textOf("[role=log]")).toBe("a\nb");
    expect(end).toHaveBeenCalled();
    expect(close).toHaveBeenCalled();
  });

  test("that prints and sends nothing says both", async () => {
    await begin();
    runner.onChange(ended);
    await expectSoon(() => textOf("[role=log]"), "Nothing was printed.");
    expect(textOf("[role=status]")).toBe("Ran in your browser. Nothing was sent.");
  });

  test("whose request fails shows the reason, not the error that follows from it", async () => {
    await begin();
    answers = [{ failure: "method", about: "eth_sendRawTransaction" }];
    await runner.onRequest?.({ url: "https://forno.celo.org", body: "{}" });
    runner.onChange({ ...ended, errors: ["HttpRequestError: HTTP request failed."] });
    await expectSoon(
      () => textOf("[role=alert]"),
      "eth_sendRawTransaction wasn't sent: code on this page can only read.",
    );
  });

  test("that continues after its last line ends when it gets its last answer", async () => {
    let answer = (_: RpcAnswer): void => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await begin();
    const asked = runner.onRequest?.({ url: "https://forno.celo.org", body: "{}" });
    runner.onChange(ended);
    await new Promise((done) => setTimeout(done, 500));
    expect([textOf("[role=status]"), close.mock.calls.length]).toEqual(["Running…", 0]);
    answer({ body: "{}", milliseconds: 5 });
    await asked;
    runner.onChange({ ...ended, logs: ["late"] });
    await expectSoon(() => textOf("[role=status]"), "forno.celo.org answered in 5 ms.");
    expect(textOf("[role=log]")).toBe("late");
  });

  test("that throws shows its error without the cause, which viem repeats in the message", async () => {
    await begin();
    runner.onChange({ ...ended, errors: ["Error: no quote", "its cause"] });
    await expectSoon(() => textOf("[role=alert]"), "Error: no quote");
  });

  test.each([
    [
      "for which the page has no compiled code",
      () => {
        fetchScripts({});
      },
    ],
    [
      "whose compiled code can't be fetched",
      () => (globalThis.fetch = jest.fn(() => Promise.reject(new Error("offline")))),
    ],
  ])("%s says that it couldn't be loaded", async (_name, prepare) => {
    prepare();
    start();
    await expectSoon(
      () => textOf("[role=alert]"),
      "The code for this couldn't be loaded. Check your connection, then try again.",
    );
    expect(run).not.toHaveBeenCalled();
  });

  test("ends when the reader leaves the page, but not at an anchor of it", async () => {
    await begin();
    notifyPageShown();
    expect(end).not.toHaveBeenCalled();
    document.body.innerHTML = "";
    notifyPageShown();
    expect([end.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  });
});
