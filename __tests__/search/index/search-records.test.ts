import { toSearchRecords } from "../../../src/search/index/search-records";
import { searchedPage } from "../../support/search/searched-page";

const page = searchedPage({
  path: "/cel2/fees",
  title: "Fees",
  description: "What a transaction costs.",
  keywords: ["gas"],
  tags: ["Nodes"],
  sections: [
    { depth: 1, title: "Fees", text: "They are low." },
    { id: "pay", depth: 2, title: "Pay", text: "In CELO.", code: "feeCurrency" },
    { id: "tokens", depth: 3, title: "In tokens", text: "Or in USDC." },
    { id: "detail", depth: 4, title: "A detail", text: "Rounded up.", code: "x" },
    { id: "ask", depth: 2, title: "Ask", text: "" },
  ],
});

test("each section has a record with the titles above it; the page itself comes first", () => {
  expect(
    toSearchRecords(page).map(({ path, anchor, titles }) => ({ path, anchor, titles })),
  ).toEqual([
    { path: "/cel2/fees", anchor: null, titles: ["Fees"] },
    { path: "/cel2/fees#pay", anchor: "pay", titles: ["Fees", "Pay"] },
    { path: "/cel2/fees#tokens", anchor: "tokens", titles: ["Fees", "Pay", "In tokens"] },
    { path: "/cel2/fees#ask", anchor: "ask", titles: ["Fees", "Ask"] },
  ]);
});

test("the page's own record has its description, its keywords and its name in the URL", () => {
  const [first] = toSearchRecords(page);
  expect(first).toMatchObject({
    text: "What a transaction costs. They are low.",
    keywords: ["gas", "fees"],
    tags: ["Nodes"],
    area: "docs",
    version: "current",
    language: "en",
  });
});

test("an overview is known by the name of its folder", () => {
  const [first] = toSearchRecords(searchedPage({ path: "/build/build-with-ai/overview" }));
  expect(first?.keywords).toEqual(["build-with-ai"]);
});

test("text below a deeper heading belongs to the section it is in", () => {
  const [, , tokens] = toSearchRecords(page);
  expect(tokens).toMatchObject({ text: "Or in USDC. A detail Rounded up.", code: "x" });
});
