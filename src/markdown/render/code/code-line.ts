import { escapeText } from "../../../base/escape";
import type { CodeToken } from "../../../base/segments";

/** Number of columns that fit on a phone. Longer lines wrap. */
const PHONE_COLUMNS = 30;

const SHELL: readonly string[] = ["bash", "sh", "shell", "zsh"];
/** Matches the space before a flag. */
const BEFORE_FLAG = /(?<=\S)\s+(?=--?[a-z])/gi;

/**
 * Renders a highlighted line of code. If the line may wrap, everything after its indentation gets its own element. Shell
 * commands wrap before a flag rather than between a flag and its value.
 */
export function lineToHtml(tokens: readonly CodeToken[], language: string, end = ""): string {
  const line = tokens.map(({ text }) => text).join("");
  const indent = line.search(/\S/);
  if (line.length <= PHONE_COLUMNS || indent < 0) return tokensToHtml(tokens) + end;
  const spaces = SHELL.includes(language) ? [...line.matchAll(BEFORE_FLAG)] : [];
  const places = spaces.flatMap(({ index, 0: { length } }) => [index, index + length]);
  const [before = [], ...parts] = splitTokens(tokens, [indent, ...places]).map(tokensToHtml);
  // The parts alternate between words and the spaces before flags.
  const words = parts.map((part, at) =>
    parts.length > 1 && at % 2 === 0 ? `<span class="part">${part}</span>` : part,
  );
  const space = indent > 0 ? `<span>${String(before)}</span>` : "";
  return `<span class="long">${space}<span>${words.join("")}${end}</span></span>`;
}

/** Splits a line's tokens at the given positions. */
function splitTokens(tokens: readonly CodeToken[], places: readonly number[]): CodeToken[][] {
  const stretches: CodeToken[][] = [[], ...places.map(() => [])];
  let start = 0;
  for (const { text, kind } of tokens) {
    const ends = [...places, Infinity].map((place) => place - start);
    ends.forEach((end, at) => {
      const part = text.slice(Math.max(0, ends[at - 1] ?? 0), Math.max(0, end));
      if (part !== "") stretches[at]?.push({ text: part, ...(kind !== undefined && { kind }) });
    });
    start += text.length;
  }
  return stretches;
}

function tokensToHtml(tokens: readonly CodeToken[]): string {
  let html = "";
  for (const { text, kind } of tokens) {
    html +=
      kind === undefined ? escapeText(text) : `<span class="t-${kind}">${escapeText(text)}</span>`;
  }
  return html;
}
