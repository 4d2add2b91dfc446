import { type PageNeeds, YOUTUBE_FRAMES, hashOf } from "./policy";

/**
 * Scripts and styles that a build's code and configuration add to its pages. The code declares them; they are never
 * read from built pages.
 */
export interface DeclaredNeeds {
  /** The texts of inline scripts. */
  readonly scripts: Iterable<string>;
  /** The texts of style elements. */
  readonly styles: Iterable<string>;
}

/**
 * The only style element that a package adds to a page. It belongs to the logo that DocSearch shows below results from
 * a hosted service.
 */
export const SEARCH_LOGO_STYLE = ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}";

/** Style attributes that Gatsby adds to every page: on its wrapper and on its navigation announcer. */
const GATSBY_STYLES = [
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
];

/** Search engine for readers without scripts (search/ui/WebSearch.tsx). */
const WEB_SEARCH = "https://duckduckgo.com";

/**
 * Lists everything that the pages' policy allows, regardless of what the pages contain. Two components use frames:
 * LiveCode runs code that readers may edit, in a frame of this site, and YouTube plays a video.
 */
export function toPageNeeds({ scripts, styles }: DeclaredNeeds): PageNeeds {
  return {
    scripts: new Set([...new Set(scripts)].sort().map(hashOf)),
    styles: new Set([SEARCH_LOGO_STYLE, ...styles].map(hashOf)),
    styleAttributes: new Set(GATSBY_STYLES.map(hashOf)),
    frames: new Set(["'self'", YOUTUBE_FRAMES]),
    forms: new Set([WEB_SEARCH]),
  };
}
