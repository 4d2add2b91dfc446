/** The parts of the benchmark that the suite uses. The benchmark is plain JavaScript. */
declare module "*/bench/serve.mjs" {
  export type HeadersOf = (folder: string, path: string) => Record<string, string>;
  export function serve(
    folder: string | (() => string),
    options?: { readonly headersOf?: HeadersOf; readonly endings?: readonly string[] },
  ): Promise<{ readonly origin: string; readonly close: () => Promise<void> }>;
}

declare module "*/bench/search/asked.mjs" {
  export interface AskedQuery {
    readonly kind: string;
    readonly query: string;
  }
  export function listShort(): Omit<AskedQuery, "kind">[];
  export function rankOf(
    asked: Omit<AskedQuery, "kind">,
    hits: readonly { readonly path: string }[],
  ): number | undefined;
  export function listAsked(half: "report" | "tune"): AskedQuery[];
  export function judge(
    asked: AskedQuery,
    hits: readonly { readonly path: string }[],
  ): Readonly<Record<"strict" | "lenient" | "first", boolean>>;
}

declare module "*/bench/browser/system-chromium.mjs" {
  export const FLAGS: string[];
  export function findChromium(): string;
}
