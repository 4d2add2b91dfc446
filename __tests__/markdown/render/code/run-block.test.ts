import { keyOfCode } from "../../../../src/markdown/samples/name-types";
import { CELO_NETWORK, compile, htmlOf } from "../../../support/compile";

const files = { "content/data/networks.yaml": CELO_NETWORK };
const OWNER = "0xD533Ca259b330c7A88f74E000a3FaEa2d63B7972";

test("a curl command has its request in its button", () => {
  const curl = `curl https://forno.celo.org \\\n  -d '{"jsonrpc":"2.0","method":"eth_chainId"}'`;
  const html = htmlOf(`\`\`\`bash run\n${curl}\n\`\`\``, { files });
  expect(html).toContain(
    '<button type="button" class="code-run" data-run="{&quot;url&quot;:&quot;https://forno.celo.org&quot;,&quot;body&quot;:&quot;{\\&quot;jsonrpc\\&quot;:\\&quot;2.0\\&quot;,\\&quot;method\\&quot;:\\&quot;eth_chainId\\&quot;}&quot;}" data-needs-app data-needs-script>Run</button>',
  );
});

test("TypeScript is compiled next to the page, under the key of the code that readers see", () => {
  const code = 'const what: string = "gas";\nconsole.log(what);';
  const { doc, html, faults } = compile(`\`\`\`ts run\n${code}\n\`\`\``, { files });
  expect(faults).toBe("");
  expect(html).toContain('data-run="" data-needs-app');
  expect(Object.keys(doc.runs)).toEqual([keyOfCode(code)]);
  expect(doc.runs[keyOfCode(code)]).toContain('const what = "gas"');
  expect(doc.dependencies).toContain("content/data/networks.yaml");
});

test("arguments are in the label of the button, addresses shortened", () => {
  const text = `\`\`\`ts run="${OWNER} b"\nconsole.log(process.argv[2]);\n\`\`\``;
  const { html, doc } = compile(text, { files });
  expect(html).toContain(">Run with 0xD533…7972 b</button>");
  expect(Object.values(doc.runs)[0]).toContain(`"argv":["node","sample.ts","${OWNER}","b"]`);
});

test("other code has neither", () => {
  const { html, doc } = compile("```ts\nconsole.log(1);\n```", { files });
  expect(html).not.toContain("data-run");
  expect(doc.runs).toEqual({});
});

test("code in a tab can be run, too", () => {
  const curl = `curl https://forno.celo.org \\\n  -d '{"jsonrpc":"2.0","method":"eth_chainId"}'`;
  const { html, faults } = compile(
    `\`\`\`bash run tab="Request"\n${curl}\n\`\`\`\n\n\`\`\`json tab="Response"\n{}\n\`\`\``,
    { files },
  );
  expect(faults).toBe("");
  expect(html).toContain('class="code-run"');
});
