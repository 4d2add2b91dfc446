import type { Network } from "../../model/data/networks";
import { twinPath } from "../../model/docs/paths";
import { writeMarkdown } from "../../model/markdown/text/build-twin";
import {
  type Words,
  code,
  link,
  paragraph,
  separate,
  table,
  text,
} from "../../model/markdown/text/twin-nodes";

export const SKILL_FILE = "/skill.md";

/** What an agent may have to do, and the page that tells how. */
interface SkillTask {
  readonly task: string;
  readonly href: string;
}

/** Words of the skill; its networks come from the content's data. */
interface SkillWords {
  /** Small letters and dashes. */
  readonly name: string;
  readonly title: string;
  /** When to use it, for the agent that chooses among skills. */
  readonly description: string;
  readonly lead: string;
  readonly rules: readonly string[];
  readonly tasks: readonly SkillTask[];
}

interface Skill {
  readonly words: SkillWords;
  readonly networks: readonly Network[];
  readonly siteUrl: string;
  /** Whether a path is a doc's, which has a twin. */
  readonly isDoc: (path: string) => boolean;
}

/** `skill.md` (agentskills.io): what an agent has to know before it builds on Celo, and where to read on. */
export function formatSkill({ words, networks, siteUrl, isDoc }: Skill): string {
  const { name, title, description, lead, rules, tasks } = words;
  const addressOf = (path: string): string =>
    siteUrl + encodeURI(isDoc(path) ? twinPath(path) : path);
  const list = (items: readonly (readonly Words[])[]): string =>
    items.map((item) => `- ${writeMarkdown([paragraph(...item)]).trim()}`).join("\n");
  const current = networks.filter(
    ({ status, settles_on: layer1 }) => status === "current" && layer1 !== undefined,
  );
  const ended = networks.filter(({ status }) => status === "ended");
  const rows = current.map((network): Words[] => [
    network.name,
    code(String(network.chain_id)),
    code(network.rpc[0] ?? ""),
    separate(
      network.explorers.map((explorer) => link(explorer.url, explorer.name)),
      ", ",
    ),
    network.faucet === undefined ? "none" : link(network.faucet, "Faucet"),
  ]);
  return `${[
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${title}`,
    lead,
    "## Networks",
    writeMarkdown([
      table([["Network", "Chain id", "RPC", "Explorers", "Test funds"], ...rows]),
    ]).trim(),
    ...(ended.length > 0
      ? [
          writeMarkdown([
            paragraph(
              "Ended, and answering no more: ",
              separate(
                ended.map((network) => text(`${network.name} (${network.chain_id})`)),
                ", ",
              ),
              ".",
            ),
          ]).trim(),
        ]
      : []),
    "## Rules",
    list(rules.map((rule) => [rule])),
    "## Where to read",
    list(tasks.map(({ task, href }) => [`${task}: `, link(addressOf(href), addressOf(href))])),
  ].join("\n\n")}\n`;
}
