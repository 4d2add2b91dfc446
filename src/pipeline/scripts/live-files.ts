import { createHash } from "node:crypto";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import type { LiveFiles, RunFrames } from "../../live/live-files";
import { listOrigins } from "../../outputs/hosting/policy";
import { removeOutput, writeOutput } from "../store/output-files";
import { bundleSent } from "./bundle-sent";
import type { Bundling } from "./sent-packages";

/** Folder in public/ for the frames. Hosts send its files with different headers from those of pages. */
const FOLDER = "live";

async function bundle(
  bundling: Bundling,
  file: string,
  define: BuildOptions["define"] = {},
): Promise<string> {
  const text = await bundleSent(bundling, {
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    entryPoints: [join(bundling.root, file)],
    format: "iife",
    jsx: "automatic",
  });
  return text.trim();
}

/**
 * Formats the page of a frame. The policy allows the page's own script and styles, and whatever `more` lists. The
 * sandbox takes away the frame's origin, and with it storage and cookies.
 */
function toFrameHtml(script: string, styles: string, more: (hash: string) => string): string {
  // Inside a string, these characters would end the script element.
  const safe = script.replaceAll("</script", "<\\/script");
  const hash = createHash("sha256").update(safe).digest("base64");
  const policy = `default-src 'none'; ${more(`'sha256-${hash}'`)}; form-action 'none'; base-uri 'none'`;
  const style = styles === "" ? "" : `<style>${styles}</style>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Result</title>${style}</head><body><script>${safe}</script></body></html>`;
}

/** Formats a page that runs code: its script may evaluate code, but can't access the network or other pages. */
const toRunningHtml = (script: string, styles: string): string =>
  toFrameHtml(
    script,
    styles,
    (hash) => `script-src ${hash} 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:`,
  );

/** Formats a page that may connect to some nodes, but can't evaluate code. */
const toRelayHtml = (script: string, nodes: readonly string[]): string =>
  toFrameHtml(script, "", (hash) => `script-src ${hash}; connect-src ${listOrigins(nodes)}`);

function createWriter(publicFolder: string): (name: string, html: string) => string {
  removeOutput(publicFolder, FOLDER);
  return (name, html) => {
    const digest = createHash("sha256").update(html).digest("hex").slice(0, 16);
    const address = `/${FOLDER}/${name}-${digest}.html`;
    writeOutput(publicFolder, address, html);
    return address;
  };
}

/** The frames of a build. `runs` is null if code can't read from Celo. */
export interface WrittenFrames {
  readonly live: LiveFiles;
  readonly runs: RunFrames | null;
}

/**
 * Bundles the frames with the libraries that examples import, and writes them to public/.
 * @param nodes URLs of the nodes that examples may call; if empty, code can't read from Celo.
 */
export async function writeLiveFiles(
  bundling: Bundling,
  nodes: readonly string[],
): Promise<WrittenFrames> {
  const [plain, react, styles, editorStyles] = await Promise.all([
    bundle(bundling, "src/live/frame-plain.ts"),
    bundle(bundling, "src/live/frame-react.tsx"),
    bundle(bundling, "src/live/frame.css"),
    bundle(bundling, "src/live/editor.css"),
  ]);
  const write = createWriter(join(bundling.root, "public"));
  const live = {
    frames: {
      plain: write("plain", toRunningHtml(plain, styles)),
      react: write("react", toRunningHtml(react, styles)),
    },
    editorStyles,
  };
  if (nodes.length === 0) return { live, runs: null };
  const [chain, relay] = await Promise.all([
    bundle(bundling, "src/live/frame-chain.ts"),
    bundle(bundling, "src/live/frame-relay.ts", { NODES: JSON.stringify(nodes) }),
  ]);
  return {
    live,
    runs: {
      chain: write("chain", toRunningHtml(chain, "")),
      relay: write("relay", toRelayHtml(relay, nodes)),
    },
  };
}
