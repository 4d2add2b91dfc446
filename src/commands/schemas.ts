import { writeOutput } from "../pipeline/store/output-files";
import { reportOutcome, runCommand } from "./base/run-command";
import { listEditorFiles } from "./editor/content-schemas";

const USAGE = `npm run schemas
Generates VS Code's settings and JSON Schemas for the files in content/ from the schemas that the site parses them with.`;

void runCommand(USAGE, {}, () => {
  const files = listEditorFiles();
  for (const [file, text] of files) writeOutput(process.cwd(), file, text);
  reportOutcome({ done: [`Wrote ${files.size} files to .vscode.`] });
});
