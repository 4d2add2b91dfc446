import type { RpcRequest } from "../../live/rpc";
import { returnedNothing } from "../../site/run-labels";
import { type Parameter, decodeResult, encodeWord, parseParameters, patternOf } from "./abi-words";

/** A call of a contract's function that reads. */
export interface FunctionCall {
  readonly request: RpcRequest;
  /** Formats the body of the node's answer. */
  readonly format: (body: string) => string[];
}

const SHAPE = /^\((.*?)\)(?: returns \((.*)\))?$/;

/**
 * Reads the call from a function's entry (markdown/components/contracts/contract-html.ts) and from the arguments that the
 * reader has written. If there are no fields for the arguments yet, adds them.
 * @returns Undefined if arguments are missing or invalid.
 */
export function readCall(box: HTMLElement): FunctionCall | undefined {
  const entry = box.parentElement;
  const [url = "", to = ""] =
    box.closest<HTMLElement>("[data-call]")?.dataset.call?.split(" ") ?? [];
  const shape = entry?.querySelector("dt > code + code")?.textContent ?? "";
  const selector = entry?.querySelector("dd > small > code")?.textContent ?? "";
  const [, inputs = "", outputs = ""] = SHAPE.exec(shape) ?? [];
  const parameters = parseParameters(inputs);
  const fields = [...box.querySelectorAll("input")];
  if (fields.length < parameters.length) {
    addFields(box, parameters);
    return undefined;
  }
  if (!fields.every((field) => field.reportValidity())) return undefined;
  const words = parameters.map(({ type }, at) => encodeWord(type, fields[at]?.value ?? ""));
  const call = { to, data: selector + words.join("") };
  const method = { jsonrpc: "2.0", id: 1, method: "eth_call", params: [call, "latest"] };
  return {
    request: { url, body: JSON.stringify(method) },
    format: (body) => formatAnswer(body, parseParameters(outputs)),
  };
}

function addFields(box: HTMLElement, parameters: readonly Parameter[]): void {
  const run = box.querySelector("button");
  const labels = parameters.map(({ type, name }) => {
    const label = document.createElement("label");
    const field = document.createElement("input");
    field.required = true;
    field.pattern = patternOf(type);
    field.placeholder = type;
    field.spellcheck = false;
    field.onkeydown = ({ key }) => {
      if (key === "Enter") run?.click();
    };
    label.append(name === "" ? type : name, field);
    return label;
  });
  box.prepend(...labels);
  labels[0]?.querySelector("input")?.focus();
}

function formatAnswer(body: string, outputs: readonly Parameter[]): string[] {
  const { result, error } = JSON.parse(body) as {
    readonly result?: unknown;
    readonly error?: { readonly message?: string };
  };
  if (typeof result !== "string") return [error?.message ?? body.trim()];
  if (result === "0x") return [returnedNothing];
  return decodeResult(outputs, result).map((value, at) => {
    const name = outputs[at]?.name ?? "";
    return name === "" ? value : `${name}: ${value}`;
  });
}
