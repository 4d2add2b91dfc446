import type { AddressEntry } from "../../data/addresses";
import type { Fact } from "../../data/facts";
import type { GlossaryTerm } from "../../data/glossary";
import type { Network } from "../../data/networks";
import type { Answer } from "../../data/search/answers";
import { toEntryName } from "../words/entry-names";
import { createHomeFinder } from "./entry-homes";
import { listAddresses, listNetworks } from "./network-entries";
import { type SearchEntry, toNames } from "./search-entry";
import type { SearchedPage } from "./search-records";

/** A flag of the command-line tool. */
export interface FlagFacts {
  readonly name: string;
  readonly description: string;
  readonly from: string;
}

/** Data that entries are made from, in addition to the pages. */
export interface EntrySources {
  readonly networks: readonly Network[];
  readonly addresses: readonly AddressEntry[];
  readonly terms: readonly GlossaryTerm[];
  readonly flags: readonly FlagFacts[];
  readonly answers: readonly Answer[];
  readonly facts: readonly Pick<Fact, "id" | "kind" | "value" | "about" | "sources">[];
}

/** Lists all entries that pages define. */
export function listEntries(pages: readonly SearchedPage[], sources: EntrySources): SearchEntry[] {
  return [
    ...listNetworks(pages, sources),
    ...listAddresses(pages, sources),
    ...listCommands(pages),
    ...listFlags(pages, sources.flags),
    ...listFacts(pages, sources.facts),
    ...listErrors(pages),
    ...listTerms(pages, sources.terms),
    ...listAnswers(sources.answers),
  ];
}

const COMMAND = /^[a-z]+(?::[a-z-]+)+$/;

/** Lists the commands in the command-line reference, each of which has its own heading. */
function listCommands(pages: readonly SearchedPage[]): SearchEntry[] {
  return pages
    .filter(({ area }) => area === "cli")
    .flatMap(({ path, sections }) =>
      sections.flatMap(({ id, title, text, code = "" }) =>
        id !== undefined && COMMAND.test(title)
          ? [
              {
                kind: "command" as const,
                title,
                value:
                  code.split("\n").find((line) => line.startsWith("celocli ")) ??
                  `celocli ${title}`,
                text: firstSentence(text),
                path,
                anchor: id,
                names: toNames([title]),
              },
            ]
          : [],
      ),
    );
}

const SENTENCE = /^.*?[.:](?=\s|$)/;
const firstSentence = (text: string): string => (SENTENCE.exec(text)?.[0] ?? text).slice(0, 200);

function listFlags(pages: readonly SearchedPage[], flags: readonly FlagFacts[]): SearchEntry[] {
  const pattern = flags.map(({ name }) => name.toLowerCase());
  // The first page of the reference explains the flags that all commands share.
  const reference = pages.filter(({ area }) => area === "cli");
  const first = reference.find(({ path }) => path === "/cli");
  const findHome = createHomeFinder(reference, pattern, "cli");
  return flags.flatMap(({ name, description, from }) => {
    const isGeneral = first?.sections.some(({ text }) => text.includes(`--${name} `)) === true;
    const path = isGeneral ? first.path : findHome(name.toLowerCase());
    if (path === undefined) return [];
    const anchor = pages
      .find((page) => page.path === path)
      ?.sections.find(({ text }) => text.includes(`--${name} `))?.id;
    return [
      {
        kind: "flag" as const,
        title: `--${name}`,
        value: `--${name}`,
        text: description,
        source: from,
        path,
        anchor,
        names: [`#--${name.toLowerCase()}`],
      },
    ];
  });
}

/**
 * Lists facts. A fact's name consists of the words in its id. Its page is the one that states the value and has the
 * most of these words in its titles and text.
 */
function listFacts(pages: readonly SearchedPage[], facts: EntrySources["facts"]): SearchEntry[] {
  return facts.flatMap(({ id, kind, value, about, sources }) => {
    if (kind === "version") return [];
    const words = id.split("-");
    let best: { path: string; worth: number } | undefined;
    for (const { path, title, sections } of pages) {
      const text = sections.map((section) => `${section.title} ${section.text}`).join(" ");
      if (!text.includes(value)) continue;
      const titles = [title, ...sections.map((section) => section.title)].join(" ").toLowerCase();
      const worth =
        words.filter((word) => titles.includes(word)).length * 2 +
        words.filter((word) => text.toLowerCase().includes(word)).length;
      if (worth > (best?.worth ?? 0)) best = { path, worth };
    }
    if (!best) return [];
    const entry = { kind: "fact" as const, title: about, value, path: best.path };
    return [{ ...entry, source: sources[0], names: toNames([words.join(" ")]) }];
  });
}

/** Lists the error messages that pages quote. */
function listErrors(pages: readonly SearchedPage[]): SearchEntry[] {
  const entries = new Map<string, SearchEntry>();
  const countMessages = ({ sections }: SearchedPage): number =>
    sections.reduce((sum, { messages = [] }) => sum + messages.length, 0);
  // If several pages explain a message, the one that explains the most messages is linked.
  for (const { path, sections } of [...pages].sort((a, b) => countMessages(b) - countMessages(a))) {
    for (const { id, messages = [] } of sections) {
      for (const message of messages) {
        const name = toEntryName(message);
        if (entries.has(name)) continue;
        entries.set(name, { kind: "error", title: message, path, anchor: id, names: [name] });
      }
    }
  }
  return [...entries.values()];
}

function listTerms(pages: readonly SearchedPage[], terms: readonly GlossaryTerm[]): SearchEntry[] {
  const paths = new Set(pages.map(({ path }) => path));
  return terms.flatMap(({ term, aliases, definition, see = "" }) => {
    const [path = "", anchor] = see.split("#");
    if (!paths.has(path)) return [];
    return [
      {
        kind: "term" as const,
        title: term,
        text: definition,
        path,
        anchor,
        names: toNames([term, ...aliases]),
      },
    ];
  });
}

const listAnswers = (answers: readonly Answer[]): SearchEntry[] =>
  answers.map(({ question, also, answer, link, source }) => {
    const [path = "", anchor] = link.split("#");
    const target = link.startsWith("/") ? { path, anchor } : { path: "", link };
    return {
      ...{ kind: "answer", title: question, text: answer, source, ...target },
      names: toNames([question, ...also]),
    };
  });
