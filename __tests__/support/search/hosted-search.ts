/** One of the service's indexes. */
export interface StoredIndex {
  settings: Record<string, unknown>;
  records: Map<string, StoredRecord>;
  synonyms: Map<string, StoredSynonym>;
}

export interface StoredRecord {
  readonly objectID: string;
  readonly hierarchy?: Readonly<Record<string, string | null>>;
  readonly content?: string;
  readonly [name: string]: unknown;
}

/** A query as sent by the search interface. */
export interface Query {
  readonly indexName?: unknown;
  readonly query?: unknown;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly attributesToRetrieve?: unknown;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

export interface StoredSynonym {
  readonly objectID: string;
  readonly input: string;
  readonly synonyms: readonly string[];
}

/** Lists the texts of the searchable attributes, in the order of the settings. */
const listTexts = (record: StoredRecord): string[] => [
  ...["lvl1", "lvl2", "lvl3"].map((level) => record.hierarchy?.[level] ?? ""),
  ((record.keywords as readonly string[] | undefined) ?? []).join(" "),
  record.content ?? "",
  typeof record.code === "string" ? record.code : "",
];

const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/**
 * Finds the records that contain every word of the query, or of the query after a synonym was substituted. Follows the
 * service's rules as far as the tests need them: records are sorted by the attribute that contains the words, then by
 * weight, and only the best record of each document is kept.
 */
export function findHits({ records, synonyms, settings }: StoredIndex, asked: Query) {
  const { highlightPreTag = "<em>", highlightPostTag = "</em>", facetFilters = [] } = asked;
  const plain = toPlain(String(asked.query)).trim();
  const readings = [
    plain,
    ...[...synonyms.values()]
      .filter(({ input }) => ` ${plain} `.includes(` ${input} `))
      .flatMap(({ input, synonyms: to }) => to.map((other) => plain.replace(input, other))),
  ].map((reading) => reading.split(" "));
  const words = plain.split(" ");
  const mark = (text: string): string =>
    words.reduce((marked, word) => {
      const at = marked.toLowerCase().indexOf(word);
      return at < 0
        ? marked
        : marked.slice(0, at) +
            highlightPreTag +
            marked.slice(at, at + word.length) +
            highlightPostTag +
            marked.slice(at + word.length);
    }, text);
  /**
   * Adds up the positions of the attributes that contain the words. Returns undefined if no attribute contains one of
   * the words or, with optional words, if no attribute contains any of them. A missing optional word counts as if it
   * were far behind the last attribute.
   */
  const placeIn = (record: StoredRecord, isOptional: boolean): number | undefined => {
    const texts = listTexts(record).map((text) => ` ${toPlain(text)}`);
    const places = readings.flatMap((reading) => {
      const found = reading.map((word) => texts.findIndex((text) => text.includes(` ${word}`)));
      const isMissed = isOptional ? found.every((one) => one < 0) : found.includes(-1);
      const sum = found.reduce((all, one) => all + (one < 0 ? 10 * texts.length : one), 0);
      return isMissed ? [] : [sum];
    });
    return places.length === 0 ? undefined : Math.min(...places);
  };
  /**
   * Converts rules such as `desc(weight.level)` to functions that compare two records. They decide between records that
   * match equally well.
   */
  const criteria = ((settings.customRanking ?? []) as readonly string[]).map((criterion) => {
    const [, order, path = ""] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? [];
    const valueOf = (record: StoredRecord): number =>
      Number(
        path
          .split(".")
          .reduce<unknown>(
            (value, key) => (value as Record<string, unknown> | undefined)?.[key],
            record,
          ) ?? 0,
      );
    return (a: StoredRecord, b: StoredRecord): number =>
      (valueOf(a) - valueOf(b)) * (order === "desc" ? -1 : 1);
  });
  const compareRank = (a: StoredRecord, b: StoredRecord): number =>
    criteria.map((compare) => compare(a, b)).find((order) => order !== 0) ?? 0;
  const passing = [...records.values()].filter((record) =>
    facetFilters.every((filter) =>
      [filter].flat().some((one) => {
        const [name = "", value] = one.split(":");
        return record[name] === value;
      }),
    ),
  );
  const rank = (isOptional: boolean): StoredRecord[] =>
    passing
      .flatMap((record) => {
        const place = placeIn(record, isOptional);
        return place === undefined ? [] : [{ record, place }];
      })
      .sort((a, b) => a.place - b.place || compareRank(a.record, b.record))
      .map(({ record }) => record);
  const whole = rank(false);
  const isOptional = settings.removeWordsIfNoResults === "allOptional";
  const ranked = whole.length === 0 && isOptional ? rank(true) : whole;
  const distinct = settings.attributeForDistinct;
  const shown =
    typeof distinct === "string"
      ? ranked.filter(
          (record, at) => ranked.findIndex((one) => one[distinct] === record[distinct]) === at,
        )
      : ranked;
  return shown.map((record) => ({
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy ?? {}).flatMap(([level, text]) =>
          text === null
            ? []
            : [[level, { value: mark(text), matchLevel: "full", matchedWords: words }]],
        ),
      ),
    },
    _snippetResult: {
      content: {
        value: mark((record.content ?? "").slice(0, 200)),
        matchLevel: "full",
        matchedWords: words,
      },
    },
  }));
}
