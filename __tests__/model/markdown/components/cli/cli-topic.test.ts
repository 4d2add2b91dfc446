import { CLI_COMMANDS_FILE } from "../../../../../src/model/markdown/components/cli/cli-topic";
import type { CliCommand } from "../../../../../src/model/cli/cli-command";
import { compile, htmlOf } from "../../../../support/compile";

const command = (id: string, more: Partial<CliCommand> = {}): CliCommand => ({
  id,
  topic: id.split(":")[0] ?? id,
  summary: `What ${id} does`,
  description: "",
  aliases: [],
  args: [],
  flags: [],
  examples: [],
  from: "@celo/celocli 5.0.0",
  ...more,
});
const flag = {
  description: "Sender",
  type: "option",
  required: true,
  options: [],
  multiple: false,
};
const files = {
  [CLI_COMMANDS_FILE]: JSON.stringify([
    command("election:vote", {
      flags: [
        { ...flag, type: "option", name: "from", char: "f", isGlobal: false },
        { ...flag, type: "option", required: false, name: "node", isGlobal: true },
      ],
      examples: ["celocli election:vote --from 0x1"],
    }),
    command("election:show"),
  ]),
  "content/data/cli/epochs.yaml": `version: "7"
as_of: 2026-11-21
source:
  title: Epochs
  url: https://example.org/epochs
shared_flags:
  - name: node
    description: Node to talk to
commands:
  - id: epochs:status
    summary: Show the epoch
    shared: [node]
`,
};

test("each command is a section with an anchor, in the table of contents and for search", () => {
  const { doc, body } = compile('<CliTopic topic="election" />', { files });
  expect(doc.toc).toEqual([
    { depth: 2, id: "election-show", title: "election:show" },
    { depth: 2, id: "election-vote", title: "election:vote" },
  ]);
  expect(body.sections.at(-1)).toMatchObject({ id: "election-vote", depth: 2 });
  expect(body.sections.at(-1)?.text).toContain("--from Sender");
  expect(doc.dependencies).toContain(CLI_COMMANDS_FILE);
});

test("flags have their form, what they take and whether they are needed; those of all commands come once", () => {
  const html = htmlOf('<CliTopic topic="election" />', { files });
  expect(html).toContain(
    '<tr><th scope="row"><code>--from</code> <code>-f</code> <span class="cli-required">required</span></th><td>a value</td><td>Sender.</td></tr>',
  );
  expect(html.split("<summary>Flags that every command takes</summary>")).toHaveLength(2);
  expect(html).toContain("Made from @celo/celocli 5.0.0.");
});

test("a topic no manifest holds comes from content/data/cli, with a link to its source", () => {
  const html = htmlOf('<CliTopic topic="epochs" />', { files });
  expect(html).toContain('<h2 id="epochs-status"><code>epochs:status</code>');
  expect(html).toContain('href="https://example.org/epochs"');
});

test("a package's own word wins over the data file", () => {
  const both = { ...files, [CLI_COMMANDS_FILE]: JSON.stringify([command("epochs:status")]) };
  expect(htmlOf('<CliTopic topic="epochs" />', { files: both })).toContain(
    "What epochs:status does",
  );
});

test("an unknown topic is a fault with a guess", () => {
  const { doc } = compile('<CliTopic topic="elections" />', { files });
  expect(doc.faults).toEqual([
    expect.objectContaining({ rule: "cli/unknown-topic", fix: "Did you mean election?" }),
  ]);
});
