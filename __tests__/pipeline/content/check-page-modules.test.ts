import { formatFaults } from "../../../src/faults/format-faults";
import { checkPageModules } from "../../../src/pipeline/content/check-page-modules";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test("a page without a default export is a fault that says what it exports", () => {
  const root = newFolder({
    "src/pages/index.tsx": 'export { HomePage as default } from "../components/HomePage";',
    "src/pages/plain.tsx": "export default function Page() { return null; }",
    "src/pages/late.tsx": "const Page = () => null;\nexport default Page;",
    "src/pages/words.tsx": 'export const query = "export default";',
    "src/pages/nothing.tsx": "const Page = () => null;",
    "src/pages/notes.module.css": "",
    "src/templates/doc.tsx": "export default () => null;\nexport const query = 1;",
  });
  expect(formatFaults(checkPageModules(root))).toMatchInlineSnapshot(`
   "src/pages/nothing.tsx:1:1 This page can't render anything: the module has no default export.
       Export its component as the default: export default function Page() { … } [page/no-default-export]
   src/pages/words.tsx:1:1 This page can't render anything: the module has no default export, only query.
       Export its component as the default: export default function Page() { … } [page/no-default-export]
   2 faults in 2 files"
  `);
});
