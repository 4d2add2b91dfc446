import { READING_METHODS, REQUEST_MEMBERS } from "../../../data/chain/reading-methods";
import type { RunProblem } from "./run-code";

/** A JSON-RPC request sent by a curl command. */
export interface CurlRequest {
  readonly url: string;
  readonly body: string;
}

/**
 * Matches a word of a command line (in quotes, or without special characters), a `\` at the end of a line, or any other
 * character.
 */
const WORD = /\\\n|'([^']*)'|"((?:[^"\\$`]|\\["\\])*)"|([^\s'"\\$`|;&<>()]+)|(\S)/g;

const FIX = `Write one command, for instance curl -s https://forno.celo.org \\ with -d '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' on the next line, or remove "run".`;

const problemOf = (problem: string): RunProblem => ({ problem, fix: FIX });

/** Reads the request of a curl command, or explains why a page can't send it. */
export function readCurl(code: string): CurlRequest | RunProblem {
  const words: string[] = [];
  for (const [whole, single, double, plain, other] of code.trim().matchAll(WORD)) {
    if (whole === "\\\n") continue;
    if (other !== undefined)
      return problemOf(`A page can't run a command that contains "${other}".`);
    words.push(single ?? double?.replaceAll(/\\(["\\])/g, "$1") ?? plain ?? "");
  }
  const [command, ...rest] = words;
  if (command !== "curl") return problemOf(`A page can't run "${command ?? ""}".`);
  let url: string | undefined;
  let body: string | undefined;
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? "";
    if (/^(?:-s|-S|-sS|--silent|--show-error)$/.test(word)) continue;
    if (/^(?:-d|--data|--data-raw|--json)$/.test(word)) body = rest[(at += 1)];
    else if (/^(?:-H|--header)$/.test(word) && /^content-type:/i.test(rest[at + 1] ?? "")) at += 1;
    else if (/^(?:-X|--request)$/.test(word) && rest[at + 1] === "POST") at += 1;
    else if (/^https?:/.test(word) && url === undefined) url = word;
    else return problemOf(`A page can't run curl with "${word}".`);
  }
  if (url === undefined || body === undefined)
    return problemOf("This command doesn't post anything to a node.");
  return checkBody(body) ?? { url, body };
}

function checkBody(body: string): RunProblem | undefined {
  let request: Readonly<Record<string, unknown>>;
  try {
    request = { ...(JSON.parse(body) as Readonly<Record<string, unknown>> | null) };
  } catch {
    return problemOf("This command's data isn't JSON.");
  }
  const { method } = request;
  if (typeof method !== "string") return problemOf("This command's data doesn't contain a method.");
  if (!READING_METHODS.has(method))
    return problemOf(
      `A page can't call ${method}: it isn't in the list of methods that only read (src/data/chain/reading-methods.ts).`,
    );
  const other = Object.keys(request).find((name) => !REQUEST_MEMBERS.has(name));
  if (other !== undefined)
    return problemOf(`This command's data contains "${other}", which isn't part of a request.`);
  return request.jsonrpc === "2.0"
    ? undefined
    : problemOf(`This command's data doesn't contain "jsonrpc":"2.0", which nodes require.`);
}
