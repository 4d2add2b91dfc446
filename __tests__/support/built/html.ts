/** A start tag in built HTML, which always quotes its attributes. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

const decode = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** Lists every start tag in document order, including those inside a `<template>`. */
export function readTags(html: string): Tag[] {
  const withoutScripts = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1");
  return [
    ...withoutScripts.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi),
  ].map(([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));
}

/** Lists the values of an attribute, on all tags or only on tags with this name. */
export function readAttributes(html: string, attribute: string, name?: string): string[] {
  return readTags(html)
    .filter((tag) => name === undefined || tag.name === name)
    .flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

/** Returns the HTML between the first match of `start` and the next `end`; "" if there is no match. */
export function cut(html: string, start: RegExp, end: string): string {
  const from = html.search(start);
  return from < 0 ? "" : html.slice(from, html.indexOf(end, from));
}
