import { join } from "node:path";
import type { GatsbyCache, Reporter } from "gatsby";
import { compileMDX } from "gatsby-plugin-mdx/dist/compile-mdx";
import { mdxDocs } from "../../../src/gatsby/source/mdx-docs";

/** Returns the output of gatsby-plugin-mdx for a file, with our own plugin applied. */
async function compileMdx(file: string, source: string): Promise<string> {
  const cache = { get: () => Promise.resolve(undefined) } as unknown as GatsbyCache;
  const reporter = {
    panicOnBuild: ({ context }: { context: { errorMeta: Error } }) => {
      throw context.errorMeta;
    },
  } as unknown as Reporter;
  // According to unified's types, a parser may also be a class, but mdxDocs expects a function.
  const options = { remarkPlugins: [mdxDocs as never], jsx: true };
  const compiled = await compileMDX({ absolutePath: file, source }, options, cache, reporter);
  return compiled?.processedMDX ?? "";
}

const DOC = join(process.cwd(), "content/docs/build/fees.mdx");
const TEXT = `---
title: Fees
---

import { Fees } from "@site/src/components/Fees";

## Heading {#own}

Price: $x^{2}$, and a table:

| a | b |
| --- | --- |
| 1 | 2 |

:::note[Hi]

<Fees gas={21000} of="a &quot;b&quot;">

Words with **signs**.

</Fees>

:::

<Fees small>One line.</Fees>
`;

test.each([DOC, `${process.cwd()}/src/templates/mdx-doc.tsx?__contentFilePath=${DOC}`])(
  "MDX gets only the code of the doc %s",
  async (path) => {
    const code = await compileMdx(path, TEXT);
    expect(code).toContain('import {Fees} from "@site/src/components/Fees"');
    expect(code).not.toMatch(/Heading|Price|table|Words|One line/);
    expect(code.replace(/\s+/g, " ")).toContain(
      '<Part at={0}><Fees gas={21000} of={"a \\"b\\""}><Slot /></Fees></Part>',
    );
    expect(code).toContain("<Part at={1}><Fees small><Slot /></Fees></Part>");
  },
);

test("a page of src/pages is plain MDX", async () => {
  const code = await compileMdx(join(process.cwd(), "src/pages/x.mdx"), "Words with **signs**.");
  expect(code).toContain("<_components.strong>");
  expect(code).not.toContain("Part");
});

const EVIL = "globalThis.process.exit(1)";

test.each([
  ["in a footnote that nothing refers to", `Words.\n\n[^1]: <Fees gas={${EVIL}}>a</Fees>`],
  ["in a spread", `<Fees {...${EVIL}}>a</Fees>`],
  ["beside an import", `export const a = ${EVIL};\n\n<Fees>a</Fees>`],
  ["in an expression", `<Fees>{${EVIL}}</Fees>\n\n{${EVIL}}`],
  ["in a component's attribute", `<Tabs a={${EVIL}}>\n<Fees a={[${EVIL}]}>a</Fees>\n</Tabs>`],
])("code %s isn't passed on, whatever the compiler says about it", async (_, text) => {
  const code = await compileMdx(DOC, TEXT.replace(/\n## Heading[^]*/, `\n${text}\n`));
  expect(code).toContain("import {Fees} from");
  expect(code).not.toContain("globalThis");
});

test.each([
  "@site/src/components/../../content/docs/evil",
  "@site/src/components/./../evil",
  "@site/src/components/a.js",
  "@site/src/components/a!b",
  "@site/src/components/a?b",
  "@site/src/components//etc/passwd",
  "node:fs",
])("the module %s isn't imported", async (target) => {
  const more = `import { a } from "${target}";\nimport { Fees as B, default as C } from "@site/src/components/b/Fees.tsx";`;
  const code = await compileMdx(DOC, TEXT.replace("\n\n## Heading", `\n${more}\n\n## Heading`));
  expect(code.match(/from ".*"/g)).toEqual([
    'from "@site/src/components/Fees"',
    'from "@site/src/components/b/Fees.tsx"',
    'from "@site/src/components/b/Fees.tsx"',
  ]);
});
