import { createHash } from "node:crypto";

const FOLDER = "/.well-known/agent-skills";

/**
 * File in which agents look for a list of skills: https://github.com/cloudflare/agent-skills-discovery-rfc, version
 * 0.2.0.
 */
export const AGENT_SKILLS_FILE = `${FOLDER}/index.json`;

/** Returns the path of a listed skill's file. */
export const agentSkillPath = (name: string): string => `${FOLDER}/${name}/SKILL.md`;

interface Skill {
  readonly name: string;
  readonly description: string;
  /** The text of its file. */
  readonly text: string;
}

/** Formats the list of a site's skills, each with the digest of its file. */
export const formatAgentSkills = (skills: readonly Skill[]): string =>
  JSON.stringify({
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: "skill-md",
      description,
      url: agentSkillPath(name),
      digest: `sha256:${createHash("sha256").update(text).digest("hex")}`,
    })),
  });
