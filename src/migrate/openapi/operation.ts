import { parse } from "yaml";
import type { Operation, Surroundings, Values } from "../base/surroundings";

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a map of an OpenAPI description; an empty one if the value isn't a map. */
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});

/** Returns the map that was read; an empty one if it can't be read. */
export function readValues(read: () => unknown): Values {
  try {
    return valuesOf(read());
  } catch {
    return {};
  }
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Follows references to other parts of the description: at most 20, since they may be circular. */
export function resolveReference(value: unknown, spec: Values): Values {
  let found = value;
  for (let followed = 0; followed < 20; followed += 1) {
    const values = valuesOf(found);
    const reference = textOf(values.$ref);
    if (!reference.startsWith("#/")) return values;
    const names = reference.slice(2).split("/");
    found = names.reduce<unknown>(
      (inside, name) => valuesOf(inside)[name.replaceAll("~1", "/").replaceAll("~0", "~")],
      spec,
    );
  }
  return {};
}

/** A method and a path, and before them, in Mintlify, the description's file: `docs/openapi.json GET /users/{id}`. */
const ENDPOINT = /^(?:(\S+)\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(\S+)$/i;

/** Finds an operation in an OpenAPI description. Paths are compared without a slash at the end. */
export function findInDescription(
  spec: Values,
  method: string,
  path: string,
): Operation | undefined {
  const plain = (one: string): string => one.replace(/\/$/, "");
  const paths = Object.entries(valuesOf(spec.paths));
  const item = valuesOf(paths.find(([one]) => plain(one) === plain(path))?.[1]);
  const values = resolveReference(item[method.toLowerCase()], spec);
  if (Object.keys(values).length === 0) return undefined;
  const parameters = [...listOf(item.parameters), ...listOf(values.parameters)];
  return { method: method.toUpperCase(), path, values: { ...values, parameters }, spec };
}

/**
 * Returns the operation that a page describes: in Docusaurus, `api:` contains it, usually compressed; in Mintlify,
 * `openapi:` names it. Mintlify's `api:` only has the method and the path, because its page describes the rest.
 */
export function readOperation(
  yaml: string,
  { findOperation, unpack }: Pick<Surroundings, "findOperation" | "unpack">,
): Operation | undefined {
  const { api, openapi } = readValues(() => parse(yaml));
  const [, file, method, path] = ENDPOINT.exec(textOf(openapi)) ?? [];
  if (method !== undefined && path !== undefined) return findOperation(method, path, file);
  const [, , apiMethod, address] = ENDPOINT.exec(textOf(api)) ?? [];
  if (apiMethod !== undefined && address !== undefined)
    return { method: apiMethod.toUpperCase(), path: address, values: {}, spec: {} };
  const values =
    typeof api === "string" ? readValues(() => JSON.parse(unpack(api))) : valuesOf(api);
  const [own, at] = [textOf(values.method), textOf(values.path)];
  if (own === "" || at === "") return undefined;
  const { servers, securitySchemes } = values;
  const spec = { servers, components: { securitySchemes } };
  return { method: own.toUpperCase(), path: at, values, spec };
}

/** Removes the keys that name or contain the operation. */
export const withoutOperation = (yaml: string): string =>
  yaml.replace(
    /^(?:api|openapi|info_path|hide_send_button|show_extensions|proxy):.*\n?(?:[ \t]+.*\n?)*/gm,
    "",
  );
