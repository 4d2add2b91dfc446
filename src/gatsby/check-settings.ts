import type { GatsbyNode } from "gatsby";
import { SearchSettingsError, readHostedSearch } from "./search-settings";

/** Before anything is built: what the environment says has to be right. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    readHostedSearch(process.env);
  } catch (error) {
    if (!(error instanceof SearchSettingsError)) throw error;
    // As it is, to standard error: Gatsby would break its lines at 80 characters.
    process.stderr.write(`\n${error.message}\n\n`);
    reporter.panic("The search is not configured as it has to be, see above.");
  }
};
