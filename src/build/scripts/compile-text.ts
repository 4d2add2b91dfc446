import { join } from "node:path";
import { minify } from "@swc/core";
import { build } from "esbuild";
import type { Services } from "../../site/services";
import { readServices } from "../settings/service-settings";
import { noteSentInputs } from "./sent-packages";

/** A browser script or a style sheet of ours with all it imports, minified, as text. */
export async function compileText(
  root: string,
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles, metafile } = await build({
    define,
    entryPoints: [join(root, file)],
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  noteSentInputs(root, metafile);
  const text = outputFiles[0]?.text ?? "";
  if (!file.endsWith(".ts")) return text.trim();
  // It stands in every page, and SWC brings esbuild's 2.3 KB gzip down by 150 bytes.
  const { code } = await minify(text, { compress: { passes: 3 }, mangle: true, ecma: 2022 });
  return code.trim();
}

/** The build's services (src/site/build-services.d.ts), name by name, as webpack and esbuild both take them. */
export function defineServices(): Record<string, string> {
  const { services } = readServices(process.env);
  const all: Required<{ [Name in keyof Services]: unknown }> = {
    analyticsId: services.analyticsId,
    tagManagerId: services.tagManagerId,
    marketingId: services.marketingId,
    assistant: services.assistant,
    honoursDoNotTrack: services.honoursDoNotTrack,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      `SERVICES.${name}`,
      value === undefined ? "undefined" : JSON.stringify(value),
    ]),
  );
}

/** The inline scripts of pages, as they stand in them: what the security policy names by hash. */
export interface InlineScripts {
  /** On every page. */
  readonly beforePaint: string;
  /** On the showcase and the tutorials. */
  readonly listing: string;
}

let inlineScripts: Promise<InlineScripts> | undefined;

/** Compiles them once: pages are rendered with the same text that the policy is made from. */
export function compileInlineScripts(root: string): Promise<InlineScripts> {
  const script = (file: string): Promise<string> =>
    compileText(root, `src/browser/${file}`, defineServices());
  inlineScripts ??= Promise.all([
    script("boot/before-paint.ts"),
    script("listing/listing-inline.ts"),
  ]).then(([beforePaint, listing]) => ({ beforePaint, listing }));
  return inlineScripts;
}
