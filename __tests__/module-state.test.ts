import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/*
 * State is passed as an argument. The module variables below are the exceptions, each with its reason. The state of a
 * browser lasts only as long as the document, so it may be in a module variable.
 */

const ALLOWED: Readonly<Record<string, string>> = {
  "src/gatsby/base/build.ts build":
    "what Gatsby's hooks share; everything else is passed on from it",
  "src/pipeline/bodies/highlight-body.ts highlighter":
    "grammars of a worker thread, which has no caller that could keep them",
  "src/samples/run/stop-at-exit.ts running":
    "what has to end with the process, whose signals are as global as this",
};

const BROWSER = /^src\/(?:browser|components|live|search\/(?:engine|ui))\//;

/** Caches of pure functions, keyed by everything that their result depends on. */
const CACHES = new Set(["createFileCache", "WeakMap"]);

/**
 * Lists a module's variables that can change after loading: those declared with `let`, and collections that are empty
 * at first.
 */
function listState(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isVariable = (declarationList.flags & ts.NodeFlags.Const) === 0;
      const isState = isVariable || (initializer !== undefined && startsEmpty(initializer));
      return isState && ts.isIdentifier(name) ? [name.text] : [];
    }),
  );
}

function startsEmpty(node: ts.Expression): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const { expression, arguments: args = [] } = node;
  if (!ts.isIdentifier(expression) || CACHES.has(expression.text)) return false;
  return ["Map", "Set"].includes(expression.text) && args.length === 0;
}

test.each([
  { text: "let a = 1;", state: ["a"] },
  { text: "export let a: string | undefined;", state: ["a"] },
  { text: "const a = new Map<string, number>();", state: ["a"] },
  { text: "const a = new Set([1]);", state: [] },
  { text: "const a = new WeakMap<object, string>();", state: [] },
  { text: "function f() { let a = 1; return a; }", state: [] },
])("state is found in: $text", ({ text, state }) => {
  expect(listState("a.ts", text)).toEqual(state);
});

test("no module keeps state, except those listed with a reason", () => {
  const root = process.cwd();
  const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !BROWSER.test(file));
  const found = files.flatMap((file) =>
    listState(file, readFileSync(join(root, file), "utf8")).map((name) => `${file} ${name}`),
  );
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
  expect(files.length).toBeGreaterThan(400);
});
