import type { NumberedRequest } from "../../src/live/rpc";
import { createRpcLink } from "../../src/live/rpc-link";

const NODE = "https://forno.celo.org/";

function open() {
  const link = createRpcLink();
  const sent: NumberedRequest[] = [];
  link.start((request) => void sent.push(request));
  return { link, sent, ask: (body: string) => link.fetch(NODE, { method: "POST", body }) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("requests go to the page, and each gets its own answer", async () => {
  const { link, sent, ask } = open();
  const [one, other] = [ask("first"), ask("second")];
  await settle();
  expect(sent).toEqual([
    { id: 1, url: NODE, body: "first" },
    { id: 2, url: NODE, body: "second" },
  ]);
  link.receive({ id: 2, answer: { body: "for the second", milliseconds: 1 } });
  link.receive({ id: 1, answer: { body: "for the first", milliseconds: 1 } });
  expect(await (await one).text()).toBe("for the first");
  const answer = await other;
  expect([answer.status, await answer.text()]).toEqual([200, "for the second"]);
});

test("a failure is an error with its name", async () => {
  const { link, ask } = open();
  const asked = ask("first");
  await settle();
  link.receive({ id: 1, answer: { failure: "method", about: "eth_sign" } });
  await expect(asked).rejects.toThrow("method eth_sign");
});

test("requests of an earlier run aren't answered in the next one", async () => {
  const { link, ask } = open();
  let isAnswered = false;
  void ask("old").then(() => (isAnswered = true));
  await settle();
  const sent: NumberedRequest[] = [];
  link.start((request) => void sent.push(request));
  void ask("new");
  await settle();
  expect(sent.map(({ id }) => id)).toEqual([2]);
  link.receive({ id: 1, answer: { body: "late", milliseconds: 1 } });
  await settle();
  expect(isAnswered).toBe(false);
});
