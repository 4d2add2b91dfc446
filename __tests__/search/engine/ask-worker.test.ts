import { jest } from "@jest/globals";
import type { SearchRequest } from "../../../src/search/engine/hits/hit";

/** Stand-in for a worker, since jsdom has none. It records requests, and answers when a test tells it to. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly asked: { readonly id: number; readonly kind: string }[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: { id: number; kind: string }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  break(): void {
    this.dispatchEvent(new Event("error"));
  }
}
Object.assign(globalThis, { Worker: FakeWorker });

const REQUEST = { query: "gas" } as SearchRequest;
const ANSWER = { hits: [] };
const worker = (): FakeWorker => {
  const last = FakeWorker.all.at(-1);
  if (!last) throw new Error("No worker was started.");
  return last;
};

async function open(isSaving = false) {
  jest.resetModules();
  FakeWorker.all.length = 0;
  Object.defineProperty(navigator, "connection", {
    value: { saveData: isSaving },
    configurable: true,
  });
  return import("../../../src/search/engine/ask-worker");
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("each query gets its own answer from one worker, in whatever order the answers arrive", async () => {
  const { askWorker } = await open();
  const [first, second] = [askWorker(REQUEST), askWorker(REQUEST)];
  expect(FakeWorker.all).toHaveLength(1);
  const [one, other] = worker().asked;
  worker().say(undefined);
  worker().say({ id: other?.id, answer: { ...ANSWER, page: 2 }, isDevelopment: false });
  worker().say({ id: one?.id, answer: { ...ANSWER, page: 1 }, isDevelopment: false });
  expect([await first, await second]).toMatchObject([{ page: 1 }, { page: 2 }]);
});

test("an error keeps its message", async () => {
  const { askWorker } = await open();
  const asked = askWorker(REQUEST);
  worker().say({ id: worker().asked[0]?.id, problem: "No index." });
  await expect(asked).rejects.toThrow("No index.");
});

test("an unanswered query fails after 15 seconds, not before, and an answer ends the wait", async () => {
  const { askWorker } = await open();
  const late = askWorker(REQUEST);
  const failed = jest.fn();
  late.catch(failed);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow("The search index didn't load in time.");
  const answered = askWorker(REQUEST);
  worker().say({ id: worker().asked.at(-1)?.id, answer: ANSWER, isDevelopment: false });
  await answered;
  await jest.advanceTimersByTimeAsync(900);
  expect(jest.getTimerCount()).toBe(1); // Only the timer for the rest of the index.
});

test("after the first answer the rest of the index is requested, once", async () => {
  const { askWorker, whenComplete } = await open();
  for (let turn = 0; turn < 2; turn += 1) {
    const asked = askWorker(REQUEST);
    worker().say({ id: worker().asked.at(-1)?.id, answer: ANSWER, isDevelopment: false });
    await asked;
  }
  const kinds = () => worker().asked.map(({ kind }) => kind);
  await jest.advanceTimersByTimeAsync(999);
  expect(kinds()).toEqual(["search", "search"]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(kinds()).toEqual(["search", "search", "rest"]);
  worker().say({ isComplete: true });
  await expect(whenComplete()).resolves.toBeUndefined();
});

test("readers who save data get no more than they asked for", async () => {
  const { askWorker } = await open(true);
  const asked = askWorker(REQUEST);
  worker().say({ id: worker().asked[0]?.id, answer: ANSWER, isDevelopment: false });
  await asked;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(worker().asked).toHaveLength(1);
});

test("a worker that crashes fails all its queries, and the next query starts another worker", async () => {
  const { askWorker } = await open();
  const asked = [askWorker(REQUEST), askWorker(REQUEST)];
  const failed = Promise.allSettled(asked);
  const broken = worker();
  broken.break();
  expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(asked[0]).rejects.toThrow("The search worker stopped.");
  expect(broken.isEnded).toBe(true);
  const next = askWorker(REQUEST);
  expect(worker()).not.toBe(broken);
  worker().say({ id: worker().asked[0]?.id, answer: ANSWER, isDevelopment: true });
  expect(await next).toEqual(ANSWER);
});

test("an answer tells whether the index is a development server's", async () => {
  const { askWorker, isDevelopmentIndex } = await open();
  expect(isDevelopmentIndex()).toBe(false);
  const asked = askWorker(REQUEST);
  worker().say({ id: worker().asked[0]?.id, answer: ANSWER, isDevelopment: true });
  await asked;
  expect(isDevelopmentIndex()).toBe(true);
});

test("a late error from a replaced worker doesn't fail queries of the next one", async () => {
  const { askWorker } = await open();
  const lost = askWorker(REQUEST);
  const first = worker();
  first.break();
  await expect(lost).rejects.toThrow("The search worker stopped.");
  const answer = askWorker(REQUEST);
  first.break();
  worker().say({ id: worker().asked[0]?.id, answer: ANSWER, isDevelopment: false });
  expect(await answer).toEqual(ANSWER);
  expect(FakeWorker.all).toHaveLength(2);
});
