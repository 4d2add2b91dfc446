import { z } from "zod";
import { CLI_FOLDER } from "../../model/cli/cli-data";
import { releaseSchema } from "../../model/cli/cli-release";
import { addressSchema } from "../../model/data/addresses";
import { changeSchema } from "../../model/data/changelog";
import { CHARTS_FOLDER } from "../../model/data/charts";
import { FACTS_FOLDER } from "../../model/data/facts";
import { GLOSSARY_FOLDER } from "../../model/data/glossary";
import { networkSchema } from "../../model/data/networks";
import { PARAMETERS_FOLDER } from "../../model/data/parameters";
import { synonymsSchema } from "../../model/data/synonyms";
import { tokenSchema } from "../../model/data/tokens";
import { authorsSchema } from "../../model/docs/authors";
import { frontmatterSchema } from "../../model/docs/frontmatter";
import { ownersSchema } from "../../model/docs/owners";
import { tagsSchema } from "../../model/docs/tags";
import { redirectSchema } from "../../model/links/redirects";
import { showcaseTagsSchema, siteSchema } from "../../model/showcase/site-schema";
import { sidebarsSchema } from "../../model/sidebars/resolve-sidebars";
import { packagesSchema } from "../../pipeline/content/cli-manifests";
import { COMMANDS_FOLDER } from "../../samples/checks/shell/command-specs";
import { knownPackagesSchema } from "../../samples/packages/known-packages";

/** The shape that a kind of file has to have: the one by which it is read. */
interface ContentSchema {
  readonly name: string;
  /** The file, or a pattern of files as editors write them. */
  readonly files: string;
  readonly schema: z.ZodType;
}

const inFolder = (
  name: string,
  { folder, schema }: { readonly folder: string; readonly schema: z.ZodType },
): ContentSchema => ({ name, files: `${folder}/*.yaml`, schema });

/** Every YAML file of content, and the frontmatter of docs. */
export const CONTENT_SCHEMAS: readonly ContentSchema[] = [
  { name: "frontmatter", files: "content/docs/**/*.{md,mdx}", schema: frontmatterSchema },
  { name: "sidebars", files: "content/sidebars.yaml", schema: sidebarsSchema },
  { name: "tags", files: "content/tags.yaml", schema: tagsSchema },
  { name: "authors", files: "content/authors.yaml", schema: authorsSchema },
  { name: "owners", files: "content/owners.yaml", schema: ownersSchema },
  { name: "redirects", files: "content/redirects.yaml", schema: z.array(redirectSchema) },
  { name: "cli-packages", files: "content/cli-packages.yaml", schema: packagesSchema },
  { name: "networks", files: "content/data/networks.yaml", schema: z.array(networkSchema) },
  { name: "addresses", files: "content/data/addresses.yaml", schema: z.array(addressSchema) },
  { name: "tokens", files: "content/data/tokens.yaml", schema: z.array(tokenSchema) },
  { name: "changelog", files: "content/data/changelog.yaml", schema: z.array(changeSchema) },
  { name: "cli-release", files: "content/data/cli-release.yaml", schema: releaseSchema },
  { name: "npm-packages", files: "content/data/npm-packages.yaml", schema: knownPackagesSchema },
  inFolder("charts", CHARTS_FOLDER),
  inFolder("cli", CLI_FOLDER),
  inFolder("commands", COMMANDS_FOLDER),
  inFolder("facts", FACTS_FOLDER),
  inFolder("glossary", GLOSSARY_FOLDER),
  inFolder("parameters", PARAMETERS_FOLDER),
  { name: "synonyms", files: "content/search/synonyms.yaml", schema: synonymsSchema },
  { name: "showcase-tags", files: "content/showcase/tags.yaml", schema: showcaseTagsSchema },
  { name: "showcase-sites", files: "content/showcase/sites/*.yaml", schema: siteSchema },
];

const FOLDER = ".vscode";
const schemaFile = (name: string): string => `${FOLDER}/schemas/${name}.schema.json`;

/**
 * A shape as JSON Schema, in the draft that editors know best. What is judged by code (addresses, paths) is text in it:
 * an editor refuses nothing that the site takes, and not everything that it refuses.
 */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    unrepresentable: "any",
    // JSON Schema has no flags: without them a pattern would refuse capitals, or all letters.
    override: ({ zodSchema, jsonSchema }) => {
      const checks = zodSchema._zod.def.checks ?? [];
      const patterns = checks.map(({ _zod }) => (_zod.def as { pattern?: RegExp }).pattern);
      if (!patterns.some((pattern) => pattern !== undefined && pattern.flags !== "")) return;
      delete jsonSchema.pattern;
      delete jsonSchema.allOf;
    },
  });

const format = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of `.vscode` that are made from the shapes, by path. */
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
