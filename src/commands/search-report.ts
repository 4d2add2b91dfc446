import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { messageOf } from "../faults/error-text";
import { loadSearchContent } from "../pipeline/search/search-content";
import { packSearchIndex } from "../pipeline/search/search-index";
import { openSearch } from "../search/engine/search-engine";
import { settings } from "../site/settings";
import { formatQuery, listUnclicked } from "./search/format-report";
import { readQueries } from "./search/read-queries";

const USAGE = `Usage: npm run search:report -- <file> [--least 2] [--top 50]
Lists the queries in an export after which nobody opened a result, with the results that the search returns now.
The file is JSON from Algolia's Analytics API or a CSV table from Google Analytics;
src/outputs/hosting/README.md explains how to export it and how to use the list.`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const toCount = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`"${text}" isn't a number.\n${USAGE}`);
  return count;
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      least: { type: "string", default: "2" },
      top: { type: "string", default: "50" },
      help: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (values.help || file === undefined) {
    print(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const queries = readQueries(readFileSync(file, "utf8"));
  const options = { least: toCount(values.least), top: toCount(values.top) };
  const unclicked = listUnclicked(queries, options);
  const { files } = packSearchIndex(await loadSearchContent(process.cwd()), false);
  const engine = await openSearch((address) => {
    const content = files.get(address);
    return content
      ? Promise.resolve(Uint8Array.from(content).buffer)
      : Promise.reject(new Error(`The index has no ${address}.`));
  });
  for (const one of unclicked) {
    const answer = await engine.search({
      query: one.query,
      facetFilters: [`language:${settings.locale.code}`],
    });
    print(`${formatQuery(one, answer)}\n`);
  }
  print(
    `${unclicked.length} of ${queries.length} queries led to no click. ` +
      `Only queries asked at least ${options.least} times are listed, and at most ${options.top} of them.`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
