import { z } from "zod";
import { formatIssue } from "../../site/issues";
import { settings } from "../../site/settings";
import type { PublishedSite } from "../published/published-site";
import { findPage } from "./find-page";
import type { ToolAnswer } from "./tool-answer";

/** Maximum length of a URL: GitHub responds to longer URLs with an error. */
const LONGEST_ADDRESS = 8000;

export const reportProblemInput = z.strictObject({
  page: z.string().trim().min(1).max(500).describe("Path or URL of the page"),
  title: z.string().trim().min(3).max(120).describe("What is wrong, in one line"),
  problem: z
    .string()
    .trim()
    .min(10)
    .max(3000)
    .describe("The page's statement, the correct one, and how you know; no secrets"),
});

/** Prepares an issue about a page: returns the URL of GitHub's form with the fields filled in. Nothing is sent. */
export async function reportProblem(
  site: Pick<PublishedSite, "listPages">,
  { page: address, title, problem }: z.output<typeof reportProblemInput>,
): Promise<ToolAnswer> {
  const page = await findPage(site, address);
  if ("text" in page) return page;
  const { path, anchor, factsChecked } = page;
  const link = settings.url + encodeURI(path) + (anchor === undefined ? "" : `#${anchor}`);
  const body = `${problem}\n\nPage: ${link}\nFacts checked: ${factsChecked}`;
  const issue = formatIssue(`${path}: ${title}`, body);
  if (issue.length > LONGEST_ADDRESS)
    return { isError: true, text: "The report is too long for a URL. Describe it in fewer words." };
  return {
    text: `Nothing was sent. The user can read the issue, change it and send it here, with a GitHub account:\n${issue}`,
  };
}
