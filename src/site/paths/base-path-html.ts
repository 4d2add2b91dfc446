import { withBase } from "./base-path";

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ADDRESS = / (href|src|poster|action)="([^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** Adds the base path to the addresses in a `srcset`. */
export const prefixSet = (set: string): string =>
  set.replaceAll(
    /(^|,\s*)(\/[^\s,]*)/g,
    (_, before: string, path: string) => before + withBase(path),
  );

/** Adds this build's base path to the addresses in HTML. */
export const prefixHtml = (html: string): string =>
  BASE_PATH
    ? html.replaceAll(TAG, (tag) =>
        tag
          .replaceAll(ADDRESS, (_, name: string, path: string) => ` ${name}="${withBase(path)}"`)
          .replaceAll(SET, (_, set: string) => ` srcset="${prefixSet(set)}"`),
      )
    : html;
