import { formatFaults } from "../../../../src/faults/format-faults";
import { checkVariables } from "../../../../src/samples/checks/shell/check-variables";
import {
  type ParseShell,
  createShellParser,
} from "../../../../src/samples/checks/shell/parse-shell";
import { compile } from "../../../support/compile";
import { doc } from "../../../support/doc";
import { fence } from "../../installed/planted/fence";

let parse: ParseShell;

beforeAll(async () => {
  parse = await createShellParser();
});

/** Lists the faults of a page with these blocks. Each is given as the rest of its line, beginning with the variable. */
function findUnset(...blocks: readonly string[]): string[] {
  const file = "content/docs/page.md";
  const text = doc({}, blocks.join("\n\n"));
  const { doc: compiled } = compile(text, { file });
  const lines = text.split("\n");
  return checkVariables([{ file, samples: compiled.samples }], parse).map(({ line, column }) =>
    (lines[line - 1] ?? "").slice(column - 1),
  );
}

const bash = (...lines: readonly string[]): string => fence("bash", ...lines);

describe("a variable that nothing sets is reported where it is, once", () => {
  test.each([
    { name: "in a word", blocks: [bash("echo $NAME")], found: ["$NAME"] },
    { name: "inside quotes", blocks: [bash('echo "to $NAME now"')], found: ['$NAME now"'] },
    { name: "in braces", blocks: [bash("ls ${FOLDER}/celo")], found: ["${FOLDER}/celo"] },
    { name: "in a substitution", blocks: [bash("A=$(cat $FILE)")], found: ["$FILE)"] },
    { name: "twice", blocks: [bash("echo $A", "echo $A $B")], found: ["$A", "$B"] },
    { name: "set too late", blocks: [bash("echo $A"), bash("A=1")], found: ["$A"] },
    { name: "set on the same line", blocks: [bash("A=1 echo $A")], found: ["$A"] },
    {
      name: "in a here document",
      blocks: [bash("cat > x <<END", "key $KEY", "END")],
      found: ["$KEY"],
    },
  ])("$name", ({ blocks, found }) => {
    expect(findUnset(...blocks)).toEqual(found);
  });
});

test.each([
  { name: "an assignment above", blocks: [bash("A=1"), bash("echo $A")] },
  { name: "an export", blocks: [bash("export A=1 B=$HOME", "echo $A $B")] },
  {
    name: "a variable that read sets",
    blocks: [bash("read -rs SECRET", "export SECRET", "echo $SECRET")],
  },
  { name: "a loop", blocks: [bash("for one in a b; do echo $one; done")] },
  { name: "a default", blocks: [bash("echo ${PORT:-8545} ${DATA_DIR:?not set}")] },
  { name: "single quotes", blocks: [bash("awk '{ print $NAME }' file")] },
  { name: "a quoted here document", blocks: [bash("cat <<'END'", "$KEY", "END")] },
  { name: "a file that was read in", blocks: [bash("source .env"), bash("echo $KEY")] },
  { name: "another language", blocks: [fence("text", "echo $NAME")] },
  { name: "a block that is not checked", blocks: [fence('bash nocheck="a part"', "echo $NAME")] },
])("$name is enough", ({ blocks }) => {
  expect(findUnset(...blocks)).toEqual([]);
});

test("the fault names the variable and says how to set it", () => {
  const { doc: compiled } = compile(doc({}, bash("echo $GROUP")), { file: "content/docs/page.md" });
  const faults = checkVariables(
    [{ file: "content/docs/page.md", samples: compiled.samples }],
    parse,
  );
  expect(formatFaults(faults)).toContain("No block above sets $GROUP.");
  expect(faults[0]?.fix).toMatch(/GROUP=…/);
});
