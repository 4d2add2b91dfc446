import { writeOutput } from "../pipeline/store/output-files";
import { listEditorFiles } from "./editor/content-schemas";
import { reportOutcome } from "./pages/report-outcome";
import { runCommand } from "./run-command";

const USAGE = `npm run schemas
Writes the settings of VS Code and the JSON Schemas of the content's files, generated from the schemas that parse them.`;

void runCommand(USAGE, {}, () => {
  const files = listEditorFiles();
  for (const [file, text] of files) writeOutput(process.cwd(), file, text);
  reportOutcome({ done: [`Wrote ${files.size} files to .vscode.`] });
});
