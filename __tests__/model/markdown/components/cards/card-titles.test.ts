import { compile } from "../../../../support/compile";

test.each(["", ' href="https://celo.org"'])("a card%s shows its title as text", (href) => {
  const text = `<CardGrid>\n  <Card title="Fees &lt;b&gt; &amp; gas"${href}>\n\n  Words.\n\n  </Card>\n</CardGrid>`;
  const { doc, html } = compile(text);
  expect(doc.faults).toEqual([]);
  expect(html).toMatch(/>Fees &lt;b(?:>|&gt;) &amp; gas</);
  expect(html).not.toContain("<b>");
});
