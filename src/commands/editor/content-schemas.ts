import { z } from "zod";
import { frontmatterSchema } from "../../base/frontmatter";
import { addressSchema } from "../../data/addresses";
import { changeSchema } from "../../data/changelog";
import { CHARTS_FOLDER } from "../../data/charts";
import { CLI_FOLDER } from "../../data/cli/cli-data";
import { packagesSchema } from "../../data/cli/cli-manifests";
import { releaseSchema } from "../../data/cli/cli-release";
import { COMPATIBILITY_FOLDER } from "../../data/compatibility/compatibility";
import { CONTRACTS_FILE, contractSchema } from "../../data/contracts/contract-data";
import { ERRORS_FILE, errorsSchema } from "../../data/errors/known-errors";
import { FACTS_FOLDER } from "../../data/facts";
import { GLOSSARY_FOLDER } from "../../data/glossary";
import { networkSchema } from "../../data/networks";
import { PARAMETERS_FOLDER } from "../../data/parameters";
import { PARTNERS_FOLDER } from "../../data/partners";
import { ANSWERS_FILE, answerSchema } from "../../data/search/answers";
import { synonymsSchema } from "../../data/search/synonyms";
import { showcaseTagsSchema, siteSchema } from "../../data/showcase/site-schema";
import { tokenSchema } from "../../data/tokens";
import { authorsSchema } from "../../docs/authors";
import { redirectSchema } from "../../docs/links/redirects";
import { ownersSchema } from "../../docs/owners";
import { footerSchema } from "../../docs/shell/footer";
import { homeSchema } from "../../docs/shell/home";
import { navbarSchema } from "../../docs/shell/navbar";
import { sidebarsSchema } from "../../docs/sidebars/resolve-sidebars";
import { tagsSchema } from "../../docs/tags";
import { COMMANDS_FOLDER } from "../../samples/checks/shell/command-specs";
import { knownPackagesSchema } from "../../samples/packages/known-packages";

/** Schema of one kind of file. The site uses the same schema to parse these files. */
interface ContentSchema {
  readonly name: string;
  /** A file, or a glob in the syntax that editors use. */
  readonly files: string;
  readonly schema: z.ZodType;
}

const inFolder = (
  name: string,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType },
): ContentSchema => ({ name, files: `${folder}/*.yaml`, schema });

/** Schema of what contracts of the local chain answer to samples: values by function, by the contract's name. */
const chainAnswersSchema = z.record(z.string(), z.record(z.string(), z.array(z.unknown())));

/** Schemas of all YAML files in content/, and of the frontmatter of docs. */
export const CONTENT_SCHEMAS: readonly ContentSchema[] = [
  { name: "frontmatter", files: "content/docs/**/*.{md,mdx}", schema: frontmatterSchema },
  { name: "sidebars", files: "content/sidebars.yaml", schema: sidebarsSchema },
  { name: "navbar", files: "content/navbar.yaml", schema: navbarSchema },
  { name: "footer", files: "content/footer.yaml", schema: footerSchema },
  { name: "home", files: "content/home.yaml", schema: homeSchema },
  { name: "tags", files: "content/tags.yaml", schema: tagsSchema },
  { name: "authors", files: "content/authors.yaml", schema: authorsSchema },
  { name: "owners", files: "content/owners.yaml", schema: ownersSchema },
  { name: "redirects", files: "content/redirects.yaml", schema: z.array(redirectSchema) },
  { name: "cli-packages", files: "content/cli-packages.yaml", schema: packagesSchema },
  { name: "networks", files: "content/data/networks.yaml", schema: z.array(networkSchema) },
  { name: "addresses", files: "content/data/addresses.yaml", schema: z.array(addressSchema) },
  { name: "answers", files: ANSWERS_FILE, schema: z.array(answerSchema) },
  {
    name: "chain-answers",
    files: "content/packages/chain/answers.yaml",
    schema: chainAnswersSchema,
  },
  { name: "tokens", files: "content/data/tokens.yaml", schema: z.array(tokenSchema) },
  { name: "changelog", files: "content/data/changelog.yaml", schema: z.array(changeSchema) },
  { name: "cli-release", files: "content/data/cli-release.yaml", schema: releaseSchema },
  { name: "contracts", files: CONTRACTS_FILE, schema: z.array(contractSchema) },
  { name: "errors", files: ERRORS_FILE, schema: errorsSchema },
  { name: "npm-packages", files: "content/data/npm-packages.yaml", schema: knownPackagesSchema },
  inFolder("charts", CHARTS_FOLDER),
  inFolder("cli", CLI_FOLDER),
  inFolder("commands", COMMANDS_FOLDER),
  inFolder("compatibility", COMPATIBILITY_FOLDER),
  inFolder("facts", FACTS_FOLDER),
  inFolder("glossary", GLOSSARY_FOLDER),
  inFolder("parameters", PARAMETERS_FOLDER),
  inFolder("partners", PARTNERS_FOLDER),
  { name: "synonyms", files: "content/search/synonyms.yaml", schema: synonymsSchema },
  { name: "showcase-tags", files: "content/showcase/tags.yaml", schema: showcaseTagsSchema },
  { name: "showcase-sites", files: "content/showcase/sites/*.yaml", schema: siteSchema },
];

const FOLDER = ".vscode";
const schemaFile = (name: string): string => `${FOLDER}/schemas/${name}.schema.json`;

/**
 * Converts a schema to JSON Schema, in the draft that editors support best. Values that are checked by code, such as
 * addresses and paths, become plain strings. So editors never reject a value that the site accepts, but they accept
 * some values that the site rejects.
 */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    // Removes patterns that have flags, because patterns in JSON Schema can't have any. Without its flags, a pattern
    // would reject capitals, or even all letters.
    override: ({ zodSchema, jsonSchema }) => {
      const checks = zodSchema._zod.def.checks ?? [];
      const patterns = checks.map(({ _zod }) => (_zod.def as { pattern?: RegExp }).pattern);
      if (!patterns.some((pattern) => pattern !== undefined && pattern.flags !== "")) return;
      delete jsonSchema.pattern;
      delete jsonSchema.allOf;
    },
  });

const format = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Lists the files of `.vscode` that are generated from the schemas, by path. */
export function listEditorFiles(): Map<string, string> {
  const yaml = CONTENT_SCHEMAS.filter(({ files }) => files.endsWith(".yaml"));
  const settings = {
    "files.eol": "\n",
    "files.insertFinalNewline": true,
    "yaml.schemas": Object.fromEntries(
      yaml.map(({ name, files }) => [`./${schemaFile(name)}`, files]),
    ),
    "[markdown]": { "editor.quickSuggestions": { other: true }, "editor.wordWrap": "on" },
  };
  return new Map([
    [`${FOLDER}/settings.json`, format(settings)],
    ...CONTENT_SCHEMAS.map(
      ({ name, schema }) => [schemaFile(name), format(toJsonSchema(schema))] as const,
    ),
  ]);
}
