import { setTimeout } from "node:timers/promises";
import {
  formatExternalLinks,
  isExternal,
  listYamlAddresses,
  withoutAnchor,
} from "../docs/links/external-links";
import { createCompiler } from "../pipeline/compile/compiler";
import { openContent } from "../pipeline/content/content-files";
import { listDocs } from "../pipeline/site/load-site";
import { settings } from "../site/settings";
import { runCommand } from "./base/run-command";
import { readAnswers, writeAnswers } from "./links/answer-cache";
import { askHosts } from "./links/ask-hosts";

const USAGE = `npm run links:external [-- --fresh]
Requests the pages on other sites that content links to or cites as sources, one page at a time for each host. Answers
are cached for a week (--fresh ignores the cache). The command never fails, since other people's servers shouldn't stop
us from publishing.`;

/**
 * Number of new answers after which the answers are saved and a progress line is printed. An interrupted run loses
 * only the answers since the last save.
 */
const ANSWERS_PER_WRITE = 50;

void runCommand(USAGE, { fresh: { type: "boolean", default: false } }, async ({ values }) => {
  const root = process.cwd();
  const { docs } = await (await createCompiler(root)).compile(listDocs(root));
  const content = openContent(root);
  const named = content
    .listFiles("content")
    .filter((file) => /\.(?:mdx?|yaml)$/.test(file))
    .flatMap((file) => listYamlAddresses(file, content.readText(file) ?? ""));
  const links = [...docs.flatMap((doc) => doc.links), ...named].filter(({ target }) =>
    isExternal(target, settings.url),
  );
  const addresses = [...new Set(links.map(({ target }) => withoutAnchor(target)))];
  const known = values.fresh ? new Map<never, never>() : readAnswers(root, Date.now());
  const answers = new Map([...known].filter(([address]) => addresses.includes(address)));
  const open = addresses.filter((address) => !answers.has(address));
  console.error(`${addresses.length} URLs, ${open.length} of them to request.`);
  let asked = 0;
  const hasNetwork = await askHosts(open, { fetch, sleep: setTimeout }, (address, answer) => {
    answers.set(address, { ...answer, at: Date.now() });
    asked += 1;
    if (asked % ANSWERS_PER_WRITE !== 0) return;
    writeAnswers(root, answers);
    console.error(`${asked} of ${open.length}`);
  });
  if (!hasNetwork) {
    console.error(
      "None of the first hosts could be reached. Check the network, then run this again.",
    );
    return;
  }
  writeAnswers(root, answers);
  console.log(formatExternalLinks(links, answers));
});
