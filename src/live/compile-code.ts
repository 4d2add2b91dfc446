import { transform } from "sucrase";
import { guardLoops } from "./guard-loops";

/**
 * Compiles TypeScript and JSX to JavaScript that stops if it runs for too long (live/guard.ts). If the code is
 * invalid, throws a SyntaxError with the line and column.
 */
export function compileCode(code: string): string {
  const { code: plain } = transform(code, {
    transforms: ["typescript", "jsx", "imports"],
    production: true,
    preserveDynamicImport: true,
  });
  return guardLoops(plain);
}
