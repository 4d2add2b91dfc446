import { GUARD } from "./guard";

export type Modules = Readonly<Record<string, unknown>>;

/** Everything that code may use in addition to the browser's own objects. */
export interface Surroundings {
  /** Modules, keyed by the name used in imports. */
  readonly modules: Modules;
  readonly console: Pick<Console, "log" | "info" | "warn" | "error" | "debug" | "dir" | "table">;
  readonly guard: () => void;
}

type AsyncCode = (
  require: (name: string) => unknown,
  module: { exports: { default?: unknown } },
  exports: object,
  console: Surroundings["console"],
  guard: () => void,
) => Promise<void>;

const AsyncFunction = (async () => Promise.resolve()).constructor as new (
  ...parts: string[]
) => AsyncCode;

/** Runs compiled code as a module with top-level `await`, and returns its default export. */
export async function runCode(code: string, surroundings: Surroundings): Promise<unknown> {
  const { modules, console, guard } = surroundings;
  const require = (name: string): unknown => {
    if (name in modules) return modules[name];
    throw new Error(
      `There is no module "${name}" here. Examples can import: ${Object.keys(modules).join(", ")}.`,
    );
  };
  const module: { exports: { default?: unknown } } = { exports: {} };
  const run = new AsyncFunction("require", "module", "exports", "console", GUARD, code);
  await run(require, module, module.exports, console, guard);
  return module.exports.default;
}
