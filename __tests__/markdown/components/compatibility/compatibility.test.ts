import { compile, htmlOf } from "../../../support/compile";
import { twinOf } from "../../../support/twin-of";

const GROUP = `title: Wallet
columns:
  - { id: fees, title: Fees in tokens, check: Send a small amount and look at the type. }
  - { id: ledger, title: Ledger, check: Look for hardware wallets. }
products:
  - name: Alpha
    answers:
      fees: { value: "Yes", source: "https://a.example", checked: 2026-11-29 }
      ledger: { value: "No", source: "https://b.example", checked: 2026-11-21 }
  - name: Beta
    answers:
      fees: { value: "No", source: "https://c.example", checked: 2026-11-29 }
`;
const files = { "content/data/compatibility/wallets.yaml": GROUP };
const TABLE = '<CompatibilityTable group="wallets" />';

test("each answer links to its source, and an older one has its own date", () => {
  const html = htmlOf(TABLE, { files });
  expect(html).toContain('href="https://a.example">Yes</a></td>');
  expect(html).toContain(
    'No</a><br><small><time datetime="2026-11-21">21 November 2026</time></small></td>',
  );
  expect(html).toContain('as of <time datetime="2026-11-29">29 November 2026</time>');
  expect(html.match(/<small>/g)).toHaveLength(1);
});

test("what is unknown says so, with the way to find out", () => {
  const html = htmlOf(TABLE, { files });
  expect(html).toContain('data-label="Ledger">Unknown</td>');
  expect(html).toContain("<li><strong>Ledger:</strong> Look for hardware wallets.</li>");
  expect(html).not.toContain("<strong>Fees in tokens:</strong>");
  expect(twinOf(TABLE, files)).toContain("**Ledger:** Look for hardware wallets.");
});

test("the search finds products and answers, and a page depends on its table", () => {
  const { doc, body } = compile(TABLE, { files });
  expect(JSON.stringify(body)).toContain("Beta No Unknown");
  expect(doc.dependencies).toContain("content/data/compatibility/wallets.yaml");
});
