import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  /** Headers, keyed by name in lowercase. If a header is repeated, its last value counts. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes exactly as given, which HTTP clients don't do, and returns the response. */
export async function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(text, "latin1"));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${text}`)));
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => {
      resolve(Buffer.concat(parts).toString("latin1"));
    });
    socket.on("error", reject);
  });
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: rest.join("\r\n\r\n"),
  };
}
