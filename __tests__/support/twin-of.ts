import type { Placeholder } from "../../src/base/segments";
import { fillPlaceholders } from "../../src/markdown/text/twin-placeholders";
import { type FileMap, compile } from "./compile";

/** Returns the Markdown copy of a doc. Marks that a build replaces later are written as text. */
export function twinOf(text: string, files: FileMap = {}): string {
  const { body, doc, faults } = compile(text, { files });
  if (faults !== "") throw new Error(faults);
  return fillPlaceholders(body.twin, doc.twinPlaceholders.map(nameOf)).trim();
}

function nameOf(placeholder: Placeholder): string {
  switch (placeholder.kind) {
    case "link":
      return `to:${placeholder.target}`;
    case "picture":
      return `picture:${placeholder.asset}`;
    case "card":
      return `${placeholder.part} of ${placeholder.path}`;
  }
}
