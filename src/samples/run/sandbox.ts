// Runs in the process of a sample, before the sample itself: connections to the networks' hosts go to the local chains,
// and every other connection ends the process. Files are confined by Node's permissions (run-program.ts).
import { syncBuiltinESMExports } from "node:module";
import { Socket, connect } from "node:net";
import tls from "node:tls";
import { REFUSED } from "./refused";

/** The local chains' ports, by the hosts of the networks that they stand for. */
const ports = new Map(
  Object.entries(JSON.parse(process.env.SAMPLE_ROUTES ?? "{}") as Record<string, string>).map(
    ([from, to]) => [new URL(from).hostname, Number(new URL(to).port)],
  ),
);

/** Ends the process: code that catches the error would hide that it wanted to reach the network. */
function refuse(what: string): never {
  process.stderr.write(`${new Error(`${REFUSED} ${what}`).stack ?? ""}\n`);
  process.exit(1);
}

const isLocal = (host: string): boolean => ["127.0.0.1", "localhost", "::1"].includes(host);

// Refused here, where the stack still has the sample's line.
const originalFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const host = URL.canParse(url) ? new URL(url).hostname : "localhost";
  return ports.has(host) || isLocal(host) ? originalFetch(input, init) : refuse(url);
};

// All clients (fetch, https, and packages with a client of their own) come here for TLS, which the local chains don't
// speak. A plain socket that announces what clients wait for is enough for them.
const originalConnect = tls.connect;
tls.connect = (...parts: unknown[]) => {
  const [options] = parts as [{ host?: string } | undefined];
  const port = ports.get(options?.host ?? "");
  if (port === undefined) return Reflect.apply(originalConnect, tls, parts) as tls.TLSSocket;
  const socket = connect({ port, host: "127.0.0.1" });
  socket.once("connect", () => socket.emit("secureConnect"));
  return socket as tls.TLSSocket;
};
syncBuiltinESMExports();

const originalSocket = Socket.prototype.connect;
Socket.prototype.connect = function connectLocally(this: Socket, ...parts: unknown[]) {
  const [first] = parts.flat() as [{ host?: string; path?: string } | number | string];
  const host = typeof first === "object" ? (first.host ?? "localhost") : "localhost";
  if (!isLocal(host)) refuse(host);
  return Reflect.apply(originalSocket, this, parts) as Socket;
};
