import { resolveSidebars } from "../../src/docs/sidebars/resolve-sidebars";
import { parseYaml } from "../../src/faults/yaml";
import { type Attack, attackSite, expectHarmless } from "../support/hostile/attack";
import { measureFairly } from "../support/hostile/cpu-time";
import { isNightly, isPicked } from "../support/nightly";
import { showcaseOf, siteYaml } from "../support/showcase";
import { yamlText } from "../support/sidebars";

const r = (text: string, times: number): string => text.repeat(times);
const each = (times: number, write: (at: number) => string, between = "\n"): string =>
  Array.from({ length: times }, (_, at) => write(at)).join(between);

/** Nine levels of ten aliases each, which expand to a billion words. */
const BOMB = each(9, (at) => `a${at}: &a${at} [${at === 0 ? "x" : r(`*a${at - 1}, `, 9)}]`);

/**
 * YAML that attacks its reader, each with the rule that refuses it before any schema does. Texts without a rule are
 * left to the schemas.
 */
const YAML: readonly (readonly [name: string, text: string, rule?: string])[] = [
  ["an alias bomb", BOMB, "yaml/too-much"],
  ["an alias inside its own anchor", "a: &a [*a]", "yaml/too-much"],
  ["a merge inside its own anchor", "a: &a\n  <<: *a", "yaml/too-much"],
  ["101 aliases", `a: &a x\nb: [${r("*a, ", 101)}]`, "yaml/too-much"],
  ["an alias of nothing", "a: *nothing"],
  ["lists in lists", `a: ${r("[", 10_000)}`, "yaml/too-much"],
  ["closed lists in lists", `a: ${r("[", 9000)}${r("]", 9000)}`, "yaml/too-much"],
  ["maps in maps", `a: ${r("{a: ", 9000)}`, "yaml/too-much"],
  ["keys in keys", each(300, (at) => `${r(" ", at)}a:`), "yaml/too-much"],
  ["dashes in a row", `${r("- ", 9000)}a`, "yaml/too-much"],
  ["questions in a row", `${r("? ", 9000)}a`, "yaml/too-much"],
  ["a file that is too long", `a: ${r("x", 301_000)}`, "yaml/too-much"],
  ["a long text", `a: "${r("x", 290_000)}"`],
  ["a long text that is never closed", `a: "${r("x", 290_000)}`],
  ["10,000 keys", each(10_000, (at) => `a${at}: 1`)],
  ["10,000 items", r("- a\n", 10_000)],
  ["10,000 times the same key", r("a: 1\n", 10_000)],
  ["a key twice", "a: 1\na: 2"],
  ["a key twice, once in quotes", 'a: 1\n"a": 2'],
  ["__proto__ twice", "__proto__: 1\n__proto__: 2"],
  ["10,000 comments", r("# a\n", 10_000)],
  ["10,000 blanks", `a:${r(" ", 10_000)}b`],
  ["10,000 anchors", each(10_000, (at) => `- &a${at} x`)],
  ["10,000 tags", r("- !a x\n", 10_000)],
  ["a function", 'a: !!js/function "function () { return 1 }"'],
  ["a regular expression", "a: !!js/regexp /(a+)+$/"],
  ["a Python object", 'a: !!python/object/apply:os.system ["id"]'],
  ["a tag with an address", "a: !<tag:evil.example,2026:x> y"],
  ["a tag directive", "%TAG ! tag:evil.example,2026:\n---\na: !x y"],
  ["a version directive", "%YAML 9.9\n---\na: b"],
  ["binary", "a: !!binary aGVsbG8="],
  ["a set", "a: !!set {x, y}"],
  ["an ordered map", "a: !!omap [x: 1, y: 2]"],
  ["two documents", "a: 1\n---\na: 2"],
  ["1,000 documents", r("---\na: 1\n", 1000)],
  ["an end of the document", "a: 1\n...\nb: 2"],
  ["a merge key", "a: &a {title: x}\nb: {<<: *a}"],
  ["a prototype", "__proto__: {title: x}"],
  ["a constructor", "constructor: {prototype: {title: x}}"],
  ["methods of every object", "toString: 1\nvalueOf: 2\nhasOwnProperty: 3"],
  ["then", "then: 1"],
  ["a date", "a: 2026-02-30"],
  ["an endless number", `a: ${r("9", 9000)}`],
  ["an infinity", "a: .inf\nb: -.inf\nc: .nan"],
  ["octal, hexadecimal and base 60", "a: 0o17\nb: 0xff\nc: 1:20:30"],
  ["a zero byte", "a: b\0c"],
  ["an escaped zero byte", 'a: "\\0"'],
  ["half a surrogate pair", 'a: "\\ud800"'],
  ["control characters", "a: \x07\x1b[2J"],
  ["a byte order mark", "\ufeffa: b"],
  ["a byte order mark inside", "a: \ufeffb"],
  ["tabs", "a:\n\tb: c"],
  ["carriage returns", "a: 1\rb: 2\r"],
  ["a line separator", "a: b\u2028c: d"],
  ["a right-to-left override", "a: b\u202ec", "text/bidirectional"],
  ["an escaped one", 'a: "\\u202e"', "text/bidirectional"],
  ["one in a key", "a\u2066b: c", "text/bidirectional"],
  ["one in a comment", "a: b # \u202e", "text/bidirectional"],
  ["a map for a key", "? {a: b}\n: c"],
  ["a list for a key", "? [a, b]\n: c"],
  ["no key", ": a"],
  ["null", "null"],
  ["nothing", ""],
  ["a number", "42"],
  ["a text", "words"],
  ["HTML", "a: <script>alert(1)</script>"],
];

