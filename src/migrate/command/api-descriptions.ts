import { readdirSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { parse } from "yaml";
import { listFiles } from "../../pipeline/store/list-files";
import type { FindOperation, Values } from "../base/surroundings";
import { findInDescription, readValues } from "../openapi/operation";
import type { ForeignFiles } from "./foreign-files";

const FILE = /\.(?:json|ya?ml)$/;

/**
 * Finds operations in the other site's OpenAPI descriptions: files below the migrated folder, and in the folders above
 * it that belong to the site. They are read when the first page needs one.
 */
export function openDescriptions({ base, folders, readList }: ForeignFiles): FindOperation {
  let all: { readonly file: string; readonly spec: Values }[] | undefined;
  const readAll = (): NonNullable<typeof all> =>
    [
      ...listFiles(base, ".").map((file) => join(base, file)),
      ...folders
        .slice(1)
        .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
    ]
      .filter((file) => FILE.test(file) && !/[/\\]node_modules[/\\]/.test(file))
      .map((file) => ({ file, spec: readDescription(file, readList(file) ?? "") }));
  return (method, path, named) => {
    all ??= readAll();
    const name = named?.replace(/^\.?\//, "");
    return all
      .filter(({ file }) => name === undefined || file.replaceAll("\\", "/").endsWith(`/${name}`))
      .map(({ spec }) => findInDescription(spec, method, path))
      .find((one) => one !== undefined);
  };
}

/** Reads an OpenAPI description; an empty map for any other file. */
function readDescription(file: string, text: string): Values {
  if (!/^[{ \t]*"?(?:openapi|swagger)"?[ \t]*:/m.test(text.slice(0, 10_000))) return {};
  return readValues(() => (file.endsWith(".json") ? JSON.parse(text) : parse(text)));
}

const MAX_OPERATION_BYTES = 5_000_000;

/** Unpacks the operation that Docusaurus stores in a page. */
export const unpackOperation = (text: string): string =>
  inflateSync(Buffer.from(text, "base64"), { maxOutputLength: MAX_OPERATION_BYTES }).toString(
    "utf8",
  );
