import { withBase } from "./base-path";

const TAG = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ADDRESS = / (href|src|poster|action)="([^"]*)"/g;
const SET = / srcset="([^"]*)"/g;

/** The addresses of a `srcset`, each with the base path. */
export const prefixSet = (set: string): string =>
  set.replaceAll(
    /(^|,\s*)(\/[^\s,]*)/g,
    (_, before: string, path: string) => before + withBase(path),
  );

/** HTML whose addresses have the base path of this build. */
export const prefixHtml = (html: string): string =>
  BASE_PATH
    ? html.replaceAll(TAG, (tag) =>
        tag
          .replaceAll(ADDRESS, (_, name: string, path: string) => ` ${name}="${withBase(path)}"`)
          .replaceAll(SET, (_, set: string) => ` srcset="${prefixSet(set)}"`),
      )
    : html;
