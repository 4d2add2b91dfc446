import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { createCompiler } from "../../../src/pipeline/compile/compiler";
import { listDocs } from "../../../src/pipeline/site/load-site";
import { doc } from "../../support/doc";
import { temporaryFolders, writeFiles } from "../../support/folder";

const folder = temporaryFolders();

const TERM =
  "term: Epoch\ndefinition: The time after which rewards are paid and votes are counted.\n";
const GROUP =
  "title: T\nas_of: 2026-11-21\nsources:\n  - title: S\n    url: https://celo.org\n" +
  "parameters:\n  - name: N\n    value: V\n    contract: C\n    function: f()\n";

/** Creates a site with one doc of each kind, and with the compiler's sources, which are bundled. */
async function openSite() {
  const root = folder({
    "content/data/glossary/epoch.yaml": TERM,
    "content/data/parameters/epochs.yaml": GROUP,
    "content/fragments/install.md": "Install it.\n",
    "content/docs/plain.md": doc(),
    "content/docs/term.md": doc({}, 'An <Term id="epoch">epoch</Term>.'),
    "content/docs/glossary.md": doc({}, "<Glossary />"),
    "content/docs/table.md": doc({}, '<ParameterTable group="epochs" />'),
    "content/docs/include.md": doc({}, '<Include src="fragments/install.md" />'),
  });
  for (const name of ["src", "node_modules", "package.json"]) {
    symlinkSync(join(process.cwd(), name), join(root, name));
  }
  const compiler = await createCompiler(root);
  return { root, compile: () => compiler.compile(listDocs(root)) };
}

test("a changed fragment or piece of data recompiles the docs that use it, and no others", async () => {
  const { root, compile } = await openSite();
  const first = await compile();
  expect(first.docs.flatMap(({ faults }) => faults)).toEqual([]);
  expect((await compile()).compiled).toBe(0);

  const changes = [
    ["content/data/glossary/epoch.yaml", TERM.replace("time", "days"), ["glossary", "term"]],
    ["content/data/glossary/vote.yaml", TERM.replace("Epoch", "Vote"), ["glossary"]],
    ["content/data/parameters/epochs.yaml", GROUP.replace("V", "W"), ["table"]],
    ["content/fragments/install.md", "Install both.\n", ["include"]],
  ] as const;
  let before = first;
  for (const [file, text, users] of changes) {
    writeFiles(root, { [file]: text });
    const after = await compile();
    expect([file, after.compiled]).toEqual([file, users.length]);
    const changed = [...after.bodies].filter(([one, body]) => before.bodies.get(one) !== body);
    expect(changed.map(([one]) => one).sort()).toEqual(
      users.map((name) => `content/docs/${name}.md`),
    );
    before = after;
  }
}, 60_000);

test("a change that isn't visible on the page keeps the page's body", async () => {
  const { root, compile } = await openSite();
  const before = await compile();
  writeFiles(root, { "content/data/glossary/epoch.yaml": `${TERM}aliases: [round]\n` });
  const after = await compile();
  const bodyOf = ({ bodies }: typeof before, name: string) => bodies.get(`content/docs/${name}.md`);
  expect(after.compiled).toBe(2);
  expect(bodyOf(after, "term")).toBe(bodyOf(before, "term"));
  expect(bodyOf(after, "glossary")).not.toBe(bodyOf(before, "glossary"));
}, 60_000);
