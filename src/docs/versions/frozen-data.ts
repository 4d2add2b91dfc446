import { readAddresses } from "../../data/addresses";
import { readCharts } from "../../data/charts";
import { readCompatibility } from "../../data/compatibility/compatibility";
import type { DataSource } from "../../data/data-files";
import { readFacts } from "../../data/facts";
import { readGlossary } from "../../data/glossary";
import { readNetworks } from "../../data/networks";
import { readParameters } from "../../data/parameters";
import type { Fault } from "../../faults/fault";

const DATA = "content/data";

/** Finds faults in the data of archived versions. */
export const checkFrozenData = (versions: readonly { name: string }[], data: DataSource): Fault[] =>
  versions.flatMap(({ name }) => {
    const own = `content/versions/${name}/data`;
    if (data.listFiles(own).length === 0) return [];
    const frozen: DataSource = {
      readText: (file) => data.readText(file.replace(DATA, own)),
      listFiles: (folder) =>
        data.listFiles(folder.replace(DATA, own)).map((file) => file.replace(own, DATA)),
    };
    const read = [
      ...[readGlossary, readFacts, readParameters, readNetworks, readAddresses, readCharts],
      readCompatibility,
    ];
    const faults = read.flatMap((each) => each(frozen).faults);
    return faults.map((fault) => ({ ...fault, file: fault.file.replace(DATA, own) }));
  });
