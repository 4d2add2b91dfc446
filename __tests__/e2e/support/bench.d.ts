/** What the suite uses of the benchmark, which is plain JavaScript. */
declare module "*/bench/serve.mjs" {
  export function serve(
    folder: string | (() => string),
  ): Promise<{ readonly origin: string; readonly close: () => Promise<void> }>;
}

declare module "*/bench/system-chromium.mjs" {
  export const FLAGS: string[];
  export function findChromium(): string;
}
