import type { CompiledDoc } from "../base/compiled-doc";
import { type Fault, faultAt } from "../faults/fault";

/** Number of lines of code that fit on a laptop's screen. */
const MAX_LINES = 30;

/** Finds mistakes in a recipe: a page that answers one question with code, and is listed by topic and tool. */
export function checkRecipe({
  file,
  frontmatter,
  frontmatterLines,
  samples,
}: CompiledDoc): Fault[] {
  const { kind, tools = [], tags = [] } = frontmatter ?? {};
  const faultAtKey = (key: string, rule: string, problem: string, fix: string): Fault => {
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return faultAt({ file, line, column }, { rule: `recipe/${rule}`, problem, fix });
  };
  if (kind !== "recipe") {
    if (tools.length === 0) return [];
    const fix = 'Write kind: recipe, or remove "tools".';
    return [faultAtKey("tools", "other-kind", "This page has tools:, but isn't a recipe.", fix)];
  }
  const faults: Fault[] = [];
  if (tools.length === 0) {
    const fix = "Add a line with the tools that the code uses, for instance tools: [viem].";
    faults.push(faultAtKey("kind", "no-tools", "This recipe doesn't name its tools.", fix));
  }
  if (tags.length === 0) {
    const fix = "Write tags: with at least one tag from content/tags.yaml.";
    faults.push(faultAtKey("kind", "no-topic", "This recipe has no topic.", fix));
  }
  const [first] = samples;
  const lines = first ? (first.shown?.code ?? first.code).trimEnd().split("\n").length : 0;
  if (!first) {
    const fix =
      'Begin with the code that answers the question, or choose another value for "kind".';
    faults.push(faultAtKey("kind", "no-code", "This recipe has no code.", fix));
  } else if (lines > MAX_LINES) {
    faults.push(
      faultAt(first, {
        rule: "recipe/long-code",
        problem: `This code has ${lines} lines. In a recipe, at most ${MAX_LINES} are allowed, so that the code fits on one screen.`,
        fix: "Leave out everything that doesn't answer the question, or turn the page into a guide.",
      }),
    );
  }
  return faults;
}
