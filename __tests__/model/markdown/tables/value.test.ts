import { compile } from "../../../support/compile";

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

test("rows of a reference have ids, which links may name; those of other tables have none", () => {
  const rows = table("Token", "USDm, Dollar | 18", "USDC | 6", "USDC | 6");
  const { html, faults } = compile(`${rows}\n\n[USDm](#row.usdm)\n`);
  expect(faults).toBe("");
  expect([...html.matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    "row.usdm",
    "row.usdc",
    "row.usdc-2",
  ]);
  expect(compile(table("Reader", "A | 1")).html).not.toContain("<tr id");
});
