import { changelog } from "../../site/changelog";
import { partners, recipes, showcase, tutorials } from "../../site/listings";
import { settings } from "../../site/settings";

/** A page that isn't a doc, with the data that the search needs. */
export interface SpecialPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Questions in readers' words, like those in the frontmatter of docs. */
  readonly questions: readonly string[];
}

/** Pages other than docs that the search can find, if the site has them. */
export const SPECIAL_PAGES: readonly SpecialPage[] = [
  {
    path: "/",
    title: settings.title,
    description: settings.tagline,
    questions: ["home", "home page", "Where do I start?", "main page of the docs"],
  },
  {
    path: "/showcase",
    title: showcase.title,
    description: "",
    questions: [
      "Which apps run on Celo?",
      "list of dapps",
      "projects built on Celo",
      "examples of what people have built",
      "How do I add my app to the list?",
    ],
  },
  {
    path: "/partners",
    title: partners.title,
    description: partners.description,
    questions: [
      "Which services support Celo?",
      "list of Celo partners",
      "providers for Celo Sepolia",
      "integrations of Celo",
      "companies that work with Celo",
    ],
  },
  {
    path: "/tutorials",
    title: tutorials.title,
    description: tutorials.description,
    questions: [
      "step by step tutorials",
      "learn by building something",
      "tutorials for beginners",
      "Where is a course or a workshop?",
      "walkthroughs and code along projects",
    ],
  },
  {
    path: "/recipes",
    title: recipes.title,
    description: recipes.description,
    questions: [
      "code snippets to copy",
      "short code examples",
      "cookbook",
      "How do I do one thing on Celo?",
      "list of code samples",
    ],
  },
  {
    path: changelog.path,
    title: changelog.title,
    description: changelog.description,
    questions: [
      "What's new?",
      "whats new",
      "recent changes",
      "release notes",
      "latest updates and news",
      "What changed lately?",
      "When is the next upgrade or hard fork?",
      "version history",
    ],
  },
];
