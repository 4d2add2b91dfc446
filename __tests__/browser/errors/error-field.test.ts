import { watchErrorField } from "../../../src/browser/errors/error-field";
import { find } from "../find";

const PAGE = `<main class="prose">
  <div data-error-field><label for="e">Paste</label><textarea id="e"></textarea><output></output></div>
  <table><thead><tr><th>Message</th><th>Cause</th><th>Fix</th></tr></thead><tbody>
    <tr id="row.funds"><td><code>insufficient funds for gas * price + value: have &lt;a&gt; want &lt;b&gt;</code></td><td>Too little CELO</td><td>Get <code>CELO</code></td></tr>
    <tr id="row.nonce"><td><code>nonce too low: next nonce &lt;a&gt;</code></td><td>Used before</td><td>Ask again</td></tr>
  </tbody></table></main>`;

const output = () => find("output");
async function paste(text: string): Promise<void> {
  const field = find<HTMLTextAreaElement>("textarea");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  watchErrorField();
});

test("text pasted before the script loaded is explained as well, once", async () => {
  document.body.innerHTML = PAGE;
  find<HTMLTextAreaElement>("textarea").value = "nonce too low: next nonce 5";
  watchErrorField();
  watchErrorField();
  await new Promise((done) => setTimeout(done));
  expect(output().textContent).toContain("Used before");
});

test("a sentence finds the most similar row, with its cause and its fix", async () => {
  await paste("Error: insufficient funds for gas * price + value (0x12)");
  expect(output().textContent).toContain("Cause Too little CELO");
  expect(output().textContent).toContain("Fix Get CELO");
  expect(find<HTMLAnchorElement>("output a").hash).toBe("#row.funds");
});

test("a sentence without a matching row links to the search, and empty input shows nothing", async () => {
  await paste("the moon is too far away");
  expect(find<HTMLAnchorElement>("output a").href).toContain("/search?q=the+moon");
  await paste("  ");
  expect(output().textContent).toBe("");
});

test("a long sentence is cut for the search, even in the middle of a character", async () => {
  await paste("the moon is too far away".padEnd(299, ".") + "🌕");
  expect(find<HTMLAnchorElement>("output a").href).toMatch(/\.%EF%BF%BD$/);
});

test("a long text isn't the text of the link, but the search gets its beginning", async () => {
  await paste("the moon is too far away ".repeat(200_000));
  const link = find<HTMLAnchorElement>("output a");
  expect(link.textContent).toHaveLength(101);
  expect(link.textContent).toMatch(/^the moon .*…$/);
  expect(new URL(link.href).searchParams.get("q")).toHaveLength(300);
});

test("markup in a paste stays text", async () => {
  await paste("<img src=x onerror=alert(1)> nothing like it");
  expect(document.querySelector("output img")).toBe(null);
});
