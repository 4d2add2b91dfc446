import { render } from "@testing-library/react";
import { HomeDrawing } from "../../../src/components/home/HomeDrawing";

type Point = readonly [x: number, y: number];

/** Coordinates of the upper plate's corners. Payments go from one point on this plate to another. */
const TOP = 66;
const [LEFT, RIGHT, MIDDLE] = [30, 410, 150];

const draw = () => render(<HomeDrawing className="drawing" payment="payment" />).container;
const pathsIn = (group: Element | null | undefined): string[] =>
  [...(group?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("d") ?? "");
/** Lists the dots in the drawing. */
const dotsIn = (drawing: Element): Point[] =>
  [...drawing.querySelectorAll("ellipse")].map((dot) => [
    Number(dot.getAttribute("cx")),
    Number(dot.getAttribute("cy")),
  ]);
/** Lists an arc's start, control point and end. */
const pointsOf = (arc: string): Point[] =>
  [...arc.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
/** Distance of a point from the center of the plate: 0 at the center, 1 at the edge. */
const distance = ([x, y]: Point): number =>
  Math.abs(x - (LEFT + RIGHT) / 2) / ((RIGHT - LEFT) / 2) + Math.abs(y - MIDDLE) / (MIDDLE - TOP);

test("there are two plates, one above the other and connected by lines, the upper one in our color", () => {
  const [plates] = draw().querySelectorAll("svg > g");
  expect(pathsIn(plates)).toEqual([
    "M30 236v22l190 84 190-84v-22l-190 84z",
    "M220 152l190 84-190 84-190-84z",
    "M30 236V172M410 236V172M220 320V256",
    "M30 150v22l190 84 190-84v-22l-190 84z",
    "M220 66l190 84-190 84-190-84z",
  ]);
  const fills = [...plates!.querySelectorAll("path")].map((path) => path.getAttribute("fill"));
  expect(fills.indexOf("var(--color-mark)")).toBe(3);
});

test("each dot is on the upper plate, away from its edge", () => {
  const dots = dotsIn(draw());
  expect(dots).toHaveLength(4);
  for (const dot of dots) expect(distance(dot)).toBeLessThan(0.8);
});

test("each payment is an arc between two dots, and every dot has one", () => {
  const drawing = draw();
  const dots = dotsIn(drawing).map(String);
  const arcs = pathsIn(drawing.querySelectorAll("svg > g")[1]).map(pointsOf);
  expect(arcs).toHaveLength(5);
  const ends = arcs.flatMap(([from, over, to]) => {
    expect(over?.[0]).toBe(((from?.[0] ?? 0) + (to?.[0] ?? 0)) / 2);
    expect(over?.[1]).toBe(Math.min(from?.[1] ?? 0, to?.[1] ?? 0) - 60);
    return [String(from), String(to)];
  });
  expect(new Set(ends)).toEqual(new Set(dots));
  expect(new Set(arcs.map(String)).size).toBe(5);
});

test("the moving payment follows one of these arcs, from the left of the plate to the right", () => {
  const drawing = draw();
  const ways = pathsIn(drawing.querySelectorAll("svg > g")[1]);
  const [outline, inside] = pathsIn(drawing.querySelector(".payment"));
  expect(inside).toBe(outline);
  expect(ways).toContain(outline);
  const [from, , to] = pointsOf(outline ?? "");
  expect(from?.[0]).toBeLessThan(150);
  expect(to?.[0]).toBeGreaterThan(300);
});
