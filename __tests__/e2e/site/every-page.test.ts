import { chooseOtherPages, choosePagesOfEachKind } from "../walk/choose-pages";
import { walkPages } from "../walk/walk-pages";

/* pages-of-each-kind.test.ts walks the others. */
const chosen = chooseOtherPages(choosePagesOfEachKind());

if (chosen.length > 0) walkPages(chosen, () => false);
else
  test("no other page has changed", () => {
    expect(chosen).toEqual([]);
  });
