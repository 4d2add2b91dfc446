import { formatFaults } from "../../../src/faults/format-faults";
import { checkDocImports } from "../../../src/pipeline/content/check-doc-imports";
import { compile } from "../../support/compile";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test("an import must refer to a module that exports its names", () => {
  const root = newFolder({
    "src/components/fees/FeeCalculator.tsx": "export function FeeCalculator() {}",
    "src/components/fees/rates.ts": "export const rate = 1;\nexport default rate;",
  });
  const { doc } = compile(
    `import { FeeCalculator } from "@site/src/components/fees/FeeCalculator";
import rate, { rate as same } from "@site/src/components/fees/rates";
import * as all from "@site/src/components/fees/rates";
import { useState } from "react";
import { FeeCalculater } from "@site/src/components/fees/FeeCalculator";
import Calculator from "@site/src/components/fees/FeeCalculator";
import { Fees } from "@site/src/components/fees/FeeCalculater";

Words.`,
    { file: "content/docs/page.mdx" },
  );
  expect(doc.faults).toEqual([]);
  expect(formatFaults(checkDocImports(root, [doc]))).toMatchInlineSnapshot(`
    "content/docs/page.mdx:11:1 src/components/fees/FeeCalculator.tsx doesn't export FeeCalculater.
        Did you mean FeeCalculator? [mdx/unknown-export]
    content/docs/page.mdx:12:1 src/components/fees/FeeCalculator.tsx doesn't export default.
        Write import { FeeCalculator } from "@site/src/components/fees/FeeCalculator". [mdx/unknown-export]
    content/docs/page.mdx:13:1 There is no module @site/src/components/fees/FeeCalculater.
        Did you mean @site/src/components/fees/FeeCalculator? [mdx/unknown-module]
    3 faults in 1 file"
  `);
});
