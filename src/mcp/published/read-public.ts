/** Reads a file of the built site by its path, such as `/docs.json`; undefined if it doesn't exist. */
export type ReadPublic = (address: string) => Promise<ArrayBuffer | undefined>;
