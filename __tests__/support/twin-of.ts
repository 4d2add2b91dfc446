import { fillMarks } from "../../src/model/markdown/text/twin-marks";
import { type FileMap, compile } from "./compile";

/** The Markdown copy of a doc, with each mark that is filled later written out. */
export function twinOf(text: string, files: FileMap = {}): string {
  const { body, doc, faults } = compile(text, { files });
  if (faults !== "") throw new Error(faults);
  const placeholders = doc.twinMarks.map((mark) =>
    mark.kind === "link"
      ? `to:${mark.target}`
      : mark.kind === "image"
        ? `picture:${mark.asset}`
        : `${mark.kind} of ${mark.path}`,
  );
  return fillMarks(body.twin, placeholders).trim();
}
