import { transform } from "sucrase";
import { guardLoops } from "./guard-loops";

/**
 * Compiles TypeScript and JSX to JavaScript that can be stopped. If the code is invalid, it throws a SyntaxError with
 * line and column.
 */
export function compileCode(code: string): string {
  const { code: plain } = transform(code, {
    transforms: ["typescript", "jsx", "imports"],
    production: true,
    preserveDynamicImport: true,
  });
  return guardLoops(plain);
}
