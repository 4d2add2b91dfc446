import type { GatsbyNode } from "gatsby";
import { readContracts } from "../../data/contracts/contract-data";
import { readContractRecord, sourceUrl } from "../../data/contracts/contract-record";
import { readKnownErrors } from "../../data/errors/known-errors";
import { openContent } from "../../pipeline/content/content-files";
import { ERRORS_PAGE } from "../../site/paths/known-errors";
import { getBuild } from "../base/build";
import { type NodeFields, writeNodes } from "./write-nodes";

const NODE_TYPES = {
  function: "ContractFunction",
  event: "ContractEvent",
  error: "ContractError",
} as const;

/** Fields that all three types share; GraphQL can't declare them just once. */
const SHARED_FIELDS = /* GraphQL */ `
    "Name of the contract that has it, as in @celo/abis, or the names of several."
    contract: String!
    "Path of the page that shows it."
    page: String!
    "Its name without parameters."
    name: String!
    "Name and parameter types, in the form that is hashed."
    signature: String!
    "Its parameters with their names."
    inputs: String!
    "URL of the line that declares it, or null."
    source: String
`;

export const CONTRACTS_SCHEMA = /* GraphQL */ `
  "A function of one of Celo's contracts, from content/records/contracts.json."
  type ContractFunction implements Node @dontInfer {
    ${SHARED_FIELDS}
    "Its return values; empty if there are none."
    outputs: String!
    "First four bytes of the signature's hash."
    selector: String!
    "True if it only reads state."
    isView: Boolean!
    "True if most contracts have it, such as owner."
    isShared: Boolean!
    "Its effect, in our words, or null."
    does: String
    "Path of the page that explains it, or null."
    see: String
  }

  "An event of one of Celo's contracts."
  type ContractEvent implements Node @dontInfer {
    ${SHARED_FIELDS}
    "Hash of the signature, which is the first topic of its logs."
    topic: String!
  }

  "An error that contracts declare, from content/data/errors.yaml or content/records/contracts.json."
  type ContractError implements Node @dontInfer {
    ${SHARED_FIELDS}
    "First four bytes of the signature's hash, with which revert data begins."
    selector: String!
    "Its cause, or null."
    cause: String
    "Its fix, or null."
    fix: String
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(CONTRACTS_SCHEMA);
};

/** Creates nodes for GraphiQL and queries. Pages show the same data through the ContractReference component. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = openContent(getBuild().root);
  const record = readContractRecord(content);
  const { contracts } = readContracts(content); // Faults of the record are reported with the docs' faults.
  const nodes = contracts.flatMap(({ name: contract, page, items }) =>
    items.map((item): NodeFields => ({
      type: NODE_TYPES[item.kind],
      key: `${contract}.${item.signature}`,
      // GraphQL shows only the fields that the item's type declares.
      fields: {
        ...{ ...item, contract, page, topic: item.selector },
        source: sourceUrl(item, record) ?? null,
        see: item.see?.path ?? null,
      },
    })),
  );
  const { errors } = readKnownErrors(content);
  const known = errors.map((error): NodeFields => ({
    type: NODE_TYPES.error,
    key: error.selector,
    fields: {
      ...{ ...error, contract: error.by, page: ERRORS_PAGE, see: null },
      inputs: error.signature.slice(error.name.length + 1, -1),
    },
  }));
  await writeNodes([...nodes, ...known], CONTRACTS_SCHEMA, args);
};
