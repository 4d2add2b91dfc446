import { readShowcase } from "../../data/showcase/read-showcase";
import { SHOWCASE_FOLDER, type Showcase } from "../../data/showcase/showcase";
import { openContent } from "./content-files";

/** Reads the showcase of the site at `root`. */
export function loadShowcase(root: string): Showcase {
  const { listFiles, readKnown } = openContent(root);
  return readShowcase({ files: listFiles(SHOWCASE_FOLDER), readText: readKnown });
}
