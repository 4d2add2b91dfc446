import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type WrittenRule,
  headersFor,
  parseHeaders,
} from "../../../src/outputs/hosting/header-rules";

const rulesOf = new Map<string, readonly WrittenRule[]>();

/**
 * Returns the headers that a host that supports `_headers` sends with a file of a built site. The build has to have
 * written the `_headers` file.
 */
export function readHeaders(folder: string, path: string): Record<string, string> {
  const rules = rulesOf.get(folder) ?? parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  rulesOf.set(folder, rules);
  return headersFor(rules, path);
}
