const MARK = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#?(region|endregion)\b[ \t]*([\w-]*)/;

/**
 * Returns the lines of a source file between `// #region name` and `// #endregion`, without their common indentation
 * and without the markers of other regions. If `region` is undefined, returns the whole file; if the file has no such
 * region, returns undefined.
 */
export function takeRegion(source: string, region: string | undefined): string | undefined {
  const kept: string[] = [];
  let depth = region === undefined ? 1 : 0;
  let found = region === undefined;
  for (const line of source.replace(/\r\n/g, "\n").replace(/\n$/, "").split("\n")) {
    const [, mark, name] = MARK.exec(line) ?? [];
    if (mark === "region") {
      if (depth > 0) depth += 1;
      else if (!found && name === region) [depth, found] = [1, true];
    } else if (mark === "endregion") {
      if (depth > (region === undefined ? 1 : 0)) depth -= 1;
    } else if (depth > 0) {
      kept.push(line);
    }
  }
  return found ? removeIndent(kept).join("\n") : undefined;
}

/** Returns the line number, from 1, of the first line of a region. */
export function lineOfRegion(source: string, region: string | undefined): number {
  if (region === undefined) return 1;
  const start = source.split("\n").findIndex((line) => {
    const [, mark, name] = MARK.exec(line) ?? [];
    return mark === "region" && name === region;
  });
  return start + 2;
}

/** Lists the names of the regions in a source file, for suggestions. */
export function listRegions(source: string): string[] {
  return source.split("\n").flatMap((line) => {
    const [, mark, name] = MARK.exec(line) ?? [];
    return mark === "region" && name !== undefined && name !== "" ? [name] : [];
  });
}

function removeIndent(lines: readonly string[]): string[] {
  const indent = lines
    .filter((line) => line.trim() !== "")
    .reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
  return lines.map((line) => line.slice(indent));
}
