import { compile } from "../../../support/compile";
import { doc } from "../../../support/doc";

const table = (first: string, ...cells: readonly string[]): string =>
  [`| ${first} | Value |`, "| --- | --- |", ...cells.map((cell) => `| ${cell} |`)].join("\n");

test.each(["https://forno.celo.org", "wss://forno.celo.org/ws", "0xa9059cbb"])(
  "%s alone in a cell can be copied",
  (text) => {
    const { html } = compile(table("Network", `Celo | \`${text}\``));
    expect(html).toContain(`aria-label="Copy ${text}"`);
  },
);

test.each(["`npm run build`", "`0x12`", "see `https://forno.celo.org`"])(
  "%s in a cell is code without a button",
  (cell) => {
    const { html } = compile(table("Network", `Celo | ${cell}`));
    expect(html).not.toContain('class="value"');
  },
);

const CODE = "Words.\n\n```bash\nnpm ci\n```";

test("rows on a reference page have ids for links; those of other tables and pages have none", () => {
  const rows = table("Token", "USDm, Dollar | 18", "USDC | 6", "USDC | 6");
  const text = `${CODE}\n\n${rows}\n\n${table("Reader", "A | 1")}\n\n[USDm](#row.usdm)\n`;
  const { html, faults } = compile(doc({ layout: "reference" }, text));
  expect(faults).toBe("");
  expect([...html.matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    "row.usdm",
    "row.usdc",
    "row.usdc-2",
  ]);
  expect(compile(rows).html).not.toContain("<tr id");
});
