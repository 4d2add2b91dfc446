import { readShowcase } from "../../model/showcase/read-showcase";
import { SHOWCASE_FOLDER, type Showcase } from "../../model/showcase/showcase";
import { openContent } from "./content-files";

/** The showcase of the site at `root`, as its files are now. */
export function loadShowcase(root: string): Showcase {
  const { listFiles, readText } = openContent(root);
  return readShowcase({
    files: listFiles(SHOWCASE_FOLDER),
    readText: (file) => readText(file) ?? "",
  });
}
