import semver from "semver";
import { z } from "zod";
import { PACKAGE_NAME } from "../../packages/package-names";
import { solidityName } from "./abi-shape";

/*
 * Schemas of files that pages show, each with a link to its specification. In November 2026, we tested libraries for
 * package.json with 11 mistakes: zod-package-json 2.1.0 found 3, and package-json-validator 1.6.1 found 9. Both require
 * a name and a version, which pages omit.
 */

const text = z.string().min(1);
const texts = z.array(text);
const byName = z.record(z.string(), z.string());

const version = z
  .string()
  .refine(
    (value) => semver.valid(value) !== null,
    "Write a full version number, for instance 1.0.0.",
  );
const dependencies = z.record(
  z.string().regex(PACKAGE_NAME, "Write a package name."),
  z
    .string()
    .refine(
      (value) =>
        semver.validRange(value) !== null || /^(?:npm|workspace|file|git\+?\w*|https):/.test(value),
      "Write a version or a version range, for instance ^1.0.0.",
    ),
);

/** https://docs.npmjs.com/cli/configuring-npm/package-json and https://nodejs.org/api/packages.html. */
export const packageJson = z.strictObject({
  name: z
    .string()
    .regex(PACKAGE_NAME, "Use only lower-case letters, digits and dashes.")
    .optional(),
  version: version.optional(),
  description: text.optional(),
  keywords: texts.optional(),
  homepage: z.url().optional(),
  license: text.optional(),
  author: z.union([text, z.looseObject({ name: text })]).optional(),
  repository: z.union([text, z.looseObject({ type: text, url: text })]).optional(),
  private: z.boolean().optional(),
  type: z.enum(["module", "commonjs"]).optional(),
  main: text.optional(),
  module: text.optional(),
  types: text.optional(),
  exports: z.unknown().optional(),
  files: texts.optional(),
  bin: z.union([text, byName]).optional(),
  scripts: byName.optional(),
  dependencies: dependencies.optional(),
  devDependencies: dependencies.optional(),
  peerDependencies: dependencies.optional(),
  optionalDependencies: dependencies.optional(),
  overrides: z.record(z.string(), z.unknown()).optional(),
  resolutions: byName.optional(),
  engines: byName.optional(),
  packageManager: text.optional(),
  workspaces: z.union([texts, z.looseObject({ packages: texts })]).optional(),
});

const runs = { command: text, args: z.array(z.string()).optional(), env: byName.optional() };
const answers = { url: z.url(), headers: byName.optional() };

/** https://code.visualstudio.com/docs/copilot/reference/mcp-configuration. */
export const codeServers = z.strictObject({
  servers: z.record(
    z.string(),
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("stdio"), ...runs }),
      z.strictObject({ type: z.literal("http"), ...answers }),
      z.strictObject({ type: z.literal("sse"), ...answers }),
    ]),
  ),
  inputs: z.array(z.looseObject({ id: text, type: text })).optional(),
});

/** https://cursor.com/docs/context/mcp; other editors also read `mcpServers`. */
export const mcpServers = z.strictObject({
  mcpServers: z.record(
    z.string(),
    z.union(
      [z.strictObject(runs), z.strictObject(answers)],
      'Write "command" and "args", or "url" for a remote server.',
    ),
  ),
});

/** https://www.jsonrpc.org/specification. */
export const jsonRpc = z
  .strictObject({
    jsonrpc: z.literal("2.0"),
    id: z.union([z.string(), z.number(), z.null()]),
    method: text.optional(),
    params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
    result: z.unknown().optional(),
    error: z
      .strictObject({ code: z.int(), message: text, data: z.unknown() })
      .partial({ data: true })
      .optional(),
  })
  .refine(
    ({ method, result, error }) =>
      [method, result, error].filter((part) => part !== undefined).length === 1,
    "Write method for a request, and either result or error for a response.",
  );

/** https://eips.ethereum.org/EIPS/eip-721, with the attributes that marketplaces show. */
export const tokenMetadata = z.strictObject({
  name: text,
  description: text,
  image: z.url(),
  external_url: z.url().optional(),
  animation_url: z.url().optional(),
  attributes: z
    .array(
      z.strictObject({
        trait_type: text.optional(),
        display_type: text.optional(),
        value: z.union([z.string(), z.number()]),
      }),
    )
    .optional(),
});

const claim = { timestamp: z.int().positive() };
const addressOrGap = z
  .string()
  .regex(/^0x(?:[0-9a-fA-F]{40}|…)$/, 'Write an address, or "0x…" for one that is left out.');

