import type { SearchHit } from "../../../../src/search/engine/hits/hit";
import { keepTargets } from "../../../../src/search/engine/hits/keep-targets";

const hit = (url: string, excerpt = "", page = url.split("#")[0]): SearchHit =>
  ({
    objectID: url,
    url,
    url_without_anchor: page,
    content: excerpt,
    hierarchy: { lvl0: "Build", lvl1: "Fees", lvl2: url.split("#")[1] ?? null },
    _snippetResult: { content: { value: excerpt, matchLevel: "none", matchedWords: [] } },
  }) as unknown as SearchHit;

test("a row keeps its title and its target, and gets its excerpt", () => {
  const [kept] = keepTargets([hit("/fees")], [hit("/fees#pay", "to pay")]);
  expect(kept).toMatchObject({ objectID: "/fees", url: "/fees", hierarchy: { lvl2: null } });
  expect(kept?._snippetResult?.content?.value).toBe("to pay");
});

test("order and pages come from the new results", () => {
  const kept = keepTargets([hit("/a"), hit("/b#x")], [hit("/b"), hit("/c#y"), hit("/a#z")]);
  expect(kept.map(({ url }) => url)).toEqual(["/b#x", "/c#y", "/a"]);
});

test("showcase sites, which share a path, have separate rows", () => {
  const sites = ["/showcase#a", "/showcase#b"].map((url) => hit(url, "", url));
  expect(keepTargets(sites, sites)).toEqual(sites);
});

test("an unchanged row is the new hit itself", () => {
  const again = hit("/fees#pay", "to pay");
  expect(keepTargets([hit("/fees#pay")], [again])[0]).toBe(again);
});
