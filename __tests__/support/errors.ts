import { ERRORS_FILE } from "../../src/data/errors/known-errors";
import type { FileMap } from "./compile";

/** Files of a site that explains one error and one panic code. */
export const ERROR_FILES: FileMap = {
  [ERRORS_FILE]: `errors:
  - signature: Refused(address by)
    by: Tokens
    cause: The sender is \`refused\`.
    fix: Ask the owner of it.
    see: /learn
    source: https://example.org
panics:
  source: https://docs.soliditylang.org
  codes:
    - { code: 0x11, cause: A number overflowed., fix: Check the amounts. }
`,
};
