import { compileDoc } from "../../src/docs/markdown/compile-doc";

test("x", () => {
  const { doc, body } = compileDoc("content/docs/a.md", "---\ntitle: x\n---\n\nhi `a`\n", { readText: () => undefined, hasFile: () => false, highlight: (c) => c.split("\n").map((text) => [{ text }]), formula: (t) => t });
  expect(body.segments).toEqual([{ kind: "html", html: "<p>hi <code>a</code></p>" }]);
  expect(doc.faults.length).toBe(2);
});
