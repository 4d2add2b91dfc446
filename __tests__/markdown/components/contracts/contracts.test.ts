import { CONTRACTS_RECORD } from "../../../../src/data/contracts/contract-record";
import { compile, htmlOf } from "../../../support/compile";
import { contractFiles } from "../../../support/contracts";

const TEXT = '<ContractReference contract="Token" />';
const files = contractFiles();

test("the address is a value with its page in the explorer", () => {
  const html = htmlOf(TEXT, { files });
  expect(html).toContain('aria-label="Copy the address of Token on Celo Mainnet"');
  expect(html).toContain(
    'href="https://celo.blockscout.com/address/0x765DE816845861e75A25fCA122bb6898B8B1282a"',
  );
});

test("each group has a heading, and each item an id, its parameters, its selector and its source", () => {
  const { html, doc } = compile(TEXT, { files });
  expect(doc.toc.map(({ id }) => id)).toEqual(["read", "write", "events", "shared"]);
  expect(html).toContain(
    '<dt id="row.send"><code>send</code><code>(address to)</code></dt><dd>Sends <code>all</code> of it.<br><small><code>0x3e58c58c</code></small> <small><a class="text-link external" href="https://github.com/celo-org/example/blob/c0ffee/contracts/Token.sol#L12">Token.sol, line 12</a>',
  );
  expect(html).toContain('<dt id="row.send-2"><code>send</code><code>(address to, uint256 value)');
  expect(html).toContain("<code>Sent</code><code>(address indexed to)</code>");
  expect(html).toContain(`<small><code>0x${"ab".repeat(32)}</code></small>`);
  expect(doc.anchors).toContain("row.supply");
});

test("functions that read have a button, and the list has the node and the address for it", () => {
  const html = htmlOf(TEXT, { files });
  expect(html).toMatch(/<dt id="row.supply">.*?<dd class="call"><button[^>]* data-run /);
  expect(html.match(/class="call"/g)).toHaveLength(2);
  expect(html).toContain(
    'data-call="https://forno.celo.org 0x765DE816845861e75A25fCA122bb6898B8B1282a"',
  );
});

test("omitted items are counted, and the example calls a function that only reads", () => {
  const html = htmlOf(TEXT, { files });
  expect(html).toContain("2 functions that worked only on layer 1 are left out");
  expect(html).toContain("https://github.com/celo-org/example/tree/v14");
  expect(html).toContain("supply()(uint256)");
});

test("each function is a section for the search, with only its name and its selector", () => {
  const { body, doc } = compile(TEXT, { files });
  expect(body.sections.filter(({ depth }) => depth === 3)).toEqual([
    { id: "row.supply", depth: 3, title: "supply", text: "0x047fc9aa" },
    { id: "row.send", depth: 3, title: "send", text: "0x3e58c58c" },
    { id: "row.send-2", depth: 3, title: "send", text: "0xd0679d34" },
    { id: "row.sent", depth: 3, title: "Sent", text: "" },
  ]);
  expect(doc.dependencies).toContain(CONTRACTS_RECORD);
});

test("links to pages that explain it have positions in the data file", () => {
  const { doc } = compile(TEXT, { files });
  expect(doc.links.filter(({ target }) => target.startsWith("/learn"))).toMatchObject([
    { target: "/learn", file: "content/data/contracts.yaml", line: 5 },
    { target: "/learn#send", file: "content/data/contracts.yaml", line: 7 },
  ]);
});

test("an unknown contract is a fault that suggests the intended name", () => {
  const { faults } = compile('<ContractReference contract="Tokn" />', { files });
  expect(faults).toContain('There is no contract "Tokn" in content/data/contracts.yaml.');
  expect(faults).toContain("Did you mean Token?");
});
