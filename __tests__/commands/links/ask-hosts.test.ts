import { askHosts } from "../../../src/commands/links/ask-hosts";
import { type Answer, classifyAnswer } from "../../../src/docs/links/external-links";

interface Page {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests these pages from a web in memory. Pages that it doesn't contain can't be reached. */
async function askWeb(
  addresses: readonly string[],
  web: (address: string, method: string) => Page | undefined,
) {
  const requests: string[] = [];
  const pauses: number[] = [];
  const answers = new Map<string, Answer>();
  const outside = {
    fetch: (address: string, { method = "GET" }: RequestInit) => {
      requests.push(`${method} ${address}`);
      const page = web(address, method);
      if (!page)
        return Promise.reject(new TypeError("fetch failed", { cause: new Error("no such host") }));
      return Promise.resolve(new Response(null, page));
    },
    sleep: (ms: number) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
  const hasNetwork = await askHosts(addresses, outside, (address, answer) =>
    answers.set(address, answer),
  );
  return { requests, pauses, answers, hasNetwork };
}

test("one request is enough for a page that exists", async () => {
  const { requests, answers } = await askWeb(["https://a.org/x"], () => ({ status: 200 }));
  expect(requests).toEqual(["HEAD https://a.org/x"]);
  expect(answers.get("https://a.org/x")).toEqual({ status: 200 });
});

test("a host that doesn't support HEAD gets a GET request", async () => {
  const { requests, answers } = await askWeb(["https://a.org/x"], (_, method) => ({
    status: method === "HEAD" ? 404 : 200,
  }));
  expect(requests).toEqual(["HEAD https://a.org/x", "GET https://a.org/x"]);
  expect(answers.get("https://a.org/x")).toEqual({ status: 200 });
});

test("there is a pause between two requests to a host, and other hosts don't wait for it", async () => {
  const pages = ["https://a.org/1", "https://a.org/2", "https://b.org/1"];
  const { requests, pauses } = await askWeb(pages, () => ({ status: 200 }));
  expect(pauses).toEqual([1000]);
  expect(requests.slice(0, 2).sort()).toEqual(["HEAD https://a.org/1", "HEAD https://b.org/1"]);
});

test("a permanent redirect is reported, a temporary one isn't", async () => {
  const web = (address: string): Page => {
    if (address.endsWith("/old")) return { status: 301, headers: { location: "/new" } };
    if (address.endsWith("/now")) return { status: 302, headers: { location: "/new" } };
    return { status: 200 };
  };
  const { answers } = await askWeb(["https://a.org/old", "https://a.org/now"], web);
  expect(answers.get("https://a.org/old")).toEqual({ status: 200, movedTo: "https://a.org/new" });
  expect(answers.get("https://a.org/now")).toEqual({ status: 200 });
});

test("a redirect loop ends", async () => {
  const { answers } = await askWeb(["https://a.org/x"], () => ({
    status: 302,
    headers: { location: "/x" },
  }));
  expect(answers.get("https://a.org/x")).toEqual({ error: "too many redirects" });
});

test("a host that asks for a short pause gets it once; a long pause isn't granted", async () => {
  let asked = 0;
  const web = (address: string): Page => {
    asked += 1;
    const seconds = address.includes("a.org") ? "5" : "3600";
    return address.includes("a.org") && asked > 1
      ? { status: 200 }
      : { status: 429, headers: { "retry-after": seconds } };
  };
  const { pauses } = await askWeb(["https://a.org/x"], web);
  expect(pauses).toEqual([5000]);
  const slow = await askWeb(["https://b.org/x"], web);
  expect(slow.pauses).toEqual([]);
  expect(classifyAnswer(slow.answers.get("https://b.org/x") ?? {})).toBe("unsure");
});

test("an unreachable host doesn't prove that a page is gone", async () => {
  const { answers } = await askWeb(["https://a.org/x"], () => undefined);
  expect(answers.get("https://a.org/x")).toEqual({ error: "no such host" });
});

test("an unreachable host gets one request only, whose result applies to its other URLs", async () => {
  const pages = ["https://a.org/1", "https://a.org/2", "https://b.org/1"];
  const { requests, answers, hasNetwork } = await askWeb(pages, (address) =>
    address.startsWith("https://b.org") ? { status: 200 } : undefined,
  );
  expect(requests.filter((one) => one.includes("a.org"))).toEqual([
    "HEAD https://a.org/1",
    "GET https://a.org/1",
  ]);
  expect(answers.get("https://a.org/2")).toEqual({ error: "no such host" });
  expect(hasNetwork).toBe(true);
});

test("without a network it stops after the first hosts", async () => {
  const pages = Array.from({ length: 40 }, (_, index) => [
    `https://host${index}.org/1`,
    `https://host${index}.org/2`,
  ]).flat();
  const { answers, hasNetwork } = await askWeb(pages, () => undefined);
  expect(hasNetwork).toBe(false);
  expect(answers.size).toBeLessThan(20);
});
