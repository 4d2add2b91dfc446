// Runs in the process of a sample, before the sample itself: requests to the networks' URLs go to the local chain, and
// every other connection ends the process. Files are confined by Node's permissions (run-program.ts).
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { REFUSED } from "./refused";

/** The local chains' URLs, by the beginning of the URLs that samples write. */
const routes = Object.entries(
  JSON.parse(process.env.SAMPLE_ROUTES ?? "{}") as Record<string, string>,
);

const redirect = (url: string): string => {
  const [from, to] = routes.find(([begin]) => url.startsWith(begin)) ?? [];
  return from === undefined || to === undefined ? url : to;
};

/** Ends the process: code that catches the error would hide that it wanted to reach the network. */
function refuse(what: string): never {
  process.stderr.write(`${new Error(`${REFUSED} ${what}`).stack ?? ""}\n`);
  process.exit(1);
}

const isLocal = (host: string): boolean => ["127.0.0.1", "localhost", "::1"].includes(host);

const check = (url: string): string => {
  const redirected = redirect(url);
  if (!URL.canParse(redirected)) return redirected; // A wrong URL fails by itself.
  const { hostname, protocol } = new URL(redirected);
  return /^https?:$/.test(protocol) && !isLocal(hostname) ? refuse(url) : redirected;
};

const originalFetch = globalThis.fetch;
globalThis.fetch = async (input, init) =>
  input instanceof Request
    ? originalFetch(new Request(check(input.url), input), init)
    : originalFetch(check(String(input)), init);

type Options = https.RequestOptions;
const originalRequest = http.request;
https.request = (first: string | URL | Options, ...rest: unknown[]) => {
  const [options, callback] =
    typeof first === "string" || first instanceof URL
      ? [typeof rest[0] === "object" ? (rest[0] as Options) : {}, rest.at(-1)]
      : [first, rest[0]];
  const { hostname, host = "localhost", path = "/" } = options;
  const url =
    typeof first === "string" || first instanceof URL
      ? String(first)
      : `https://${hostname ?? host}${path}`;
  const local = new URL(check(url));
  const { agent: _, protocol: __, ...kept } = options;
  return originalRequest(
    {
      ...kept,
      hostname: local.hostname,
      host: local.hostname,
      port: local.port,
      path: local.pathname,
    },
    typeof callback === "function"
      ? (callback as (answer: http.IncomingMessage) => void)
      : undefined,
  );
};
syncBuiltinESMExports();

const originalConnect = Socket.prototype.connect;
Socket.prototype.connect = function connect(this: Socket, ...parts: unknown[]) {
  const [first] = parts.flat() as [{ host?: string; path?: string } | number | string];
  const host = typeof first === "object" ? (first.host ?? "localhost") : "localhost";
  if (!isLocal(host)) refuse(host);
  return Reflect.apply(originalConnect, this, parts) as Socket;
};
