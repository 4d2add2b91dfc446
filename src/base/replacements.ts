/*
 * Names from HTML and other documentation tools (Docusaurus, Starlight, Mintlify, GitBook, Nextra, MkDocs). Each has
 * the fix that a fault shows, and the replacement that `npm run migrate` makes.
 */

/** Possible replacements, in our dialect, for another tool's element; `:::note` is an admonition of that kind. */
export type Shape =
  | `:::${string}`
  | "bold"
  | "card"
  | "cards"
  | "code"
  | "code block"
  | "code tabs"
  | "details"
  | "heading"
  | "italic"
  | "link"
  | "list"
  | "picture"
  | "prompt"
  | "rule"
  | "tab"
  | "table"
  | "video"
  | "words";

interface Replacement {
  readonly fix: string;
  /** Absent if a person has to decide. */
  readonly becomes?: Shape;
}
type Names<Entry> = Readonly<Record<string, Entry>>;

const to = (becomes: Shape, fix: string): Replacement => ({ fix, becomes });
const admonition = (kind: string): Replacement =>
  to(`:::${kind}`, `Write :::${kind} on its own line, then the text, then ::: on its own line.`);
const DETAILS = to(
  "details",
  "Write <details>, <summary>What is inside</summary>, the text, and </details>, each on its own line.",
);
const FENCE_FIX =
  "Write ``` with the language on the line above the code, and ``` on the line below it.";
const FIGURE = to(
  "picture",
  'Write ![what it shows](./images/file.svg), or <Figure src="./images/file.svg" alt="…" caption="…" />.',
);
const TABLE_FIX = "Write a Markdown table: | a | b |, then | --- | --- |, then its rows.";
const TABLE = to("table", TABLE_FIX);
const ALIGNED = to("words", "Remove it: the site's styles control layout and color.");
const BOLD = to("bold", "Write **text**.");
const ITALIC = to("italic", "Write *text*.");
const LINK_FIX = "Write [text](URL).";
const cards = (each: string): Replacement =>
  to("cards", `Write <CardGrid> with a <Card …> for each ${each}.`);

/** HTML tags, in lower case. */
const TAGS: Names<Replacement> = {
  a: to("link", LINK_FIX),
  b: BOLD,
  br: { fix: "Write <br />, or (outside tables) start a new paragraph with a blank line." },
  center: ALIGNED,
  code: to("code", "Write the code in backticks."),
  div: ALIGNED,
  em: ITALIC,
  figure: FIGURE,
  font: ALIGNED,
  hr: to("rule", "Write --- on its own line, with a blank line before and after."),
  i: ITALIC,
  iframe: to(
    "video",
    'For a video, write <YouTube id="…" title="…" />. For anything else, write a link.',
  ),
  img: FIGURE,
  input: {
    fix: "For a checkbox that readers can't change, start a line with - [ ]. Otherwise, remove the tag.",
  },
  li: { fix: 'Write a line that starts with "-" or "1." and a space.' },
  ol: to("list", 'Write lines that start with "1.", "2." and so on.'),
  p: to("words", "Remove the tags, and leave a blank line before and after the text."),
  picture: FIGURE,
  pre: { fix: FENCE_FIX },
  script: { fix: "Remove it: docs don't run scripts. For an example that runs, write ```js live." },
  source: FIGURE,
  span: ALIGNED,
  strong: BOLD,
  style: { fix: "Remove it: docs can't have their own styles." },
  table: TABLE,
  tbody: { fix: TABLE_FIX },
  td: { fix: TABLE_FIX },
  tr: { fix: TABLE_FIX },
  u: to("words", "Write *text* or **text**: underlined text looks like a link."),
  ul: to("list", 'Write lines that start with "-" and a space.'),
  video: to("video", 'Write <YouTube id="…" title="…" />, or a link.'),
};

/** Components of other tools, in lower case. */
const COMPONENTS: Names<Replacement> = {
  accordion: DETAILS,
  accordiongroup: to("words", DETAILS.fix),
  admonition: admonition("note"),
  apitable: to("words", TABLE_FIX),
  aside: admonition("note"),
  badge: to("words", "Remove the tags and keep the text."),
  browseronly: { fix: "Remove it: a doc has the same text on the server and in the browser." },
  callout: admonition("note"),
  caution: admonition("warning"),
  cardgroup: cards("card"),
  cards: cards("card"),
  check: admonition("tip"),
  codeblock: to("code block", FENCE_FIX),
  codegroup: to("code tabs", "Write <Tabs> with a <TabItem> for each block."),
  column: to("words", "Remove the tags and keep the text."),
  columns: cards("column"),
  danger: admonition("danger"),
  details: DETAILS,
  expandable: DETAILS,
  filetree: { fix: 'Write a code block with the language "text".' },
  frame: FIGURE,
  hint: admonition("info"),
  image: FIGURE,
  info: admonition("info"),
  link: to("link", LINK_FIX),
  linkcard: to("card", cards("card").fix),
  note: admonition("note"),
  panel: to("words", "Remove the tags and keep the text."),
  paramfield: { fix: TABLE_FIX },
  prompt: to(
    "prompt",
    "Write :::prompt[Title] on its own line, then the prompt, then ::: on its own line.",
  ),
  requestexample: to("code tabs", 'Remove the tags, and add tab="…" to each code block.'),
  responseexample: to("code tabs", 'Remove the tags, and add tab="…" to each code block.'),
  responsefield: { fix: TABLE_FIX },
  snippet: { fix: 'Write <Include src="…" />.' },
  step: { fix: "Write <Steps> around a numbered list with one item for each step." },
  tab: to("tab", 'Write <TabItem value="…" label="…">.'),
  tabbed: { fix: "Write <Tabs> with a <TabItem> for each tab." },
  themedimage: FIGURE,
  tile: to("card", cards("card").fix),
  tip: admonition("tip"),
  tldr: admonition("info"),
  update: to("heading", "Write a heading with the date."),
  updates: to("words", "Remove the tags and keep the updates."),
  warning: admonition("warning"),
};

