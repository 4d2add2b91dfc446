import { type PageNeeds, YOUTUBE_FRAMES, hashOf } from "./policy";

/** What a build's code and configuration put into its pages, told by them and never read off a page. */
export interface DeclaredNeeds {
  /** Texts of inline scripts. */
  readonly scripts: Iterable<string>;
}

/**
 * The one style of a package of ours that a page may hold as an element: the logo that DocSearch draws below its
 * results when a service searches.
 */
export const SEARCH_LOGO_STYLE = ".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}";

/** Gatsby's wrapper around every page. */
const FOCUS_WRAPPER_STYLE = "outline:none";

/** Where a reader without scripts searches the web (search/ui/WebSearch.tsx). */
const WEB_SEARCH = "https://duckduckgo.com";

/**
 * What the policy of pages lets through: the same whatever stands in them. Frames are those of two components: code
 * that a reader may edit runs in one of this site (LiveCode), a video plays in one of YouTube's (YouTube).
 */
export function toPageNeeds({ scripts }: DeclaredNeeds): PageNeeds {
  return {
    scripts: new Set([...new Set(scripts)].sort().map(hashOf)),
    styles: new Set([hashOf(SEARCH_LOGO_STYLE)]),
    styleAttributes: new Set([hashOf(FOCUS_WRAPPER_STYLE)]),
    frames: new Set(["'self'", YOUTUBE_FRAMES]),
    forms: new Set([WEB_SEARCH]),
  };
}
