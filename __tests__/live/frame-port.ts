import { jest } from "@jest/globals";
import type { FrameMessage } from "../../src/live/messages";

/** The messages that the frame under test has sent to the page. */
export const told: FrameMessage[] = [];

/** Called when the frame requests a port. In jsdom, the window is its own parent. */
export const asked = jest.fn();
window.postMessage = asked as typeof postMessage;

/** The frame's end of a message channel, since jsdom has no channels. */
export const port: Pick<MessagePort, "onmessage" | "postMessage"> = {
  onmessage: null,
  postMessage: (message: FrameMessage) => void told.push(message),
};

/** Delivers a message from the page to the frame. */
export const receive = (data: object): void => {
  const event = new MessageEvent("message", { data });
  port.onmessage?.call(port as MessagePort, event);
};

/** Gives the frame its port, as `source` would. */
export const connect = (source: Window | null): void => {
  const event = new MessageEvent("message", { data: "connect", source });
  dispatchEvent(Object.defineProperty(event, "ports", { value: [port] }));
};