/** Names that other tools allow after :::, in lower case: kinds of admonitions, and languages of code blocks. */
const ADMONITIONS: Names<Replacement> = {
  attention: to(":::warning", "Write :::warning."),
  bash: { fix: FENCE_FIX },
  caution: to(":::warning", "Write :::warning."),
  "code-group": {
    fix: 'Write the code blocks one after another, each with tab="…" after its language.',
  },
  details: DETAILS,
  error: to(":::danger", "Write :::danger."),
  hint: to(":::tip", "Write :::tip."),
  important: to(":::warning", "Write :::warning if something can go wrong, otherwise :::info."),
  question: to(":::note", "Write :::note."),
  secondary: to(":::note", "Write :::note."),
  sh: { fix: FENCE_FIX },
  seealso: { fix: 'Write a list of links under the heading "Where next".' },
  success: to(":::tip", "Write :::tip."),
  text: { fix: FENCE_FIX },
};

/** The replacement for a frontmatter key or an attribute. `becomes` is our name for it, or null if it's removed. */
interface KeyReplacement {
  readonly fix: string;
  readonly becomes?: string | null;
}

const gone = (why: string): KeyReplacement => ({ fix: `Remove it: ${why}`, becomes: null });
const now = (key: string, more = ": instead."): KeyReplacement => ({
  fix: `Write ${key}${more}`,
  becomes: key,
});
const IN_SIDEBAR = gone("content/sidebars.yaml sets the order of the docs.");
const IN_HISTORY = gone("the file's Git history shows who wrote it.");
const DATED = gone("the file's Git history shows when it was changed.");
const LOOKS = gone("every page has the same design.");
const OTHER_PATH = now("slug", ": with the path.");

/** Frontmatter keys, in lower case. */
const KEYS: Names<KeyReplacement> = {
  author: IN_HISTORY,
  authors: IN_HISTORY,
  boost: gone("the search ranks pages by their words."),
  cover: LOOKS,
  coverheight: LOOKS,
  covery: LOOKS,
  custom_edit_url: gone("the edit link is generated from the file's path."),
  date: { fix: "Write facts_checked: with the date on which the facts were last checked." },
  displayed_sidebar: now("sidebar", ": with the name of a sidebar in content/sidebars.yaml."),
  hidden: now("unlisted", ": true."),
  hide_title: gone("every page shows its title."),
  icon: gone("docs have no icons."),
  id: now("slug", ": to change the path, or rename the file."),
  last_update: DATED,
  lastupdated: DATED,
  layout: gone("every doc has the same layout."),
  menu: IN_SIDEBAR,
  metadata: gone("the build generates the metadata that search engines need."),
  mode: LOOKS,
  nav_order: IN_SIDEBAR,
  noindex: now("unlisted", ": true, to leave the page out of all lists and the search."),
  norobotsindex: now("unlisted", ": true, to leave the page out of all lists and the search."),
  "og:image": now("image", ": with the path of a file next to the doc."),
  order: IN_SIDEBAR,
  pagination_label: gone("the link shows the page's title."),
  parent: IN_SIDEBAR,
  permalink: OTHER_PATH,
  position: IN_SIDEBAR,
  sidebar_class_name: gone("sidebar entries don't have classes."),
  sidebar_custom_props: gone("sidebar entries only have a label."),
  sidebar_position: IN_SIDEBAR,
  rss: gone("the site has its own feeds."),
  sidebartitle: now("sidebar_label"),
  subtitle: now("description"),
  toc: { fix: "Write hide_table_of_contents: true, or remove the key." },
  url: OTHER_PATH,
  weight: IN_SIDEBAR,
};

/** Attributes of components, in lower case. */
const ATTRIBUTES: Names<KeyReplacement> = {
  classname: gone("components have their own styles."),
  default: gone("the first tab is always shown first."),
  defaultvalue: gone("the first tab is always shown first."),
  icon: gone("icons can't be chosen."),
  querystring: {
    fix: 'Write groupId="…": the URL can then select a tab of the group.',
    becomes: null,
  },
  style: gone("components have their own styles."),
  synckey: { fix: 'Write groupId="…".', becomes: "groupId" },
  values: {
    fix: 'Remove it, and give each <TabItem> its value="…" and label="…".',
    becomes: null,
  },
};

function find<Entry>(names: Names<Entry>, name: string): Entry | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** Finds the replacement for an HTML tag. */
export const findTagReplacement = (name: string): Replacement | undefined => find(TAGS, name);
export const findComponentReplacement = (name: string): Replacement | undefined =>
  find(COMPONENTS, name);
export const findAdmonitionReplacement = (name: string): Replacement | undefined =>
  find(ADMONITIONS, name);
export const findAttributeReplacement = (name: string): KeyReplacement | undefined =>
  find(ATTRIBUTES, name);
export const findKeyReplacement = (name: string): KeyReplacement | undefined => find(KEYS, name);

/** Returns the fix that a fault shows for a tag. */
export const fixForTag = (name: string): string | undefined => findTagReplacement(name)?.fix;
export const fixForComponent = (name: string): string | undefined =>
  findComponentReplacement(name)?.fix;
export const fixForAdmonition = (name: string): string | undefined =>
  findAdmonitionReplacement(name)?.fix;
export const fixForAttribute = (name: string): string | undefined =>
  findAttributeReplacement(name)?.fix;
export const fixForKey = (name: string): string | undefined => findKeyReplacement(name)?.fix;
