import { readCall } from "../../../src/browser/code/call-function";
import { find } from "../find";

const TO = "0x8D6677192144292870907E3Fa8A5527fE55A7ff6";

/** Shows a function's entry, as contract-html.ts writes it. */
function show(shape: string): HTMLElement {
  document.body.innerHTML = `<dl data-call="https://forno.celo.org ${TO}"><div>
    <dt><code>f</code><code>${shape}</code></dt><dd>Uses <code>x</code>.<br><small><code>0x12345678</code></small></dd>
    <dd class="call"><button data-run>Run</button></dd></div></dl>`;
  return find(".call");
}
const fields = (): HTMLInputElement[] => [...document.querySelectorAll("input")];
const answer = (result: string): string => JSON.stringify({ jsonrpc: "2.0", id: 1, result });

test("a function without arguments is called at once, and its result has names", () => {
  const call = readCall(show("() returns (uint256 least, uint256 most)"));
  expect(call?.request.url).toBe("https://forno.celo.org");
  expect(JSON.parse(call?.request.body ?? "")).toMatchObject({
    method: "eth_call",
    params: [{ to: TO, data: "0x12345678" }, "latest"],
  });
  const words = ["1", "6e"].map((digits) => digits.padStart(64, "0"));
  expect(call?.format(answer(`0x${words.join("")}`))).toEqual(["least: 1", "most: 110"]);
});

test("arguments have fields first, and are sent once they are valid", () => {
  const box = show("(address group, uint256) returns (bool)");
  expect(readCall(box)).toBeUndefined();
  expect(fields().map(({ placeholder }) => placeholder)).toEqual(["address", "uint256"]);
  expect(document.activeElement).toBe(fields()[0]);
  expect(readCall(box)).toBeUndefined();
  const [group, number] = fields();
  group!.value = TO;
  number!.value = "16";
  const call = readCall(box);
  expect(call?.request.body).toContain(
    `0x12345678${TO.slice(2).toLowerCase().padStart(64, "0")}${"10".padStart(64, "0")}`,
  );
  expect(call?.format(answer(`0x${"1".padStart(64, "0")}`))).toEqual(["true"]);
});

test("Enter in a field presses the button", () => {
  const box = show("(bool isOpen) returns (bool)");
  readCall(box);
  let presses = 0;
  box.querySelector("button")!.onclick = () => (presses += 1);
  fields()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(presses).toBe(1);
});

test.each([
  [JSON.stringify({ error: { message: "execution reverted" } }), "execution reverted"],
  [answer("0x"), "The contract returned nothing."],
])("the answer %s is shown as %s", (body, text) => {
  expect(readCall(show("() returns (bool)"))?.format(body)).toEqual([text]);
});
