import type { ServerResponse } from "node:http";
import {
  type RedirectingServer,
  answerRedirects,
} from "../../../src/gatsby/develop/answer-redirects";

const REDIRECTS = [
  { from: "/old", to: "/new" },
  { from: "/bïo lab", to: "/new#one more" },
];

/** Asks the server for an address. Returns where it leads, or "next" if Gatsby answers. */
function ask(url: string): string {
  let answer = "";
  const response = {
    writeHead: (status: number, { location }: { location: string }) => {
      answer = `${status} ${location}`;
    },
    end: () => undefined,
  } as unknown as ServerResponse;
  const app: RedirectingServer = {
    get: (_, handle) => {
      handle({ url } as Parameters<typeof handle>[0], response, () => {
        answer = "next";
      });
    },
  };
  answerRedirects(app, () => REDIRECTS);
  return answer;
}

test.each([
  ["/old", "302 /new"],
  ["/old/", "302 /new"],
  ["/old?a=1", "302 /new?a=1"],
  ["/b%C3%AFo%20lab?a=1", "302 /new?a=1#one%20more"],
  ["/new", "next"],
  ["/%", "next"],
])("%s is answered with %s in development", (url, answer) => {
  expect(ask(url)).toBe(answer);
});
