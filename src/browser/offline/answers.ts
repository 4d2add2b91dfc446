import { pageOfData } from "../../base/paths";
import { cleanPath } from "../base/clean-path";
import { toReadablePath } from "../base/readable-path";
import { APP_SCRIPTS_ID } from "../boot/app-scripts";

/*
 * Checks that a response is the one that belongs to its URL. A captive portal answers every request with its login
 * page. If that page were saved, readers would see it for a long time.
 */

const typeOf = (response: Response): string => response.headers.get("content-type") ?? "";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "'": "&#x27;" };
/** Escapes an attribute as React does, for comparison with HTML that React wrote. */
const escapeLikeReact = (text: string): string =>
  text.replace(/[&"']/g, (sign) => ENTITIES[sign] ?? sign);

/** True if the response is the page at this URL: every page contains its own path. */
export async function isPageOf(address: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !typeOf(response).startsWith("text/html"))
    return false;
  const path = escapeLikeReact(toReadablePath(cleanPath(address)));
  const mark = `<template id="${APP_SCRIPTS_ID}" data-path="${path}">`;
  return (await response.clone().text()).includes(mark);
}

/** Content types by file extension. Other extensions may have any type except HTML. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.html$/, /^text\/html/],
  [/$/, /^(?!text\/html)/],
];

/** Beginning of the HTML of a live code frame (pipeline/scripts/live-files.ts). */
const FRAME =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-';

/** True if the response is the file that belongs at this path: a script, a style sheet, data or another file. */
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

/**
 * True if the data belongs to its path: depending on the path, it must contain that path, the build's hash, a query's
 * result or a page's types.
 */
function isDataOf(path: string, data: object): boolean {
  if (path === "/page-data/app-data.json")
    return "webpackCompilationHash" in data && typeof data.webpackCompilationHash === "string";
  if (path.startsWith("/page-data/sq/")) return "data" in data;
  const page = pageOfData(path);
  if (page !== undefined) return "path" in data && data.path === page;
  return "texts" in data && "blocks" in data; // The types of a page's identifiers (PageTypes).
}
