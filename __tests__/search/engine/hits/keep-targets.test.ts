import { type Hit, listMatchedWords, toText } from "../../../../src/search/engine/hits/hit";
import { keepTargets } from "../../../../src/search/engine/hits/keep-targets";

const hit = (path: string, excerpt = ""): Hit => ({
  path,
  titles: [[{ text: path, isMatch: false }]],
  excerpt: excerpt === "" ? [] : [{ text: excerpt, isMatch: false }],
  area: "Build",
  hasEnded: false,
});

test("a row keeps its title and its target, and gets its excerpt", () => {
  const shown = hit("/fees");
  const [kept] = keepTargets([shown], [hit("/fees#pay", "to pay")]);
  expect(kept).toMatchObject({ path: "/fees", titles: shown.titles });
  expect(toText(kept?.excerpt ?? [])).toBe("to pay");
});

test("order and pages come from the new results", () => {
  const kept = keepTargets([hit("/a"), hit("/b#x")], [hit("/b"), hit("/c#y"), hit("/a#z")]);
  expect(kept.map(({ path }) => path)).toEqual(["/b#x", "/c#y", "/a"]);
});

test("showcase sites, which share a path, have separate rows", () => {
  const sites = ["/showcase#a", "/showcase#b"].map((path) => hit(path));
  expect(keepTargets(sites, sites)).toEqual(sites);
});

test("an unchanged row is the new hit itself", () => {
  const again = hit("/fees#pay", "to pay");
  expect(keepTargets([hit("/fees#pay")], [again])[0]).toBe(again);
});

test("the matched words of a hit are those of its titles and its excerpt, each once", () => {
  const gas = { text: "Gas", isMatch: true };
  const found = {
    ...hit("/fees"),
    titles: [[gas]],
    excerpt: [gas, { text: " fee", isMatch: false }],
  };
  expect(listMatchedWords(found)).toEqual(["Gas"]);
});