const CASES = YAML.map(([name, text, rule]) => ({ name, text, rule }));

/** Parses a text, and returns its faults as the result of an attack. */
function attackYaml(file: string, text: string): Attack {
  const { result, seconds } = measureFairly(() => parseYaml(text, { file, firstLine: 1 }));
  const faults = Array.isArray(result) ? result : [];
  const positions = faults.map(({ line, column, rule }) => `${file}:${line}:${column} ${rule}`);
  return { faults, positions, html: "", seconds };
}

test.each(CASES)("YAML is read or refused within the time limit: $name", ({ text, rule }) => {
  const file = "content/tags.yaml";
  expectHarmless(attackYaml(file, text), { [file]: text }, rule);
  expect(({} as { title?: string }).title).toBeUndefined();
});

const LARGE = 30_000;
/**
 * Large texts that are read to the end take half a second each, mostly in the YAML parser. The tests above already
 * run that parser on all of them. So for each kind of file, the nightly run uses all texts, and other runs use a
 * fifth, chosen by TEST_SEED.
 */
const TAKEN = CASES.filter(
  ({ text, rule }) => rule !== undefined || text.length < LARGE || isNightly || isPicked(text, 5),
);

/** Files of a site for which none of the texts above is valid. */
const FILES = ["content/data/networks.yaml", "content/redirects.yaml"] as const;

