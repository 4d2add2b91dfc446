import { compile } from "../../../support/compile";

test.each(["", ' href="https://celo.org"'])("a card%s shows its title as text", (href) => {
  const text = `<CardGrid>\n  <Card title="Fees &lt;b&gt; &amp; gas"${href}>\n\n  Words.\n\n  </Card>\n</CardGrid>`;
  const { doc, html } = compile(text);
  expect(doc.faults).toEqual([]);
  expect(html).toMatch(/>Fees &lt;b(?:>|&gt;) &amp; gas</);
  expect(html).not.toContain("<b>");
});

test("a card's title can't be an address on another host", () => {
  const faultsOf = (href: string): string =>
    compile(
      `<CardGrid>\n<Card title="https://docs.celo.org/x" href="${href}">\n\nWords.\n\n</Card>\n</CardGrid>`,
    ).faults;
  expect(faultsOf("https://docs.celo.org/x")).toBe("");
  expect(faultsOf("https://evil.example/x")).toContain("[link/other-host]");
});
