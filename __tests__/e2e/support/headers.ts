import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type WrittenRule,
  headersFor,
  parseHeaders,
} from "../../../src/outputs/hosting/header-rules";

const rulesOf = new Map<string, readonly WrittenRule[]>();

/** The headers that a host reading `_headers` sends with a file of a built site; the build has to have written them. */
export function readHeaders(folder: string, path: string): Record<string, string> {
  const rules = rulesOf.get(folder) ?? parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  rulesOf.set(folder, rules);
  return headersFor(rules, path);
}