describe.each(FILES)("%s", (file) => {
  test.each(TAKEN.filter(({ text }) => !/^\s*(?:#.*\n|null|$)/.test(text)))(
    "refuses $name",
    ({ text, rule }) => {
      const files = { [file]: text };
      const attack = attackSite(files);
      expectHarmless(attack, files, rule);
      expect(attack.faults.some((fault) => fault.file === file)).toBe(true);
    },
  );
});

test.each(TAKEN.filter(({ text }) => !text.includes("\n---\n")))(
  "frontmatter: $name",
  ({ text, rule }) => {
    const file = "content/docs/attack.md";
    const files = { [file]: `---\n${text}\n---\n\nWords.\n` };
    const attack = attackSite(files);
    expectHarmless(attack, files, rule);
    expect(attack.faults.some((fault) => fault.file === file)).toBe(true);
  },
);

/** Sidebars that aren't trees of docs. */
const SIDEBARS: readonly (readonly [name: string, text: string])[] = [
  ["a list", "- doc: build"],
  ["a text", "docs: build"],
  ["a number", "docs: 1"],
  ["an unknown key", "docs:\n  - doc: build\n    onclick: x"],
  ["an unknown doc", "docs:\n  - doc: ../../etc/passwd"],
  ["a prototype", "__proto__:\n  - doc: build"],
  ["a constructor", "constructor:\n  - doc: nothing"],
  ["a link that runs", "docs:\n  - link: javascript:alert(1)\n    label: a"],
  ["a link to data", "docs:\n  - link: data:text/html,x\n    label: a"],
  ["a link to another host", "docs:\n  - link: //evil.example\n    label: a"],
  ["a cycle", "docs: &a\n  - category: b\n    items: *a"],
  ["an alias bomb", `${BOMB}\ndocs: *a8`],
  ["a category without items", "docs:\n  - category: a"],
  ["an item of nothing", "docs:\n  -"],
  ["the same doc 5,000 times", `docs:\n${r("  - doc: build\n", 5000)}`],
  ["categories in categories", `docs: ${r("[{category: a, items: ", 40)}[]${r("}]", 40)}`],
  ["5,000 sidebars", each(5000, (at) => `a${at}: 1`)],
];

/** Texts that are odd, but still valid sidebars. */
const HARMLESS_SIDEBARS = new Set(["a prototype", "the same doc 5,000 times"]);

test.each(SIDEBARS)("sidebars: %s", (name, text) => {
  const file = "content/sidebars.yaml";
  const attack = attackSite({ [file]: text });
  expectHarmless(attack, { [file]: text });
  expect(attack.faults.some((fault) => fault.file === file)).toBe(!HARMLESS_SIDEBARS.has(name));
});

test("a sidebar named like the prototype of every object is only a sidebar", () => {
  resolveSidebars(yamlText('"__proto__":\n  - link: https://celo.org\n    label: a'), {
    version: "current",
    docs: new Map(),
    draftIds: new Set(),
    pathOf: (target: string) => target,
  });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Files of content/showcase. */
const SHOWCASE: readonly (readonly [name: string, file: string, text: string])[] = [
  ["an address that runs", "sites/a.yaml", siteYaml("A", { website: "javascript:alert(1)" })],
  ["a source that runs", "sites/a.yaml", siteYaml("A", { source: "data:text/html,x" })],
  ["an address of a file", "sites/a.yaml", siteYaml("A", { website: "file:///etc/passwd" })],
  [
    "an address with a password",
    "sites/a.yaml",
    siteYaml("A", { website: "https://a:b@c.example/" }),
  ],
  ["a picture outside", "sites/a.yaml", siteYaml("A", { picture: "../../.git/config" })],
  ["a picture that is missing", "sites/a.yaml", siteYaml("A", { picture: "images/none.png" })],
  ["a picture with a zero byte", "sites/a.yaml", siteYaml("A", { picture: "images/a\0.png" })],
  ["a tag of every object", "sites/a.yaml", siteYaml("A", { tags: ["constructor"] })],
  ["a tag named __proto__", "sites/a.yaml", siteYaml("A", { tags: ["__proto__"] })],
  [
    "10,000 tags",
    "sites/a.yaml",
    siteYaml("A", { tags: Array.from({ length: 10_000 }, () => "x") }),
  ],
  ["a long description", "sites/a.yaml", siteYaml("A", { description: r("words ", 9000) })],
  ["no name", "sites/a.yaml", siteYaml("A", { name: "" })],
  ["an unknown key", "sites/a.yaml", siteYaml("A", { onclick: "x" })],
  ["a list", "sites/a.yaml", "- a"],
  ["an alias bomb", "sites/a.yaml", BOMB],
  ["a function", "sites/a.yaml", 'name: !!js/function "x"'],
  ["tags that are a list", "tags.yaml", "- popular"],
  [
    "a color that is more than one",
    "tags.yaml",
    'a: {label: A, group: showcase, color: "red;}*{x:y"}',
  ],
  ["a file with another name", "sites/A b.yaml", siteYaml("A")],
  ["a file outside", "../x.yaml", siteYaml("A")],
];

test.each(SHOWCASE)("showcase: %s", (_, file, text) => {
  const { result, seconds } = measureFairly(() => showcaseOf({ [file]: text }));
  const { faults } = result;
  const positions = faults.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
  expectHarmless({ faults, positions, html: "", seconds }, { [`content/showcase/${file}`]: text });
  expect(faults.length).toBeGreaterThan(0);
});

/** Names that archived versions may not have. */
test.each([
  ["next"],
  ["current"],
  ["NEXT"],
  ["static"],
  [".git"],
  ["a b"],
  ["__proto__."],
  ["%2e%2e"],
  ["a\u202eb"],
])("versions: a folder %s is refused", (name) => {
  const file = `content/versions/${name}/docs/index.md`;
  const attack = attackSite({
    [file]:
      "---\ntitle: A page\ndescription: One sentence that says what a reader finds on this page.\nfacts_checked: 2026-11-21\n---\n\nWords.\n",
  });
  expectHarmless(attack);
  expect(attack.faults.map((fault) => fault.file)).toContain(file);
});
