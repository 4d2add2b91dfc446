import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { runCommand } from "./run-command";
import { buildApp } from "./screenshots/build-app";
import { APP_PICTURES } from "./screenshots/pictures";
import { startBrowser, takePicture } from "./screenshots/take-picture";

const USAGE = `npm run screenshots [-- <word> …]
Runs the apps of docs from their own code blocks, and writes a picture of each beside its doc; with words, only of files
whose path contains one of them.`;

void runCommand(USAGE, {}, async ({ positionals: words }) => {
  const root = process.cwd();
  const browser = await startBrowser();
  try {
    for (const picture of APP_PICTURES) {
      const file = join(dirname(picture.doc), picture.file);
      if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
      const taken = await takePicture(browser, picture, await buildApp(root, picture));
      // Few colours: a build makes the pictures that readers get from it.
      const png = await sharp(taken).png({ palette: true, effort: 10 }).toBuffer();
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), png);
      console.log(`${file}: ${png.length} bytes`);
    }
  } finally {
    await browser.close();
  }
});
