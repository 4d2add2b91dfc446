export function findBase(folder?: string): string | undefined;
export function listChangedFiles(folder?: string): readonly string[] | "all";
