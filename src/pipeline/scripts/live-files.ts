import { createHash } from "node:crypto";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import type { LiveFiles } from "../../live/live-files";
import { removeOutput, writeOutput } from "../store/output-files";
import { bundleSent } from "./bundle-sent";
import type { Bundling } from "./sent-packages";

/** Folder of the frames in public/. Hosts send it with headers of its own. */
const FOLDER = "live";

async function bundle(
  bundling: Bundling,
  options: Pick<BuildOptions, "entryPoints" | "format" | "jsx">,
): Promise<string> {
  const text = await bundleSent(bundling, {
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    ...options,
  });
  return text.trim();
}

const bundleFile = (bundling: Bundling, file: string): Promise<string> =>
  bundle(bundling, {
    entryPoints: [join(bundling.root, file)],
    format: "iife",
    jsx: "automatic",
  });

/**
 * A page that runs a reader's code. Its policy allows its own script, which may evaluate the reader's, and no network
 * and no other page. The sandbox of its frame takes away its origin, and so storage and cookies.
 */
function toFrameHtml(script: string, styles: string): string {
  // Inside a string, these characters would end the script element.
  const safe = script.replaceAll("</script", "<\\/script");
  const hash = createHash("sha256").update(safe).digest("base64");
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Result</title><style>${styles}</style></head><body><script>${safe}</script></body></html>`;
}

/** Bundles the frames with the libraries that examples import, and writes them into public/. */
export async function writeLiveFiles(bundling: Bundling): Promise<LiveFiles> {
  const [plain, react, styles, editorStyles] = await Promise.all([
    bundleFile(bundling, "src/live/frame-plain.ts"),
    bundleFile(bundling, "src/live/frame-react.tsx"),
    bundleFile(bundling, "src/live/frame.css"),
    bundleFile(bundling, "src/live/editor.css"),
  ]);
  const publicFolder = join(bundling.root, "public");
  removeOutput(publicFolder, FOLDER);
  const write = (name: string, script: string): string => {
    const html = toFrameHtml(script, styles);
    const digest = createHash("sha256").update(html).digest("hex").slice(0, 16);
    const address = `/${FOLDER}/${name}-${digest}.html`;
    writeOutput(publicFolder, address, html);
    return address;
  };
  return { frames: { plain: write("plain", plain), react: write("react", react) }, editorStyles };
}
