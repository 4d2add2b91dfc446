import { pageOfData } from "../../model/docs/paths";
import { APP_SCRIPTS_ID } from "../boot/app-scripts";
import { cleanPath } from "../navigation/clean-path";
import { toReadablePath } from "../navigation/readable-path";

/*
 * Checks that an answer belongs to its address. A captive portal answers every request with its login page, and a saved
 * answer would be shown for a long time.
 */

const typeOf = (response: Response): string => response.headers.get("content-type") ?? "";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "'": "&#x27;" };
/** Escapes an attribute as React does, since it is compared with HTML that React wrote. */
const escapeLikeReact = (text: string): string =>
  text.replace(/[&"']/g, (sign) => ENTITIES[sign] ?? sign);

/** True if it is the page of an address: a page contains its path. */
export async function isPageOf(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !typeOf(response).startsWith("text/html"))
    return false;
  const path = escapeLikeReact(toReadablePath(cleanPath(address)));
  const mark = `<template id="${APP_SCRIPTS_ID}" data-path="${path}">`;
  return (await response.clone().text()).includes(mark);
}

/** Content types by the extension of an address. Other extensions may have any type except a page's. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.html$/, /^text\/html/],
  [/$/, /^(?!text\/html)/],
];

/** The beginning of a frame for live code (pipeline/scripts/live-files.ts). */
const FRAME =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-';

/** True if it is the script, style, data or other file of a path. */
export async function isFileOf(path: string, response: Response): Promise<boolean> {
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  if (response.status !== 200 || response.redirected || type?.test(typeOf(response)) !== true)
    return false;
  if (path.endsWith(".html")) return (await response.clone().text()).startsWith(FRAME);
  if (!path.startsWith("/page-data/")) return true;
  const data: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof data === "object" && data !== null && isDataOf(toReadablePath(path), data);
}

/** True if data contains what its address implies: the page's path, the build, or the answer of a query. */
function isDataOf(path: string, data: object): boolean {
  if (path === "/page-data/app-data.json")
    return "webpackCompilationHash" in data && typeof data.webpackCompilationHash === "string";
  if (path.startsWith("/page-data/sq/")) return "data" in data;
  const page = pageOfData(path);
  if (page !== undefined) return "path" in data && data.path === page;
  return "texts" in data && "blocks" in data; // The types of a page's names (PageTypes).
}
