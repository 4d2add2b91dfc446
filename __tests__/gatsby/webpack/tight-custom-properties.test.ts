import { tighten } from "../../../src/gatsby/webpack/concerns/tight-custom-properties";

const tightened = (prop: string, value: string): string => {
  const declaration = { prop, value, raws: { between: ": " } };
  tighten.Declaration(declaration);
  return declaration.prop + declaration.raws.between + declaration.value;
};

test.each([
  ["--color-page", "#fff", "--color-page:#fff"],
  ["--wide", "min(40rem, 100%  - 2rem)", "--wide:min(40rem,100%  - 2rem)"],
  ["--font-text", '"Own, of two", serif', '--font-text:"Own, of two", serif'],
  ["color", "rgb(1, 2, 3)", "color: rgb(1, 2, 3)"],
])("%s: %s", (prop, value, expected) => {
  expect(tightened(prop, value)).toBe(expected);
});
