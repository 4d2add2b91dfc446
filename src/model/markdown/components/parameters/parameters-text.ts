import { readParameterGroup } from "../../../data/parameters";
import type { TwinContext } from "../../text/twin-context";
import {
  type TwinBlock,
  type Words,
  code,
  paragraph,
  table,
  withCode,
} from "../../text/twin-nodes";
import { formatDay, twinSources } from "../dated-sources";
import { COLUMNS, CONTRACT_COLUMNS } from "./parameters";

/** A group of parameters as a table, with the day of the values and where they were read below it. */
export function twinParameters(group: string, { environment }: TwinContext): TwinBlock[] {
  const found = readParameterGroup(group, environment);
  if (!found) return [];
  const { title, as_of: asOf, sources, parameters } = found;
  const isOnChain = parameters.some(({ contract }) => contract !== undefined);
  const rows = parameters.map(({ name, value, contract, function: getter, note, status }) => {
    const ended = status === "ended" ? " (ended)" : "";
    const remark = note === undefined ? "" : `. ${note}`;
    const where = [contract, getter].map((one): Words => (one === undefined ? "" : code(one)));
    return [withCode(`${name}${ended}${remark}`), withCode(value), ...(isOnChain ? where : [])];
  });
  const columns = isOnChain ? [...COLUMNS, ...CONTRACT_COLUMNS] : COLUMNS;
  return [
    table([columns, ...rows]),
    paragraph(`${title}. Values as of ${formatDay(asOf)}, from `, twinSources(sources), "."),
  ];
}
