/** Reads a file of the built site by its address, such as `/docs.json`; undefined if there is none. */
export type ReadPublic = (address: string) => Promise<ArrayBuffer | undefined>;
