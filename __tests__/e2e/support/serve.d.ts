/** The benchmark's static server is plain JavaScript. */
declare module "*/bench/serve.mjs" {
  export function serve(
    folder: string,
  ): Promise<{ readonly origin: string; readonly close: () => Promise<void> }>;
}
