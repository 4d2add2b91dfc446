import { formatUsage } from "../../../src/data/cli/cli-command";
import { readManifest } from "../../../src/data/cli/read-manifest";

const origin = { tool: "celocli", from: "@celo/celocli 5.0.0" };
const read = (commands: unknown) => readManifest({ commands }, origin);

const from = { name: "from", description: "Sender", type: "option", required: true };
const wait = { name: "wait", description: "Wait", type: "boolean", char: "w" };
const node = { name: "node", type: "option", hidden: true };

test("a command has its topic, its flags with required ones first, and the common flags separately", () => {
  const [command] = read({
    "election:activate": {
      description: "Activate votes\nMore words.",
      flags: { wait, from, node },
    },
  });
  expect(command).toMatchObject({
    id: "election:activate",
    topic: "election",
    summary: "Activate votes",
    description: "More words.",
    from: "@celo/celocli 5.0.0",
  });
  expect(command?.flags.map(({ name, isShared }) => [name, isShared])).toEqual([
    ["from", false],
    ["node", true],
    ["wait", false],
  ]);
});

test.each([
  { example: "vote --from 0x1", line: "celocli election:vote --from 0x1" },
  { example: "election:vote --from 0x1", line: "celocli election:vote --from 0x1" },
  { example: "celocli election:vote", line: "celocli election:vote" },
  { example: "vote", line: "celocli election:vote" },
  {
    example: "<%= config.bin %> <%= command.id %> --wait",
    line: "celocli election:vote --wait",
  },
  { example: "echo yes | celocli election:vote", line: "echo yes | celocli election:vote" },
])('the example "$example" becomes a complete command line', ({ example, line }) => {
  expect(read({ "election:vote": { examples: [example] } })[0]?.examples).toEqual([line]);
});

test("defaults and choices are kept; an empty default is dropped", () => {
  const [command] = read({
    "a:b": {
      flags: {
        one: { name: "one", type: "option", default: 1, options: ["1", "2"] },
        two: { name: "two", type: "option", default: "" },
        three: { name: "three", type: "boolean", default: false },
      },
    },
  });
  expect(command?.flags.map((flag) => [flag.name, flag.default, flag.options])).toEqual([
    ["one", "1", ["1", "2"]],
    ["three", undefined, []],
    ["two", undefined, []],
  ]);
});

test("hidden commands are left out, and the tool's name is filled in", () => {
  const commands = read({
    help: { description: "Display help for <%= config.bin %>." },
    secret: { hidden: true },
  });
  expect(commands.map(({ id, summary }) => [id, summary])).toEqual([
    ["help", "Display help for celocli."],
  ]);
});

test("any format other than oclif's is refused", () => {
  expect(() => readManifest({ commands: [] }, origin)).toThrow(/expected record/);
});

test("a short usage is one line, a long one has a line for each flag", () => {
  const [short, long] = read({
    "a:b": { args: { name: { name: "account", required: true } }, flags: { wait } },
    "c:d": {
      flags: {
        from,
        value: { name: "value", type: "option", options: ["Yes", "No"] },
        comment: { name: "comment", type: "option" },
        wait,
        node,
      },
    },
  });
  expect(short && formatUsage("celocli", short)).toEqual(["celocli a:b <account> [--wait]"]);
  expect(long && formatUsage("celocli", long).join("\n")).toMatchInlineSnapshot(
    `"celocli c:d --from <value> [--comment <value>] [--value Yes|No] [--wait]"`,
  );
});

test("a flag that can be switched off says so in the usage", () => {
  const local = { name: "local", type: "boolean", allowNo: true };
  const [command] = read({ "a:b": { flags: { local } } });
  expect(command && formatUsage("celocli", command)).toEqual(["celocli a:b [--[no-]local]"]);
});

test.each([
  ["name", { "Election:Vote": {} }],
  ["alias", { "election:vote": { aliases: ["Election:Vote"] } }],
])("a command whose %s the site can't use isn't recorded", (_, commands) => {
  expect(() => read(commands)).toThrow("Write the name as it is typed");
});
