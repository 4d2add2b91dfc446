import { drawMonogram } from "../../../src/data/showcase/monogram";

test.each([
  ["Valora", "Va"],
  ["Celo Wallet", "CW"],
  ["GoodDollar", "GD"],
  ["el dorado by x", "ED"],
  ["X", "X"],
  ["Ōura", "Ōu"],
  ["3Box", "3B"],
  ["…", "?"],
])("%s becomes %s", (name, letters) => {
  expect(drawMonogram(name).letters).toBe(letters);
});

test("the same name always gets the same picture, and different names usually get different pictures", () => {
  expect(drawMonogram("Valora")).toEqual(drawMonogram("Valora"));
  const names = Array.from({ length: 200 }, (_, index) => `Site ${index}`);
  const pictures = new Set(names.map((name) => JSON.stringify(drawMonogram(name))));
  expect(pictures.size).toBeGreaterThan(60);
});

/** Converts a color such as `hsl(210 42% 25%)` to red, green and blue from 0 to 1 (CSS Color 4, section 7.1). */
function toRgb(color: string): number[] {
  const [hue = 0, saturation = 0, lightness = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((part) => {
    const k = (part + hue / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** Computes the contrast with white (WCAG 2.2, relative luminance). */
function contrastWithWhite(color: string): number {
  const [r = 0, g = 0, b = 0] = toRgb(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test("white letters have a contrast of 4.5:1 on every background and shape", () => {
  const all = Array.from({ length: 500 }, (_, index) => drawMonogram(`Name ${index}`));
  const contrasts = all.flatMap(({ ground, shape }) => [ground, shape].map(contrastWithWhite));
  expect(new Set(all.map(({ ground }) => ground)).size).toBe(24);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});

test("names rotate their shape by quarter turns, and each quarter occurs", () => {
  const turns = Array.from({ length: 100 }, (_, at) => drawMonogram(`Site ${at}`).turn);
  expect([...new Set(turns)].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
});
