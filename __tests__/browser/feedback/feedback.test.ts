import { jest } from "@jest/globals";
import { watchFeedback } from "../../../src/browser/feedback/feedback";
import {
  type SentFeedback,
  addLine,
  sendFeedback,
} from "../../../src/browser/feedback/write-feedback";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;
const FEEDBACK = { feedbackUrl: "https://feedback.example/celo", honorsDoNotTrack: true };

/** The posted data, and the server's response. */
let posted: SentFeedback[] = [];
let status = 200;

beforeEach(() => {
  document.body.innerHTML = `<div data-feedback><a href="https://github.example/new?title=Yes">Yes</a><details><summary>No</summary><ul>
    <li><a href="https://github.example/new?title=/a:+Outdated">Outdated</a></li></ul></details></div>
    <p><a href="https://github.example/new?title=Code&body=viem+2.57.1" data-feedback>It didn't work</a></p>`;
  posted = [];
  status = 200;
  globals.SERVICES = FEEDBACK;
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) => {
    posted.push(JSON.parse(init?.body as string) as SentFeedback);
    return Promise.resolve({ ok: status === 200, status } as Response);
  });
});

afterEach(() => {
  globals.SERVICES = NONE;
  delete window.signals;
});

const reason = () => find<HTMLAnchorElement>("li a");
const write = (text: string): void => {
  const input = find<HTMLInputElement>("input");
  input.value = text;
  input.dispatchEvent(new Event("input"));
};

test("the reasons get one text field, whose content becomes the body of the issue", () => {
  addLine(find("details"));
  addLine(find("details"));
  expect(document.querySelectorAll("input")).toHaveLength(1);
  write("The chain id & the RPC are old");
  const address = new URL(reason().href);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: "/a: Outdated",
    body: "The chain id & the RPC are old",
  });
});

test("if only analytics receives the answer, there is no field", () => {
  globals.SERVICES = { analyticsId: "G-AB12CD34EF", honorsDoNotTrack: true };
  window.signals = { sendAnswer: jest.fn(), countView: jest.fn(), sendNotFound: jest.fn() };
  addLine(find("details"));
  expect(document.querySelector("input")).toBeNull();
});

test("a reason is posted with the text, and the reader is thanked", async () => {
  addLine(find("details"));
  write("Old");
  await sendFeedback(reason());
  expect(posted).toEqual([{ page: "/", isHelpful: false, reason: "outdated", text: "Old" }]);
  expect(find("div[data-feedback]").textContent).toBe("Thank you for your feedback.");
  expect(document.activeElement?.textContent).toBe("Thank you for your feedback.");
});

test("while an answer is being sent, further clicks send nothing", async () => {
  await Promise.all([sendFeedback(reason()), sendFeedback(find("div[data-feedback] > a"))]);
  expect(posted).toEqual([{ page: "/", isHelpful: false, reason: "outdated" }]);
});

test("code that didn't work is posted with the versions it was checked against", async () => {
  await sendFeedback(find<HTMLAnchorElement>("a[data-feedback]"));
  expect(posted).toEqual([{ page: "/", isHelpful: false, reason: "code", text: "viem 2.57.1" }]);
  expect(find("p").textContent).toBe("Thank you for your feedback.");
  expect(find("summary").textContent).toBe("No");
});

test("analytics receives the reason, and nothing is posted without an endpoint", async () => {
  globals.SERVICES = { analyticsId: "G-AB12CD34EF", honorsDoNotTrack: true };
  const sendAnswer = jest.fn();
  window.signals = { sendAnswer, countView: jest.fn(), sendNotFound: jest.fn() };
  await sendFeedback(reason());
  expect([sendAnswer.mock.calls, posted]).toEqual([[[false, "outdated"]], []]);
});

test("a click is only handled if a service receives the answer", async () => {
  watchFeedback();
  const isFollowed = (): boolean => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    // jsdom doesn't navigate.
    find("div[data-feedback] > a").dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(isFollowed()).toBe(false);
  await expectSoon(() => posted, [{ page: "/", isHelpful: true }]);
});

test("an answer that can't be sent becomes an issue", async () => {
  status = 500;
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const follow = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await sendFeedback(reason());
  expect(warn).toHaveBeenCalledTimes(1);
  expect(find("summary").textContent).toBe("No");
  // jsdom reports every attempt to navigate as an error.
  expect(follow).toHaveBeenCalled();
  warn.mockRestore();
  follow.mockRestore();
});
