import { contentFolderOf } from "../docs/versions/version-links";
import type { CompileEnvironment } from "./compiled-doc";

const DATA = "content/data";

/** The compiler's access to files for one doc, and where a file that it asked for really lies. */
interface DocEnvironment {
  readonly environment: CompileEnvironment;
  readonly placeOf: (file: string) => string;
}

/**
 * A doc of an archived version reads the data of its version, as it was when the version was cut. A version without
 * data of its own reads that of today.
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
      // Who asks for a folder knows the names of today.
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
