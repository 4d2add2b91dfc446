import { type Fault, type FaultText, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { parseYaml } from "../../faults/yaml";

/** Singular and plural forms of a label, keyed by Unicode's plural categories. */
type PluralForms = Readonly<Record<string, string>>;

/** One or more sentences of the interface. `#` is a placeholder for a number or a name. */
export type Label = string | readonly string[] | PluralForms;
export type Labels = Readonly<Record<string, Label>>;

const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** Reads the labels that a locale's file translates, with their faults. `known` contains the original labels. */
export function readLabels(
  file: string,
  text: string | undefined,
  known: Labels,
): { labels: Labels; faults: readonly Fault[] } {
  const yaml = parseYaml(text ?? "{}\n", { file, firstLine: 1 });
  if (Array.isArray(yaml)) return { labels: {}, faults: yaml };
  const { data } = yaml;
  if (!isRecord(data)) {
    const words = wrong(
      "This file has no labels.",
      "Write one label per line, for instance search: Suche.",
    );
    return { labels: {}, faults: [faultAt(yaml.positionOf([]), words)] };
  }
  const labels: Record<string, Label> = {};
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(data)) {
    const original = Object.hasOwn(known, name) ? known[name] : undefined;
    const words =
      original === undefined ? unknownLabel(name, known) : explainLabel(name, value, original);
    if (words) faults.push(faultAt(yaml.positionOf([name]), words));
    else labels[name] = value as Label; // explainLabel has checked its shape.
  }
  return { labels, faults };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wrong = (problem: string, fix: string): FaultText => ({ rule: "locale/label", problem, fix });

const unknownLabel = (name: string, known: Labels): FaultText => ({
  rule: "locale/unknown-label",
  problem: `The interface has no label "${name}".`,
  fix: suggest(name, Object.keys(known), "labels"),
});

/** Explains why a translation can't replace the original label. */
function explainLabel(name: string, value: unknown, original: Label): FaultText | undefined {
  if (typeof original === "string") {
    if (typeof value !== "string" || value === "")
      return wrong(
        `The label "${name}" has to be a single text.`,
        `Write a translation of "${original}" after the colon.`,
      );
    return explainNumber(name, [value], original);
  }
  if (isList(original)) {
    const isSame = Array.isArray(value) && value.length === original.length && value.every(isText);
    return isSame
      ? undefined
      : wrong(
          `The label "${name}" has to be a list.`,
          `Write ${original.length} texts, each on its own line after a dash.`,
        );
  }
  const forms = isRecord(value) ? value : {};
  const stray = Object.keys(forms).find((form) => !PLURALS.includes(form));
  if (stray !== undefined || !("other" in forms) || !Object.values(forms).every(isText))
    return wrong(
      `The label "${name}" needs forms for different numbers.`,
      `Write a form for "other", and for those of ${PLURALS.slice(0, -1).join(", ")} that the language uses.`,
    );
  return explainNumber(name, [String(forms.other)], original.other ?? "");
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isList = (label: Label): label is readonly string[] => Array.isArray(label);

const explainNumber = (
  name: string,
  texts: readonly string[],
  original: string,
): FaultText | undefined =>
  original.includes("#") && texts.some((text) => !text.includes("#"))
    ? wrong(
        `The label "${name}" doesn't contain #.`,
        `Write # where the number or name belongs, as in "${original}".`,
      )
    : undefined;
