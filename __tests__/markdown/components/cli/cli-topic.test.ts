import { CLI_MANIFESTS_FILE } from "../../../../src/data/cli/cli-manifests";
import { CLI_EPOCHS, CLI_RELEASE, cliCommand, cliFlag, manifestFiles } from "../../../support/cli";
import { compile, htmlOf } from "../../../support/compile";

const MANIFEST = [
  cliCommand("election:vote", {
    flags: [
      cliFlag("from", { char: "f", required: true, description: "Sender" }),
      cliFlag("node", { isShared: true }),
    ],
    examples: ["celocli election:vote --from 0x1"],
  }),
  cliCommand("election:show"),
];
const ONLY_MANIFEST = manifestFiles(MANIFEST);
const files = {
  ...manifestFiles([cliCommand("exchange:show")]),
  "content/data/cli-release.yaml": CLI_RELEASE,
  "content/data/cli/epochs.yaml": CLI_EPOCHS,
};

test("each command is a section with an anchor, in the table of contents and for search", () => {
  const { doc, body } = compile('<CliTopic topic="election" />', { files: ONLY_MANIFEST });
  expect(doc.toc).toEqual([
    { depth: 2, id: "election-show", title: "election:show" },
    { depth: 2, id: "election-vote", title: "election:vote" },
    { depth: 2, id: "shared-flags", title: "Shared flags" },
  ]);
  expect(body.sections[2]).toMatchObject({ id: "election-vote", depth: 2 });
  expect(body.sections[2]?.text).toContain("--from Sender");
  expect(doc.dependencies).toContain(CLI_MANIFESTS_FILE);
});

test("flags have their form, their value and whether they are required; shared ones are explained once", () => {
  const html = htmlOf('<CliTopic topic="election" />', { files: ONLY_MANIFEST });
  expect(html).toContain(
    '<dt id="row.election-vote-from"><code>--from</code> <code>-f</code> <small>required</small></dt><dd>Sender.</dd>',
  );
  expect(html).toContain(
    '<details><summary>1 shared flag</summary><p><a class="text-link" href="#row.shared-node"><code class="flag">--node</code></a></p></details>',
  );
  expect(html).toContain('<dt id="row.shared-node">');
  expect(html).not.toContain("a value");
  expect(html).not.toContain("nothing");
  expect(html.split("What node means.")).toHaveLength(2);
  expect(html).toContain("Commands and flags of @celo/celocli 5.0.0.");
});

test("a topic in content/data/cli says what can go wrong, and links to its source with the date", () => {
  const html = htmlOf('<CliTopic topic="epochs" />', { files });
  expect(html).toContain('<h2 id="epochs-status"><code>epochs:status</code>');
  expect(html).toContain("<p>It only reads <code>state</code>.</p>");
  expect(html).toContain("<p><strong>What can go wrong.</strong> An answer may be old.</p>");
  expect(html).toContain('href="https://example.org/docs/epochs.md"');
  expect(html).toContain('as of <time datetime="2026-11-22">22 November 2026</time>');
});

test("an alias links to its command", () => {
  const html = htmlOf('<CliTopic topic="epochs" />', { files });
  expect(html).toContain('<h2 id="epochs-current">');
  expect(html).toContain('Another name for <a class="text-link" href="/cli/epochs#epochs-status">');
});

test("removed commands are at the end of their topic, with their replacements", () => {
  const { html, doc } = compile('<CliTopic topic="epochs" />', { files });
  expect(doc.toc.map(({ id }) => id)).toContain("removed-commands");
  expect(html).toContain(
    '<tr><th scope="row"><code>epochs:old</code></th><td data-label="Change">Removed in celocli 7.0.0</td><td data-label="Instead">Use <code>epochs:status</code>.</td></tr>',
  );
});

test("a removed topic begins with when it was removed, and shows the last manifest that had it", () => {
  const html = htmlOf('<CliTopic topic="exchange" />', { files });
  expect(html).toMatch(
    /^<p><strong>Removed in celocli 8\.0\.0\.<\/strong> Swap elsewhere\.<\/p><h2 id="exchange-show">/,
  );
  expect(html).toContain("Commands and flags of @celo/celocli 5.0.0.");
});

test("a changed file is read again", () => {
  const page = '<CliTopic topic="epochs" />';
  htmlOf(page, { files });
  const changed = CLI_EPOCHS.replace("Show the epoch", "Tell the epoch");
  const html = htmlOf(page, { files: { ...files, "content/data/cli/epochs.yaml": changed } });
  expect(html).toContain("Tell the epoch");
});

test("an unknown topic is a fault with a guess", () => {
  const { doc } = compile('<CliTopic topic="epoch" />', { files });
  expect(doc.faults).toEqual([
    expect.objectContaining({ rule: "cli/unknown-topic", fix: "Did you mean epochs?" }),
  ]);
});

test("a topic without shared flags doesn't mention them, on the page and in Markdown", () => {
  const alone = manifestFiles([cliCommand("account:show")]);
  const { html, body } = compile('<CliTopic topic="account" />', { files: alone });
  for (const text of [html, body.twin]) {
    expect(text).toContain("account:show");
    expect(text).not.toMatch(/shared flags/i);
  }
});
