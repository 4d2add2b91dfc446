import type { SourceFolder } from "./source-tree";

/** The package with the interfaces, installed for development. */
export const ABI_PACKAGE = "@celo/abis";

/** Tag of the core contracts release on mainnet. The package may be older; what the release dropped is left out. */
export const RELEASE = "core-contracts.v17";

/**
 * Repositories and commits of the release's sources. For libraries, these are the commits that the release's Git
 * submodules point to.
 */
export const SOURCES = {
  celo: {
    repository: "celo-org/celo-monorepo",
    commit: "7e54153e62e50eb54f7763c4b63699d4a19b8024",
    folder: "",
  },
  ownable: {
    repository: "OpenZeppelin/openzeppelin-contracts",
    commit: "58a3368215581509d05bd3ec4d53cd381c9bb40e",
    prefix: "openzeppelin-solidity/",
    folder: "",
  },
  ownable8: {
    repository: "OpenZeppelin/openzeppelin-contracts",
    commit: "54b3f14346da01ba0d159114b399197fea8b7cda",
    prefix: "@openzeppelin/contracts8/",
    folder: "contracts/",
  },
  mento: {
    repository: "mento-protocol/mento-core",
    commit: "e7884d28a5338dee4db95331d31bc0dc73165fda",
    prefix: "contracts/",
    folder: "contracts/",
  },
} as const satisfies Readonly<Record<string, SourceFolder>>;

/** A contract whose interface is recorded. */
export interface ListedContract {
  /** Name of its interface in the package. */
  readonly name: string;
  readonly source: keyof typeof SOURCES;
  readonly path: string;
  /** Name of the contract in its source, if it differs. */
  readonly declaredAs?: string;
}

const celo = (path: string): ListedContract => ({
  name: (path.split("/").at(-1) ?? "").replace(".sol", ""),
  source: "celo",
  path: `packages/protocol/${path}`,
});

/** Contracts with a page below /contracts. */
export const CONTRACTS: readonly ListedContract[] = [
  celo("contracts/common/Accounts.sol"),
  celo("contracts-0.8/common/CeloUnreleasedTreasury.sol"),
  celo("contracts/governance/Election.sol"),
  celo("contracts-0.8/common/EpochManager.sol"),
  celo("contracts/governance/EpochRewards.sol"),
  celo("contracts/identity/Escrow.sol"),
  celo("contracts/identity/FederatedAttestations.sol"),
  celo("contracts-0.8/common/FeeCurrencyDirectory.sol"),
  celo("contracts/common/FeeHandler.sol"),
  celo("contracts/common/Freezer.sol"),
  celo("contracts/common/GoldToken.sol"),
  celo("contracts/governance/Governance.sol"),
  celo("contracts/governance/GovernanceSlasher.sol"),
  celo("contracts/governance/LockedGold.sol"),
  celo("contracts/common/MentoFeeHandlerSeller.sol"),
  celo("contracts/identity/OdisPayments.sol"),
  celo("contracts/common/Registry.sol"),
  celo("contracts-0.8/common/ScoreManager.sol"),
  celo("contracts/stability/SortedOracles.sol"),
  {
    name: "StableToken",
    source: "mento",
    path: "contracts/tokens/StableTokenV3.sol",
    declaredAs: "StableTokenV3",
  },
  celo("contracts/common/UniswapFeeHandlerSeller.sol"),
  celo("contracts-0.8/governance/Validators.sol"),
];
