import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { compile } from "../compile";
import { forgetCompiled } from "../site";
import { HONEST_PAGE } from "./honest-page";

/** The limit for hostile input, in seconds of CPU time on the machine on which these tests were written. */
const LIMIT_SECONDS = 2;

export interface Measured<Result> {
  readonly result: Result;
  /** CPU time of all threads. */
  readonly seconds: number;
}

/** Runs something and returns its result, with its CPU time in seconds. */
function measureCpu<Result>(run: () => Result): Measured<Result> {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

/** Collects the garbage of earlier tests, so that it doesn't affect the next measurement. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/**
 * Runs something and measures its CPU time. If it takes too long, runs it up to three more times and returns the
 * shortest time: in a process with a full heap, a run of 0.3 s once took 2.2 s. The runs don't affect each other.
 */
export function measureFairly<Result>(run: () => Result): Measured<Result> {
  let best = measureCpu(run);
  for (let again = 0; again < 3 && best.seconds >= LIMIT_SECONDS; again += 1) {
    forgetCompiled();
    collectGarbage();
    const next = measureCpu(run);
    if (next.seconds < best.seconds) best = next;
  }
  return best;
}

let honestSeconds: number | undefined;

/**
 * Measures the time that the longest legitimate page takes on this machine. It took 1.2 s on the machine for which the
 * limit was chosen.
 */
function measureHonestPage(): number {
  honestSeconds ??= measureCpu(() => compile(HONEST_PAGE)).seconds;
  return honestSeconds;
}

/**
 * Asserts that something hostile took less than two seconds or, on a slower machine, less than twice as long as the
 * longest legitimate page. This page is measured only if necessary.
 */
export function expectInTime(seconds: number): void {
  if (seconds < LIMIT_SECONDS) return;
  expect(seconds).toBeLessThan(Math.max(LIMIT_SECONDS, 2 * measureHonestPage()));
}

/** Runs something, asserts that it stayed within the time limit, and returns its result. */
export function runInTime<Result>(run: () => Result): Result {
  const { result, seconds } = measureFairly(run);
  expectInTime(seconds);
  return result;
}
