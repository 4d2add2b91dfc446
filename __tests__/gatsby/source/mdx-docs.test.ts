import { join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import { VFile } from "vfile";
import { mdxDocs } from "../../../src/gatsby/source/mdx-docs";

/** What gatsby-plugin-mdx makes of a file, by the parts of it that our plugin changes. */
async function compileMdx(file: string, value: string): Promise<string> {
  // Its types know classes of parsers only, which unified has none of.
  const processor = createProcessor({ remarkPlugins: [mdxDocs as never], jsx: true });
  return String(await processor.process(new VFile({ value, path: file })));
}

const DOC = join(process.cwd(), "content/docs/build/fees.mdx");
const TEXT = `---
title: Fees
---

import { Fees } from "@site/src/components/Fees";

export const gas = 21000;

## Heading {#own}

Price: $x^{2}$, and a table:

| a | b |
| --- | --- |
| 1 | 2 |

:::note[Hi]

<Fees gas={gas} of="a &quot;b&quot;" {...{ c: 1 }}>

Words with {gas}.

{[1].map((n) => n)}

</Fees>

:::

<Fees small>One line.</Fees>
`;

test.each([DOC, `${process.cwd()}/src/templates/mdx-doc.tsx?__contentFilePath=${DOC}`])(
  "of the doc %s, MDX has the code only",
  async (path) => {
    const code = await compileMdx(path, TEXT);
    expect(code).toContain('import {Fees} from "@site/src/components/Fees"');
    expect(code).toContain("export const gas = 21000");
    expect(code).not.toMatch(/Heading|Price|table|Words|One line/);
    expect(code.replace(/\s+/g, " ")).toContain(
      '<Part at={0}><Fees gas={gas} of={"a \\"b\\""} {...{ c: 1 }}><Slot /></Fees></Part>',
    );
    expect(code).toContain("<Part at={1}>{([1].map(n => n))}</Part>");
    expect(code).toContain("<Part at={2}><Fees small><Slot /></Fees></Part>");
  },
);

test("a page of src/pages is MDX as it stands", async () => {
  const code = await compileMdx(join(process.cwd(), "src/pages/x.mdx"), "Words with **signs**.");
  expect(code).toContain("<_components.strong>");
  expect(code).not.toContain("Part");
});
