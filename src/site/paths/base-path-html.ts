import { withBase } from "./base-path";

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ADDRESS = / (href|src|poster|action)="([^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** Adds the base path to the addresses of a `srcset`. */
export const prefixSet = (set: string): string =>
  set.replaceAll(
    /(^|,\s*)(\/[^\s,]*)/g,
    (_, before: string, path: string) => before + withBase(path),
  );

/** Adds the base path of this build to addresses in HTML. */
export const prefixHtml = (html: string): string =>
  BASE_PATH
    ? html.replaceAll(TAG, (tag) =>
        tag
          .replaceAll(ADDRESS, (_, name: string, path: string) => ` ${name}="${withBase(path)}"`)
          .replaceAll(SET, (_, set: string) => ` srcset="${prefixSet(set)}"`),
      )
    : html;
