import { lineToHtml } from "../../../../src/markdown/render/code/code-line";

const toHtml = (text: string, language = "ts") => lineToHtml([{ text }], language);

test("a line that fits is just its text", () => {
  expect(toHtml("  a < b;")).toBe("  a &lt; b;");
  expect(toHtml("a".repeat(30))).toBe("a".repeat(30));
  expect(toHtml(" ".repeat(80))).toBe(" ".repeat(80));
});

test("a line that may have to wrap does so after its indentation", () => {
  const words = `const a = "${"a".repeat(30)}";`;
  expect(toHtml(`  ${words}`)).toBe(
    `<span class="long"><span>  </span><span>${words}</span></span>`,
  );
});

test("shell commands wrap before flags, and the spaces between are kept", () => {
  const line = "cast balance $A  --block 200 --rpc-url https://forno.celo.org -e";
  const html = toHtml(line, "bash");
  expect([...html.matchAll(/class="part">([^<]*)</g)].map(([, part]) => part)).toEqual([
    "cast balance $A",
    "--block 200",
    "--rpc-url https://forno.celo.org",
    "-e",
  ]);
  expect(html.replace(/<[^>]+>/g, "")).toBe(line);
});

test("colors continue across the parts of a line", () => {
  const tokens = [
    { text: "  npx", kind: "f" },
    { text: " a-package-with-a-long-name --x " },
    { text: '"--y"', kind: "s" },
  ];
  expect(lineToHtml(tokens, "bash", "!")).toBe(
    '<span class="long"><span><span class="t-f">  </span></span><span>' +
      '<span class="part"><span class="t-f">npx</span> a-package-with-a-long-name</span> ' +
      '<span class="part">--x <span class="t-s">"--y"</span></span>!</span></span>',
  );
});
