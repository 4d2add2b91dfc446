import { compile, htmlOf } from "../../../support/compile";

const BLOCK = "```bash npm2yarn\nnpm install viem\n```\n";

const codeOf = (html: string): string[] =>
  [...html.matchAll(/<code>([\s\S]*?)\n<\/code>/g)].map(([, code = ""]) => code);

test("npm commands have a tab for each package manager", () => {
  const html = htmlOf(BLOCK);
  expect([...html.matchAll(/<label[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    "npm",
    "pnpm",
    "yarn",
    "bun",
  ]);
  expect(codeOf(html)).toEqual([
    "npm install viem",
    "pnpm add viem",
    "yarn add viem",
    "bun add viem",
  ]);
});

test("they switch together with handwritten tabs", () => {
  const html = htmlOf(
    `${BLOCK}\nWords.\n\n\`\`\`bash tab="npm"\nls\n\`\`\`\n\n\`\`\`bash tab="Yarn"\nls\n\`\`\`\n`,
  );
  expect(html.match(/data-group="[^"]*"/g)).toEqual([
    'data-group="package-manager"',
    'data-group="package-manager"',
  ]);
  expect(html.match(/value="yarn"/g)).toHaveLength(2);
});

test("a package manager that can't do it has no tab", () => {
  expect(codeOf(htmlOf("```bash npm2yarn\nnpm install -g a\n```\n"))).toEqual([
    "npm install -g a",
    "pnpm add --global a",
    "bun add --global a",
  ]);
});

test("they have the block's title, and may be in a list", () => {
  const html = htmlOf(
    '1. Install it.\n\n   ```bash npm2yarn title="In the app"\n   npm install a\n   ```\n',
  );
  expect(html.match(/In the app/g)).toHaveLength(4);
});

test("the Markdown copy, the search and the checks have only the original", () => {
  const { doc, body } = compile(BLOCK);
  expect(body.twin).toContain("```bash\nnpm install viem\n```");
  expect(body.twin).not.toContain("pnpm");
  expect(doc.samples).toHaveLength(1);
  expect(JSON.stringify(body.sections)).not.toContain("pnpm");
});
