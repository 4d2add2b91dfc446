import { contentFolderOf } from "../docs/versions/version-links";
import type { CompileEnvironment } from "./compiled-doc";

const DATA = "content/data";

/** The compiler's access to files for one doc, and a function that returns the real path of a file. */
interface DocEnvironment {
  readonly environment: CompileEnvironment;
  readonly placeOf: (file: string) => string;
}

/**
 * Gives a doc of an archived version the data as it was when the version was created. A version without its own data
 * uses current data.
 */
export function freezeEnvironment(file: string, environment: CompileEnvironment): DocEnvironment {
  const folder = contentFolderOf(file);
  const ownData = `${folder}data`;
  if (ownData === DATA || environment.listFiles(ownData).length === 0)
    return { environment, placeOf: (asked) => asked };
  const placeOf = (asked: string): string =>
    asked === DATA || asked.startsWith(`${DATA}/`) ? ownData + asked.slice(DATA.length) : asked;
  return {
    environment: {
      ...environment,
      readText: (asked) => environment.readText(placeOf(asked)),
      hasFile: (asked, use) => environment.hasFile(placeOf(asked), use),
      whyRefused: (asked, use) => environment.whyRefused(placeOf(asked), use),
      // Callers that list a folder expect files in content/data.
      listFiles: (asked) =>
        environment
          .listFiles(placeOf(asked))
          .map((found) =>
            found.startsWith(`${ownData}/`) ? DATA + found.slice(ownData.length) : found,
          ),
    },
    placeOf,
  };
}
