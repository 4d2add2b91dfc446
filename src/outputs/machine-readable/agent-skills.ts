import { createHash } from "node:crypto";
import { AGENT_SKILLS_FILE } from "../file-names";

/** Returns the path of a listed skill's file. */
export const agentSkillPath = (name: string): string =>
  AGENT_SKILLS_FILE.replace("index.json", `${name}/SKILL.md`);

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
