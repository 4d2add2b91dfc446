import { runInNewContext } from "node:vm";
import { type NginxMap, listAcceptMaps } from "../../../src/outputs/hosting/nginx-accept";
import { PREFERS_MARKDOWN } from "../../../src/outputs/hosting/prefers-markdown";

/** Replaces `$name` and `${name}` in a text with the values of these variables. */
const expand = (text: string, variables: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{?(\w+)\}?/g, (_, name: string) => variables.get(`$${name}`) ?? "");

/** Sets a map's variable as nginx does: the first pattern that matches decides. */
function applyMap(map: NginxMap, variables: Map<string, string>): void {
  const source = expand(map.source.replaceAll('"', ""), variables);
  for (const [pattern, value] of map.lines) {
    const [, flags = "", expression = ""] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
    const found = new RegExp(expression.replaceAll("\\g{1}", "\\1"), flags ? "i" : "").exec(source);
    if (!found) continue;
    for (const [name, text] of Object.entries(found.groups ?? {})) variables.set(`$${name}`, text);
    variables.set(map.variable, expand(value, variables));
    return;
  }
  variables.set(map.variable, expand(map.fallback, variables));
}

function endingFor(accept: string): string | undefined {
  const variables = new Map([["$http_accept", accept]]);
  for (const map of listAcceptMaps("$docs_ending")) applyMap(map, variables);
  return variables.get("$docs_ending");
}

/** The function that decides on other hosts. Its decisions have to be the same. */
const prefersMarkdown = runInNewContext(`${PREFERS_MARKDOWN}prefersMarkdown`) as (
  accept: string,
) => boolean;

test.each([
  "text/markdown",
  "Text/Markdown;charset=utf-8",
  "text/markdown, text/html",
  "text/markdown, text/html;q=0.9",
  "text/html;q=0.8, text/markdown;q=0.9",
  "text/html;q=0.1, text/markdown;q=0.2",
  "text/html;q=0, text/markdown;q=0.001",
  "text/html;q=0.45, text/markdown;q=0.46",
  "text/html;q=0.999, text/markdown;q=1.0",
  "*/*;q=0.1, text/markdown;q=0.3",
])("Markdown is sent for Accept: %s", (accept) => {
  expect(endingFor(accept)).toBe(".md");
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  "",
  "*/*",
  "text/html",
  "text/html, text/markdown",
  "text/markdown;q=0.9, text/html",
  "text/markdown;q=0",
  "text/markdown;q=2",
  "text/html;q=0.9, text/markdown;q=0.8",
  "text/html;q=0.2, text/markdown;q=0.1",
  "text/html;q=0.51, text/markdown;q=0.50",
  "text/html;q=0.40, text/markdown;q=0.39",
  "text/html, */*;q=0.1, text/markdown;q=0.2",
])("HTML is sent for Accept: %s", (accept) => {
  expect(endingFor(accept)).toBe("");
  expect(prefersMarkdown(accept)).toBe(false);
});

test("the first digit that differs decides, whatever follows", () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const wrong = digits.flatMap((html) =>
    digits
      .filter((markdown) => {
        const accept = `text/html;q=0.5${html}9, text/markdown;q=0.5${markdown}0`;
        return (endingFor(accept) === ".md") !== markdown > html;
      })
      .map((markdown) => `${markdown} to ${html}`),
  );
  expect(wrong).toEqual([]);
});
