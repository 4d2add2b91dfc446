import { createGuard } from "../../src/live/guard";
import { guardLoops } from "../../src/live/guard-loops";

const run = (code: string): { readonly calls: number; readonly value: unknown } => {
  let calls = 0;
  // This is how guarded code is meant to be run.
  // oxlint-disable-next-line typescript/no-implied-eval
  const guarded = new Function("__guard", guardLoops(code)) as (guard: () => void) => unknown;
  const value = guarded(() => (calls += 1));
  return { calls, value };
};

test.each([
  {
    name: "for",
    code: "let n = 0; for (let i = 0; i < 3; i++) n += i; return n;",
    calls: 3,
    value: 3,
  },
  {
    name: "for with a block",
    code: "let n = 0; for (const x of [1, 2]) { n += x; } return n;",
    calls: 2,
    value: 3,
  },
  { name: "while", code: "let n = 0; while (n < 4) n++; return n;", calls: 4, value: 4 },
  { name: "do", code: "let n = 0; do n++; while (n < 2); return n;", calls: 2, value: 2 },
  {
    name: "for in",
    code: "let s = ''; for (const k in { a: 1, b: 2 }) s += k; return s;",
    calls: 2,
    value: "ab",
  },
  {
    name: "nested",
    code: "let n = 0; for (const a of [1, 2]) for (const b of [1, 2]) n += a * b; return n;",
    calls: 6,
    value: 9,
  },
  {
    name: "a function",
    code: "function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2); } return f(5);",
    calls: 15,
    value: 5,
  },
  {
    name: "an arrow",
    code: "const f = (n) => n * 2; return [1, 2].map((n) => f(n));",
    calls: 4,
    value: [2, 4],
  },
  {
    name: "an arrow function that returns an object",
    code: "return [1].map((n) => ({ n }));",
    calls: 1,
    value: [{ n: 1 }],
  },
  {
    name: "a method",
    code: "class A { m() { return 7; } } return new A().m();",
    calls: 1,
    value: 7,
  },
  { name: "an empty body", code: "for (let i = 0; i < 2; i++); return 1;", calls: 2, value: 1 },
])("$name is guarded and works as before", ({ code, calls, value }) => {
  expect(run(code)).toEqual({ calls, value });
});

test("a mistake in the code is a SyntaxError with its position", () => {
  expect(() => guardLoops("const = 1;")).toThrow(/\(1:6\)/);
});

test("the guard stops code that runs for longer than the limit without a pause", async () => {
  let time = 0;
  const guard = createGuard(1000, () => time);
  const loop = (turns: number): void => {
    for (let turn = 0; turn < turns; turn += 1) {
      time += 1;
      guard();
    }
  };
  loop(900);
  await new Promise((done) => setTimeout(done, 5));
  // After a pause, the time is counted from zero again.
  loop(900);
  await new Promise((done) => setTimeout(done, 5));
  expect(() => {
    loop(5000);
  }).toThrow("This code ran for more than 1 s without a pause, so it was stopped.");
});
