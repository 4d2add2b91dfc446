/** What plugins tell every page: by plugin, then by the id of the plugin's instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const DOCS_PLUGIN = "gatsby-source-docs";
export const DEFAULT_INSTANCE = "default";

/** A version as menus need to know it. */
export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly mainDocPath: string;
}

/** Global data of the docs plugin. */
export interface DocsData {
  readonly versions: readonly VersionSummary[];
}

const list = (names: Iterable<string>): string => [...names].join(", ") || "nothing";

/** The data of one instance of a plugin. */
export function findPluginData(
  data: GlobalData,
  plugin: string,
  instance: string = DEFAULT_INSTANCE,
): unknown {
  const instances = data[plugin];
  if (!instances) {
    throw new Error(
      `There is no global data of a plugin "${plugin}"; there is: ${list(Object.keys(data))}.`,
    );
  }
  if (!(instance in instances)) {
    throw new Error(
      `The plugin "${plugin}" has no global data with the id "${instance}"; it has: ${list(Object.keys(instances))}.`,
    );
  }
  return instances[instance];
}

/** The docs' data. Without any, the site was built without its docs. */
export function findDocsData(data: GlobalData, instance?: string): DocsData {
  const instances = data[DOCS_PLUGIN];
  const docs = instances && (findPluginData(data, DOCS_PLUGIN, instance) as DocsData);
  if (docs && docs.versions.length > 0) return docs;
  throw new Error(
    `The docs plugin does not seem to be enabled: "${DOCS_PLUGIN}" gave no versions. It belongs into the plugins of gatsby-config.ts; there is data of: ${list(Object.keys(data))}.`,
  );
}

/** A version by its name, or the one readers get when they name none. */
export function findVersion(docs: DocsData, name?: string): VersionSummary {
  const found = docs.versions.find((version) =>
    name === undefined ? version.isLast : version.name === name,
  );
  if (found) return found;
  throw new Error(
    `There is no docs version ${name === undefined ? "marked as the last" : `"${name}"`}; there is: ${list(docs.versions.map((version) => version.name))}.`,
  );
}

/** What is looked up in one version. */
export interface VersionContents {
  readonly name: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
  readonly draftIds: readonly string[];
  readonly sidebars: readonly string[];
}

/** A doc of a version by its id; undefined for a draft, which yields nothing. */
export function findDoc(
  version: VersionContents,
  id: string,
): VersionContents["docs"][number] | undefined {
  const found = version.docs.find((doc) => doc.id === id);
  if (found || version.draftIds.includes(id)) return found;
  throw new Error(
    `The docs version "${version.name}" has no doc with the id "${id}"; it has: ${list(version.docs.map((doc) => doc.id))}.`,
  );
}

/** The name of a sidebar, when the version has it. */
export function findSidebar(version: VersionContents, name: string): string {
  if (version.sidebars.includes(name)) return name;
  throw new Error(
    `The docs version "${version.name}" has no sidebar with the id "${name}"; it has: ${list(version.sidebars)}.`,
  );
}
