import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type ReactNode, isValidElement } from "react";
import { attributesOf, listElements, textOf } from "../../outputs/hosting/html-elements";
import { formatMetaPolicy, hashOf } from "../../outputs/hosting/policy";
import { REDIRECT_SCRIPT } from "../../outputs/hosting/redirects";
import { readExternalOrigins } from "../settings/external-origins";
import type { PageScripts } from "./compile-text";
import { readGtagOptions } from "./gtag-options";

/** The file with the scripts that Gatsby adds to the end of every page. It doesn't depend on content. */
const SCRIPT_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** Lists the texts of all inline scripts that code or configuration puts into pages of this build. */
export async function listDeclaredScripts({ root, inlineScripts }: PageScripts): Promise<string[]> {
  const { beforePaint, listing } = await inlineScripts();
  const slice = join(root, SCRIPT_SLICE);
  const ofGatsby = existsSync(slice)
    ? listElements(readFileSync(slice, "utf8"), { scriptingEnabled: true })
        .filter((one) => one.tagName === "script" && !attributesOf(one).has("src"))
        .map(textOf)
    : [];
  return [beforePaint, listing, REDIRECT_SCRIPT, ...ofGatsby, ...listGtagScripts(root)];
}

/**
 * The policies in the pages' `<meta>` tags: one for pages with a listing, which have an additional script, and one for
 * all other pages.
 */
export interface MetaPolicies {
  readonly page: string;
  readonly listing: string;
}

/** Returns the policies. They are needed when pages are rendered, and again when the pages are checked. */
export async function readMetaPolicies({
  root,
  inlineScripts,
}: PageScripts): Promise<MetaPolicies> {
  const { beforePaint, listing } = await inlineScripts();
  const external = readExternalOrigins();
  const everywhere = [beforePaint, ...listGtagScripts(root)].map(hashOf);
  return {
    page: formatMetaPolicy(everywhere, external),
    listing: formatMetaPolicy([...everywhere, hashOf(listing)], external),
  };
}

/** The part of Gatsby's plugin API that gatsby-plugin-google-gtag uses. */
interface TagPlugin {
  readonly onRenderBody: (
    api: { setHeadComponents: () => void; setPostBodyComponents: (nodes: ReactNode[]) => void },
    options: object,
  ) => void;
}

/** Runs gatsby-plugin-google-gtag, and lists the inline scripts that it adds to pages. */
function listGtagScripts(root: string): string[] {
  const options = readGtagOptions(process.env);
  if (!options) return [];
  const require = createRequire(join(root, "package.json"));
  const plugin = require("gatsby-plugin-google-gtag/gatsby-ssr") as TagPlugin;
  const texts: string[] = [];
  const take = (nodes: ReactNode[]): void => {
    for (const node of nodes) {
      if (!isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(node)) continue;
      const text = node.props.dangerouslySetInnerHTML?.__html;
      if (text !== undefined) texts.push(text);
    }
  };
  plugin.onRenderBody({ setHeadComponents: () => undefined, setPostBodyComponents: take }, options);
  return texts;
}
