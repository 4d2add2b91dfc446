import { CODE_LANGUAGES } from "../../../../src/markdown/render/code/code-languages";
import {
  type Highlight,
  createHighlighter,
} from "../../../../src/markdown/render/code/highlighter";

/** One or two lines of code in each language. Readers expect to see them highlighted. */
const SAMPLES: Readonly<Record<string, string>> = {
  bash: 'echo "hello" # greet',
  css: ".a { color: #fff; }",
  diff: "- old\n+ new",
  docker: "FROM node:20\nRUN npm ci",
  go: 'func main() { fmt.Println("x") }',
  graphql: "query { doc(id: 1) { title } }",
  html: '<a href="/x">text</a>',
  ini: "[section]\nkey = value",
  javascript: "const a = 1;",
  json: '{ "a": true }',
  jsonc: '{ "a": 1 } // why',
  jsx: "const a = <b>x</b>;",
  markdown: "# Title",
  mdx: "# Title",
  nginx: "server { listen 80; }",
  python: "def f(): return None",
  rust: 'fn main() { println!("x"); }',
  solidity: "contract A { uint256 public a; }",
  toml: '[a]\nb = "c"',
  tsx: "const a: string = <b>x</b>;",
  typescript: "interface A { b: string }",
  yaml: "a: true # why",
  c: "int main(void) { return 0; }",
  cpp: "int main() { return 0; }",
  csharp: "public class A { }",
  shellsession: '$ echo "hello"',
  dotenv: "A=b # why",
  hcl: 'resource "a" "b" { c = 1 }',
  http: "GET /x HTTP/1.1",
  java: "public class A { }",
  json5: "{ a: 1 } // why",
  kotlin: "fun main() { val a = 1 }",
  makefile: "all: # why",
  move: "module a::b { fun c() {} }",
  php: '<?php echo "a";',
  powershell: 'Write-Output "a" # why',
  protobuf: "message A { string b = 1; }",
  ruby: 'def a; "b"; end',
  scss: "$a: 1px; .b { color: $a; }",
  sql: "SELECT 1 FROM a;",
  swift: 'let a = "b"',
  vue: "<template><p>a</p></template>",
  vyper: "a: public(uint256) # why",
  xml: '<a b="c">d</a>',
};

let highlight: Highlight;

beforeAll(async () => {
  const highlighter = await createHighlighter();
  await highlighter.load(Object.keys(CODE_LANGUAGES));
  ({ highlight } = highlighter);
}, 60_000);

test.each(Object.entries(CODE_LANGUAGES).filter(([, grammar]) => grammar !== null))(
  "%s loads, highlights something, and loses no character",
  (language, grammar) => {
    const code = SAMPLES[grammar ?? ""] ?? "";
    const lines = highlight(code, language);
    expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(code);
    expect(lines.flat().some(({ kind }) => kind !== undefined)).toBe(true);
  },
);

test("text is plain", () => {
  expect(highlight("const a = 1;\nb", "text")).toEqual([
    [{ text: "const a = 1;" }],
    [{ text: "b" }],
  ]);
});

test("a language that wasn't loaded stays plain: the compiler has reported the fault", () => {
  expect(highlight("const a = 1;", "unheard-of")).toEqual([[{ text: "const a = 1;" }]]);
});

test.each([
  { language: "ts", code: "const a = 1;", text: "const", kind: "k" },
  { language: "ts", code: 'const a = "x";', text: '"x"', kind: "s" },
  { language: "ts", code: "// why", text: "// why", kind: "c" },
  { language: "ts", code: "f(42);", text: "42", kind: "n" },
  { language: "solidity", code: "function go() public {}", text: "function", kind: "k" },
  { language: "diff", code: "+ new", text: "+ new", kind: "i" },
  { language: "diff", code: "- old", text: "- old", kind: "d" },
  { language: "json", code: '{ "a": true }', text: "true", kind: "n" },
])('in $language "$text" has the kind $kind', ({ language, code, text, kind }) => {
  const tokens = highlight(code, language).flat();
  expect(tokens.find((token) => token.text.trim() === text)?.kind).toBe(kind);
});

test("adjacent tokens of the same kind are one token", () => {
  for (const line of highlight(SAMPLES.rust ?? "", "rust")) {
    line.slice(1).forEach((token, index) => {
      expect(token.kind).not.toBe(line[index]?.kind);
    });
  }
});

test("a line of more than 2000 characters is data and stays plain", () => {
  expect(highlight(`const a = "${"x".repeat(2001)}";`, "ts")[0]).toHaveLength(1);
});
