/*
 * Names that writers bring along from HTML and from other documentation systems (Docusaurus, Starlight, Mintlify,
 * GitBook, Nextra, MkDocs), and what is written for them here: whole sentences, used as the fix of a fault.
 */

type Fixes = Readonly<Record<string, string>>;

const admonition = (kind: string): string =>
  `Write :::${kind} on a line of its own, then the text, then ::: on a line of its own.`;
const DETAILS =
  "Write <details>, <summary>What is inside</summary>, the text, and </details>, each on a line of its own.";
const FENCE =
  "Write ``` with the language on the line above the code, and ``` on the line below it.";
const FIGURE =
  'Write ![what it shows](./images/file.svg), or <Figure src="./images/file.svg" alt="…" caption="…" />.';
const TABLE = "Write a Markdown table: | a | b |, then | --- | --- |, then its rows.";
const ALIGNED = "Remove it: the page's own styles place and color things.";

/** HTML tags, lower case. */
const TAGS: Fixes = {
  a: "Write [text](address).",
  b: "Write **text**.",
  br: "Write <br />, or begin a new paragraph with a blank line.",
  center: ALIGNED,
  code: "Write the code in backticks.",
  div: ALIGNED,
  em: "Write *text*.",
  figure: FIGURE,
  font: ALIGNED,
  hr: "Write --- on a line of its own, with a blank line before and after.",
  i: "Write *text*.",
  iframe: 'For a video write <YouTube id="…" title="…" />; for anything else a link.',
  img: FIGURE,
  li: "Write a line that begins with - or 1.",
  ol: "Write lines that begin with 1., 2. and so on.",
  p: "Write the text alone, with a blank line before and after.",
  picture: FIGURE,
  pre: FENCE,
  script: "Remove it: a doc runs no code. For an example that runs write ```js live.",
  span: ALIGNED,
  strong: "Write **text**.",
  style: "Remove it: a doc has no styles of its own.",
  table: TABLE,
  tbody: TABLE,
  td: TABLE,
  tr: TABLE,
  u: "Write *text* or **text**: underlined text reads like a link.",
  ul: "Write lines that begin with -.",
  video: 'Write <YouTube id="…" title="…" />, or a link.',
};

/** Components that other systems have and we do not, lower case. */
const FOREIGN_COMPONENTS: Fixes = {
  accordion: DETAILS,
  accordiongroup: DETAILS,
  admonition: admonition("note"),
  apitable: TABLE,
  aside: admonition("note"),
  badge: "Write the word alone.",
  browseronly: "Remove it: a doc is the same text everywhere.",
  callout: admonition("note"),
  caution: admonition("warning"),
  cardgroup: "Write <CardGrid> with a <Card …> for each card.",
  cards: "Write <CardGrid> with a <Card …> for each card.",
  check: admonition("tip"),
  codeblock: FENCE,
  codegroup: "Write <Tabs> with a <TabItem> for each block.",
  columns: "Write <CardGrid> with a <Card …> for each column.",
  danger: admonition("danger"),
  details: DETAILS,
  expandable: DETAILS,
  filetree: "Write a block of code with the language text.",
  frame: FIGURE,
  hint: admonition("info"),
  image: FIGURE,
  info: admonition("info"),
  link: "Write [text](address).",
  linkcard: "Write <CardGrid> with a <Card …> for each card.",
  note: admonition("note"),
  paramfield: TABLE,
  responsefield: TABLE,
  snippet: 'Write <Include file="…" />.',
  step: "Write <Steps> around a numbered list: one item for each step.",
  tab: 'Write <TabItem value="…" label="…">.',
  tabbed: "Write <Tabs> with a <TabItem> for each tab.",
  themedimage: FIGURE,
  tip: admonition("tip"),
  tldr: admonition("info"),
  update: "Write a heading with the date.",
  warning: admonition("warning"),
};

/** Kinds of admonitions that other systems have and we do not, and languages of code, lower case. */
const FOREIGN_ADMONITIONS: Fixes = {
  attention: "Write :::warning.",
  bash: FENCE,
  caution: "Write :::warning.",
  "code-group": 'Write the blocks in a row, each with tab="…" behind its language.',
  details: DETAILS,
  error: "Write :::danger.",
  hint: "Write :::tip.",
  important: "Write :::warning when something can go wrong, :::info when not.",
  question: "Write :::note.",
  secondary: "Write :::note.",
  sh: FENCE,
  seealso: "Write a list of links under the heading Where next.",
  success: "Write :::tip.",
  text: FENCE,
};

const IN_SIDEBAR = "Remove it: content/sidebars.yaml lists the docs in their order.";

/** Keys of frontmatter, lower case. */
const KEYS: Fixes = {
  author: "Remove it: the history of the file says who wrote it.",
  authors: "Remove it: the history of the file says who wrote it.",
  custom_edit_url: "Remove it: the link to edit a page is made from its file.",
  date: "Write facts_checked: with the day on which somebody checked the facts.",
  displayed_sidebar: "Write sidebar: and the name of a sidebar in content/sidebars.yaml.",
  hide_title: "Remove it: every page shows its title.",
  icon: "Remove it: docs have no icons.",
  id: "Write slug: for another address, or rename the file.",
  last_update: "Remove it: the history of the file says when it was changed.",
  lastupdated: "Remove it: the history of the file says when it was changed.",
  layout: "Remove it: every doc has the same layout.",
  menu: IN_SIDEBAR,
  nav_order: IN_SIDEBAR,
  "og:image": "Write image: and a file beside the doc.",
  order: IN_SIDEBAR,
  parent: IN_SIDEBAR,
  permalink: "Write slug: and the path.",
  position: IN_SIDEBAR,
  sidebar_class_name: "Remove it: entries of a sidebar have no classes.",
  sidebar_position: IN_SIDEBAR,
  sidebartitle: "Write sidebar_label:.",
  subtitle: "Write description:.",
  toc: "Write hide_table_of_contents: true, or remove it.",
  url: "Write slug: and the path.",
  weight: IN_SIDEBAR,
};

/** Attributes of components, lower case. */
const ATTRIBUTES: Fixes = {
  classname: "Remove it: components have styles of their own.",
  default: "Remove it: the first tab is the one that is shown first.",
  defaultvalue: "Remove it: the first tab is the one that is shown first.",
  icon: "Remove it: there are no icons to choose.",
  querystring: 'Write groupId="…": a tab of a group can be chosen in the address.',
  style: "Remove it: components have styles of their own.",
  synckey: 'Write groupId="…".',
  values: 'Remove it, and give each <TabItem> its value="…" and label="…".',
};

const find = (fixes: Fixes, name: string): string | undefined => {
  const key = name.toLowerCase();
  return Object.hasOwn(fixes, key) ? fixes[key] : undefined;
};

/** What to write for a tag of HTML; undefined for one that nobody brings along. */
export const fixForTag = (name: string): string | undefined => find(TAGS, name);
export const fixForComponent = (name: string): string | undefined => find(FOREIGN_COMPONENTS, name);
export const fixForAdmonition = (name: string): string | undefined =>
  find(FOREIGN_ADMONITIONS, name);
export const fixForAttribute = (name: string): string | undefined => find(ATTRIBUTES, name);
export const fixForKey = (name: string): string | undefined => find(KEYS, name);
