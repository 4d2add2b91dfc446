import { compileCode } from "../../src/live/compile-code";
import { runCode } from "../../src/live/run-code";

const run = async (code: string, modules = {}): Promise<{ logs: unknown[]; exported: unknown }> => {
  const logs: unknown[] = [];
  const log = (...values: unknown[]) => void logs.push(...values);
  const exported = await runCode(compileCode(code), {
    modules,
    guard: () => undefined,
    console: { log, info: log, warn: log, error: log, debug: log, dir: log, table: log },
  });
  return { logs, exported };
};

test("TypeScript runs with its types, imports and await", async () => {
  const code = `
    import { double, type Twice } from "numbers";
    const word: string = await Promise.resolve("four");
    const amount = double(2) satisfies Twice;
    console.log(word, amount as number);
  `;
  expect((await run(code, { numbers: { double: (n: number) => n * 2 } })).logs).toEqual([
    "four",
    4,
  ]);
});

test("the default export is returned", async () => {
  const { exported } = await run("export default function App() { return 5; }");
  expect((exported as () => number)()).toBe(5);
});

test("importing an unknown module is an error that lists the existing ones", async () => {
  await expect(
    run('import "fs"; import y from "nowhere"; y();', { viem: {}, fs: {} }),
  ).rejects.toThrow('There is no module "nowhere" here. Examples can import: viem, fs.');
});

test("a syntax error is an error", async () => {
  await expect(run("const = 1;")).rejects.toThrow(SyntaxError);
});
