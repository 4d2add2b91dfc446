import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { APP_PICTURES } from "../screenshots/apps/app-pictures";
import { buildApp } from "../screenshots/build-app";
import { listFiles } from "../screenshots/picture-files";
import { startBrowser, takePicture, toPng } from "../screenshots/take-picture";
import { runCommand } from "./base/run-command";

const USAGE = `npm run screenshots [-- <word> …]
Runs the apps in the docs' code blocks and writes pictures of them to the docs' folders. If words are given, only
writes files whose path contains one of them.`;

void runCommand(USAGE, {}, async ({ positionals: words }) => {
  const root = process.cwd();
  const browser = await startBrowser();
  const write = (file: string, bytes: Uint8Array): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  };
  const isWanted = (file: string): boolean =>
    words.length === 0 || words.some((word) => file.includes(word));
  try {
    for (const picture of APP_PICTURES) {
      const files = listFiles(picture);
      if (!files.some(({ file }) => isWanted(file))) continue;
      const app = await buildApp(root, picture);
      for (const { file, scheme } of files)
        write(file, await toPng(await takePicture(browser, picture, app, scheme)));
    }
  } finally {
    await browser.close();
  }
});
