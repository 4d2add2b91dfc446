import type { CompileEnvironment } from "../../base/compiled-doc";
import { contentFolderOf } from "../../base/version-links";

const DATA = "content/data";

/** The compiler's access to files for one doc, and a function that returns the actual path of a file. */
interface DocEnvironment {
  readonly environment: CompileEnvironment;
  readonly placeOf: (file: string) => string;
}

/**
 * Gives a doc in an archived version the data that was current when the version was created. If the version has no data
 * of its own, the doc gets today's data.
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
      // Callers expect paths in content/data, although the files are in the version's folder.
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
