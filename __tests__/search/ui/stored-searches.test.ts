import { addSearch, readSearches, removeSearch } from "../../../src/search/ui/stored-searches";

const found = (name: string) => ({ path: `/${name}`, title: name, area: "Build" });
const titles = (list: "recent" | "favorite"): string[] =>
  readSearches()[list].map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
});

test("the newest of seven recent searches comes first, and each is listed once", () => {
  for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "b"])
    addSearch("recent", found(name));
  expect(titles("recent")).toEqual(["b", "h", "g", "f", "e", "d", "c"]);
});

test("beside favorites there are four recent searches; a favorite isn't also recent", () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) addSearch("recent", found(name));
  addSearch("favorite", found("f"));
  addSearch("recent", found("f"));
  expect([titles("recent"), titles("favorite")]).toEqual([["e", "d", "c", "b"], ["f"]]);
});

test("at most ten favorites are kept, and a removed one is gone", () => {
  for (let at = 0; at < 12; at += 1) addSearch("favorite", found(`f${at}`));
  expect(titles("favorite")).toHaveLength(10);
  removeSearch("favorite", "/f11");
  expect(titles("favorite")[0]).toBe("f10");
});
