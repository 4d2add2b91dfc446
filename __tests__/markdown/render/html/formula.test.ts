import { XmlElement, parseXml } from "@rgrove/parse-xml";
import { formulaToMathml, repairMathml } from "../../../../src/markdown/render/html/formula";
import { compile } from "../../../support/compile";

/** Returns the MathML of a formula, without the elements that every formula has. */
const mathOf = (tex: string): string =>
  /<semantics><mrow>(.*)<\/mrow><annotation/.exec(formulaToMathml(tex, true))?.[1] ?? "";

describe("KaTeX output that browsers don't render", () => {
  test.each([
    {
      name: "a function's name as an index",
      tex: "y_{\\max}",
      math: "<msub><mi>y</mi><mrow><mi>max</mi><mo>⁡</mo></mrow></msub>",
    },
    {
      name: "a function's name with something below it",
      tex: "\\max_x y",
      math: "<munder><mrow><mi>max</mi><mo>⁡</mo></mrow><mi>x</mi></munder><mi>y</mi>",
    },
    {
      name: "two names with something below them",
      tex: "\\underset{x}{\\arg\\max}",
      math: "<mrow><munder><mo>arg\u2009max</mo><mi>x</mi></munder></mrow>",
    },
    {
      name: "an operator of letters keeps its spaces",
      tex: "a \\bmod b",
      math: '<mo lspace="0.22em" rspace="0.22em">mod</mo>',
    },
  ])("$name", ({ tex, math }) => {
    expect(mathOf(tex)).toContain(math);
  });
});

const CHILDREN: Readonly<Record<string, number>> = {
  mfrac: 2,
  mover: 2,
  mroot: 2,
  msub: 2,
  msubsup: 3,
  msup: 2,
  munder: 2,
  munderover: 3,
};

/** Lists elements that violate the content model of MathML Core. */
function listBroken(element: XmlElement): string[] {
  const elements = element.children.filter((child) => child instanceof XmlElement);
  const expected = CHILDREN[element.name] ?? elements.length;
  const isToken = ["mi", "mn", "mo", "ms", "mtext"].includes(element.name);
  const isRight = elements.length === expected && !(isToken && elements.length > 0);
  return [...(isRight ? [] : [element.name]), ...elements.flatMap(listBroken)];
}

test.each([
  "\\frac\\max\\min",
  "\\max^2_x",
  "{\\lim}^{\\sup}",
  "\\limsup_{n \\to \\infty} a_n",
  "\\operatorname*{arg\\,max}_{x} f(x)",
  "\\sqrt[\\min]{x_{\\max}}",
  "\\overset{!}{=}",
  "\\stackrel{\\max}{\\to}",
  "\\overbrace{\\max a}^{\\text{all}}",
  "\\mathrel{\\|}",
  "\\mathbin{x_1}",
  "\\mathop{x_{\\max}}\\limits_i",
  "a \\pmod{b}",
  "\\sum_{i<j}^{\\max} b_i",
  "\\int_0^\\infty e^{-x}\\,dx",
  "\\binom{n}{\\min}",
  "\\begin{pmatrix} \\max & a_{\\min} \\\\ c & d \\end{pmatrix}",
  "\\begin{aligned} a &= b_{\\max} \\\\ c &= d \\end{aligned}",
  "\\begin{cases} \\max & a > 0 \\\\ 0 & \\text{otherwise} \\end{cases}",
  "\\xrightarrow{\\max} \\hat{x} \\vec{v} \\mathbb{E}[X] \\boxed{y}",
  "x'' < y \\& \\text{\"\\&\"}",
])("%s is MathML", (tex) => {
  for (const isBlock of [true, false]) {
    const { root } = parseXml(formulaToMathml(tex, isBlock));
    expect(root && listBroken(root)).toEqual([]);
  }
});

test("anything else that browsers wouldn't render is an error", () => {
  expect(() => repairMathml("<math><msub><mi>a</mi></msub></math>")).toThrow(
    "<msub> has 1 parts instead of 2",
  );
});

test("text stays as it was", () => {
  expect(formulaToMathml("a < b", false)).toContain(
    '<annotation encoding="application/x-tex">a &lt; b</annotation>',
  );
});

test("an invalid formula is a fault", () => {
  expect(compile("So $\\frac{1}$.").faults).toContain("[markdown/formula]");
});

test.each([
  ["a macro", "\\def\\a{x}\\a"],
  ["a command with another name", "\\let\\a=\\max\\a"],
  ["a command of its own", "\\newcommand{\\a}{x}\\a"],
  ["2,001 characters", "x".repeat(2001)],
  ["a line that covers the page", "\\rule{99999em}{99999em}"],
  ["a space that moves words out of the page", "\\kern{-9999em}x"],
])("a formula with %s is a fault", (_, tex) => {
  expect(compile(`So $${tex}$.`).faults).toContain("[markdown/formula]");
});

test("the limit for sizes applies in em, to which other units are converted", () => {
  expect(compile("So $\\rule{600pt}{1em}$.").faults).toContain("it has a size above 50 em");
  expect(compile("So $\\rule{400pt}{1em}$.").faults).toBe("");
});

test.each(["\\left(x \\leq y\\right)", "\\rule{2em}{0.1em}", "x".repeat(2000)])(
  "%s isn't a fault",
  (tex) => {
    expect(compile(`So $${tex}$.`).faults).toBe("");
  },
);
