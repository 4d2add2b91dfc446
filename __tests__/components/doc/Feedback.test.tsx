import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { Feedback } from "../../../src/components/doc/footer/Feedback";
import { PageMenu } from "../../../src/components/doc/PageMenu";

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;

afterEach(() => {
  globals.SERVICES = NONE;
  delete window.signals;
});

const show = () => render(<Feedback title="Fees & gas" path="/build/fees" />);
const buttons = () => screen.queryAllByRole("button").map((button) => button.textContent);

test.each([
  { word: "Yes", title: "Helpful: Fees & gas (/build/fees)" },
  { word: "No", title: "Not helpful: Fees & gas (/build/fees)" },
])("$word begins an issue that has the page's title and path", ({ word, title }) => {
  show();
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: word });
  expect(href).toMatch(/^https:\/\/github\.com\/celo-org\/docs\/issues\/new\?/);
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ title });
});

test.each([
  { services: { honoursDoNotTrack: true }, expected: [] },
  { services: { marketingId: "1234567", honoursDoNotTrack: true }, expected: [] },
  { services: { analyticsId: "G-AB12CD34EF", honoursDoNotTrack: true }, expected: ["Yes", "No"] },
  { services: { tagManagerId: "GTM-AB12CD3", honoursDoNotTrack: true }, expected: ["Yes", "No"] },
])("$services: answers are asked for where they go somewhere", ({ services, expected }) => {
  globals.SERVICES = services;
  show();
  expect(screen.getByText("Was this page helpful?")).toBeTruthy();
  expect(buttons()).toEqual(expected);
  // Readers who are not counted answer with these; styles show them one kind or the other.
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Yes", "No"]);
});

test.each([
  { word: "Yes", isHelpful: true },
  { word: "No", isHelpful: false },
])("$word is sent once, thanked for, and the focus is not lost", ({ word, isHelpful }) => {
  globals.SERVICES = { analyticsId: "G-AB12CD34EF", honoursDoNotTrack: true };
  const sendAnswer = jest.fn<(isHelpful: boolean) => void>();
  window.signals = { sendAnswer, countView: () => undefined };
  show();
  fireEvent.click(screen.getByRole("button", { name: word }));
  expect(sendAnswer.mock.calls).toEqual([[isHelpful]]);
  expect(buttons()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Thank you for your feedback.");
});

test("a doc's menu begins with a plain link to its Markdown", () => {
  render(<PageMenu path="/build/one-click quickstart" />);
  const link = screen.getByText("View as Markdown");
  expect(link.getAttribute("href")).toBe("/build/one-click%20quickstart.md");
});
