import { createNumbering } from "../../../src/markdown/base/numbering";

test("each kind of thing is counted separately, from 1", () => {
  const { count, countOf } = createNumbering();
  expect([count("figure"), count("figure"), count("tab group"), count("<Chart>")]).toEqual([
    1, 2, 1, 1,
  ]);
  expect([countOf("figure"), countOf("pair")]).toEqual([2, 0]);
});

test("an amount is added", () => {
  const { count } = createNumbering();
  count("taken character", 100);
  expect(count("taken character", 20)).toBe(120);
});

test("two docs don't share numbers", () => {
  createNumbering().count("figure");
  expect(createNumbering().count("figure")).toBe(1);
});
