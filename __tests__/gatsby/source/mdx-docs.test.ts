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
