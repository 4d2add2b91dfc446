import { twinPath } from "../../base/paths";
import { type Network, listShownNetworks } from "../../data/networks";
import { writeMarkdown } from "../../markdown/text/build-twin";
import {
  type Words,
  code,
  link,
  paragraph,
  separate,
  table,
  text,
} from "../../markdown/text/markdown-nodes";

/** A task for an agent, and the page that explains it. */
interface SkillTask {
  readonly task: string;
  readonly href: string;
}

/** Text of the skill. The networks are added from content/data. */
interface SkillWords {
  /** Name of the skill: lowercase letters and dashes. */
  readonly name: string;
  readonly title: string;
  /** Situations in which the skill is useful, for agents that choose between skills. */
  readonly description: string;
  readonly lead: string;
  readonly rules: readonly string[];
  readonly tasks: readonly SkillTask[];
}

interface Skill {
  readonly words: SkillWords;
  readonly networks: readonly Network[];
  readonly siteUrl: string;
  /** True for the path of a doc; only docs have Markdown copies. */
  readonly isDoc: (path: string) => boolean;
}

/**
 * Formats `skill.md` (agentskills.io): the facts that an agent needs before it builds on Celo, and the pages to read.
 */
export function formatSkill({ words, networks, siteUrl, isDoc }: Skill): string {
  const { name, title, description, lead, rules, tasks } = words;
  const addressOf = (path: string): string =>
    siteUrl + encodeURI(isDoc(path) ? twinPath(path) : path);
  const list = (items: readonly (readonly Words[])[]): string =>
    items.map((item) => `- ${writeMarkdown([paragraph(...item)]).trim()}`).join("\n");
  const ended = networks.filter(({ status }) => status === "ended");
  const rows = listShownNetworks(networks).map((network): Words[] => [
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
      table([["Network", "Chain ID", "RPC", "Explorers", "Test funds"], ...rows]),
    ]).trim(),
    ...(ended.length > 0
      ? [
          writeMarkdown([
            paragraph(
              "Shut down, so they no longer answer: ",
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