/** Claims about an account, in the format of @celo/metadata-claims (celo-org/developer-tooling). */
export const accountMetadata = z.strictObject({
  claims: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("NAME"), name: text, ...claim }),
      z.strictObject({ type: z.literal("DOMAIN"), domain: text, ...claim }),
      z.strictObject({ type: z.literal("RPC_URL"), rpcUrl: z.url(), ...claim }),
      z.strictObject({
        type: z.literal("STORAGE"),
        address: z.url(),
        filteredDataPaths: z.string(),
        ...claim,
      }),
      z.strictObject({ type: z.literal("KEYBASE"), username: text, ...claim }),
      z.strictObject({
        type: z.literal("ACCOUNT"),
        address: addressOrGap,
        publicKey: z.string().optional(),
        ...claim,
      }),
    ]),
  ),
  meta: z.strictObject({
    address: addressOrGap,
    signature: z
      .string()
      .regex(/^0x(?:[0-9a-fA-F]{130}|…)$/, 'Write a signature, or "0x…" for one that is left out.'),
  }),
});

const duration = z
  .string()
  .regex(/^(?:\d+(?:ms|[smhdwy]))+$/, "Write a time with its unit, for instance 30s, 5m or 1h.");
const rule = {
  expr: text,
  labels: byName.optional(),
};

/** https://prometheus.io/docs/prometheus/latest/configuration/alerting_rules. */
export const alertRules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: text,
      interval: duration.optional(),
      rules: z.array(
        z.union(
          [
            z.strictObject({
              alert: text,
              for: duration.optional(),
              keep_firing_for: duration.optional(),
              annotations: byName.optional(),
              ...rule,
            }),
            z.strictObject({ record: text, ...rule }),
          ],
          'Write "expr", and either "alert" or "record". Optional keys are "labels" and, for an alert, "for" and "annotations".',
        ),
      ),
    }),
  ),
});

/** https://getfoundry.sh/config/reference/overview, limited to the keys used on pages. */
export const foundryToml = z.strictObject({
  profile: z.record(
    z.string(),
    z.strictObject({
      src: text.optional(),
      test: text.optional(),
      script: text.optional(),
      out: text.optional(),
      libs: texts.optional(),
      cache_path: text.optional(),
      remappings: texts.optional(),
      solc: text.optional(),
      solc_version: text.optional(),
      auto_detect_solc: z.boolean().optional(),
      evm_version: text.optional(),
      optimizer: z.boolean().optional(),
      optimizer_runs: z.int().nonnegative().optional(),
      via_ir: z.boolean().optional(),
      ffi: z.boolean().optional(),
      fs_permissions: z.array(z.strictObject({ access: text, path: text })).optional(),
      gas_reports: texts.optional(),
      verbosity: z.int().optional(),
      eth_rpc_url: z.string().optional(),
      chain_id: z.int().positive().optional(),
      bytecode_hash: z.enum(["ipfs", "bzzr1", "none"]).optional(),
      cbor_metadata: z.boolean().optional(),
      fuzz: z.record(z.string(), z.unknown()).optional(),
      invariant: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  rpc_endpoints: byName.optional(),
  etherscan: z
    .record(
      z.string(),
      z.strictObject({ key: z.string(), url: z.url(), chain: z.union([z.int(), text]) }).partial(),
    )
    .optional(),
  fmt: z.record(z.string(), z.unknown()).optional(),
});

const source = z.strictObject({
  kind: text,
  name: text,
  network: text,
  source: z.strictObject({
    address: z
      .string()
      .regex(/^0x[0-9a-fA-F]{40}$/, "Write 0x and 40 hexadecimal digits.")
      .optional(),
    abi: text,
    startBlock: z.int().nonnegative().optional(),
    endBlock: z.int().positive().optional(),
  }),
  mapping: z.strictObject({
    kind: text,
    apiVersion: text,
    language: z.literal("wasm/assemblyscript"),
    file: text,
    entities: texts,
    abis: z.array(z.strictObject({ name: text, file: text })),
    eventHandlers: z
      .array(
        z.strictObject({
          event: z
            .string()
            .regex(
              /^\w+\([\w[\](), ]*\)$/,
              "Write the event's signature, for instance Transfer(indexed address,address,uint256).",
            ),
          handler: solidityName,
          topic0: text.optional(),
          receipt: z.boolean().optional(),
        }),
      )
      .optional(),
    callHandlers: z.array(z.strictObject({ function: text, handler: solidityName })).optional(),
    blockHandlers: z.array(z.looseObject({ handler: solidityName })).optional(),
  }),
});

/** https://github.com/graphprotocol/graph-node/blob/master/docs/subgraph-manifest.md. */
export const subgraph = z.strictObject({
  specVersion: text,
  description: text.optional(),
  repository: text.optional(),
  schema: z.strictObject({ file: text }),
  indexerHints: z.strictObject({ prune: z.union([z.int(), z.enum(["auto", "never"])]) }).optional(),
  features: texts.optional(),
  dataSources: z.array(source).min(1),
  templates: z.array(z.unknown()).optional(),
});
