import * as labels from "../../site/labels";
import { announce } from "../base/announce";

/** Maximum length of the text that a reader may write, so that the URL stays short. */
const MAX_CHARACTERS = 300;
const TIMEOUT_MS = 10_000;

/**
 * Data posted to `SERVICES_FEEDBACK_URL`, as JSON. For a report about code, `isHelpful` is false, `reason` is "code",
 * and `text` begins with the versions that the code was checked against.
 */
export interface SentFeedback {
  readonly page: string;
  readonly isHelpful: boolean;
  readonly reason?: string;
  readonly text?: string;
}

/** Adds a one-line text field below the reasons. Clicking a reason opens an issue with the text as its body. */
export function addLine(reasons: HTMLElement): void {
  const list = reasons.querySelector("ul");
  // There is no text field if answers are only sent to analytics, because the text wouldn't be sent.
  if (!list || list.querySelector("input") || isOnlyCounted()) return;
  const input = document.createElement("input");
  input.type = "text";
  input.maxLength = MAX_CHARACTERS;
  input.placeholder = labels.feedbackLine;
  input.setAttribute("aria-label", labels.feedbackLine);
  input.oninput = () => {
    for (const link of list.querySelectorAll("a")) {
      const address = new URL(link.href);
      address.searchParams.set("body", input.value);
      link.href = address.href;
    }
  };
  const item = document.createElement("li");
  item.append(input);
  list.append(item);
}

const isOnlyCounted = (): boolean =>
  SERVICES.feedbackUrl === undefined && window.signals !== undefined;

/** Questions, and links that belong to none, whose answer is being sent. */
const sending = new WeakSet<Element>();

/**
 * Sends an answer to every service that accepts answers, and thanks the reader. If sending fails, opens the link
 * instead.
 */
export async function sendFeedback(link: HTMLAnchorElement): Promise<void> {
  const question = link.parentElement?.closest("[data-feedback]") ?? link;
  if (sending.has(question)) return; // The reader has clicked again.
  sending.add(question);
  const feedback = readFeedback(link);
  const { isHelpful, reason } = feedback;
  window.signals?.sendAnswer(isHelpful, reason);
  try {
    if (SERVICES.feedbackUrl !== undefined) await post(SERVICES.feedbackUrl, feedback);
  } catch (error) {
    console.warn(
      "The feedback couldn't be sent, so the link that creates an issue is opened instead.",
      error,
    );
    location.assign(link.href);
    return;
  } finally {
    sending.delete(question);
  }
  const thanks = document.createElement("span");
  thanks.textContent = labels.thanks;
  thanks.tabIndex = -1;
  if (question === link) link.replaceWith(thanks);
  else question.replaceChildren(thanks);
  thanks.focus();
  announce(labels.thanks);
}

function readFeedback(link: HTMLAnchorElement): SentFeedback {
  const page = location.pathname;
  const body = new URL(link.href).searchParams.get("body")?.trim();
  const text = body ? { text: body } : {};
  if (link.matches("[data-feedback]")) return { page, isHelpful: false, reason: "code", ...text };
  const isReason = link.closest("details") !== null;
  return isReason
    ? { page, isHelpful: false, reason: link.textContent.toLowerCase(), ...text }
    : { page, isHelpful: true };
}

async function post(address: string, feedback: SentFeedback): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(feedback),
    credentials: "omit",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Error(`${address} responded with ${status}.`);
}
