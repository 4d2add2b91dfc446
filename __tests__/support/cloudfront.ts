import { createContext, runInContext } from "node:vm";

interface Value {
  readonly value: string;
}

/** A query as a function receives it: each name occurs once, with all its values if it was repeated. */
type Query = Record<string, Value & { multiValue?: readonly Value[] }>;

export interface ViewerAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, Value>>;
}
type FunctionAnswer = { readonly uri: string; readonly querystring?: Query } | ViewerAnswer;

/** Globals that a new context in Node has, but that CloudFront's runtime 2.0 lacks or may lack. */
const ABSENT = [
  ...["Atomics", "BigInt", "FinalizationRegistry", "Function", "Intl", "Iterator", "Map", "Proxy"],
  ...[
    "Reflect",
    "Set",
    "SharedArrayBuffer",
    "WeakMap",
    "WeakRef",
    "WeakSet",
    "WebAssembly",
    "eval",
  ],
];

/** Creates a function from its source code, in a context that has only CloudFront's globals. */
export function openFunction(code: string): (event: unknown) => FunctionAnswer {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(ABSENT.map((name) => `delete globalThis.${name};`).join(""), context);
  runInContext(code, context);
  return (event) => {
    const call = `JSON.stringify(handler(JSON.parse(${JSON.stringify(JSON.stringify(event))})))`;
    return JSON.parse(runInContext(call, context, { timeout: 1_000 }) as string) as FunctionAnswer;
  };
}

/** Parses a query as CloudFront passes it to a function: split at `&` and the first `=`, not decoded. */
export function toQuery(text: string): Query {
  const query: Query = {};
  for (const part of text.split("&").filter(Boolean)) {
    const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(part) ?? [];
    const known = query[name];
    query[name] = known
      ? {
          value: known.value,
          multiValue: [...(known.multiValue ?? [{ value: known.value }]), { value }],
        }
      : { value };
  }
  return query;
}

/** Creates the viewer request for an address. */
export function viewerRequest(target: string): { version: string; request: object } {
  const [uri = "", query = ""] = target.split(/\?(.*)/s);
  return {
    version: "1.0",
    request: { method: "GET", uri, querystring: toQuery(query), headers: {}, cookies: {} },
  };
}
