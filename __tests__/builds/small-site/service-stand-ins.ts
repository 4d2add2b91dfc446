import { createHash } from "node:crypto";
import type { Page, Route } from "playwright-core";

/** Requests and events that a test build's services received. */
export interface Collector {
  /** Every request to another host, in order: method, origin and path. */
  readonly requests: string[];
  /** Events that arrived at Google's collector. */
  readonly views: Readonly<Record<string, string>>[];
  /** Calls that arrived at HubSpot. */
  readonly tracked: string[];
}

/**
 * A stand-in for Google's tag, with the behavior that matters here: it reads only `arguments`, sends nothing before it
 * is configured, and then sends a view by itself unless it is configured not to.
 */
const GTAG = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const state = {};
  let config;
  const send = (en, values) => fetch("https://www.google-analytics.com/g/collect?" +
    new URLSearchParams({ tid: id, en, aip: String(config.anonymize_ip), ...state, ...values, title: document.title }),
    { method: "POST", mode: "no-cors", keepalive: true }).catch(() => undefined);
  const run = (entry) => {
    if (Object.prototype.toString.call(entry) !== "[object Arguments]") return;
    const [command, name, value] = entry;
    if (command === "config" && name === id) { config = value; if (value.send_page_view !== false) send("page_view"); }
    if (command === "set") state[name] = value;
    if (command === "event" && config) send(name, value);
  };
  const queue = window.dataLayer;
  queue.forEach(run);
  const push = queue.push.bind(queue);
  queue.push = (entry) => { push(entry); run(entry); return queue.length; };
})();`;

/**
 * A stand-in for HubSpot's tracking code: it processes the queue, counts the page that loaded it, and then handles
 * every call.
 */
const HUBSPOT = `(() => {
  let path = location.pathname;
  const track = () => fetch("https://track.hubspot.com/__ptq.gif?p=" + encodeURIComponent(path), { mode: "no-cors" });
  const run = ([name, value]) => { if (name === "setPath") path = value; if (name === "trackPageView") track(); };
  const [first, ...others] = window._hsq;
  run(first);
  track();
  others.forEach(run);
  window._hsq.push = run;
})();`;

const CHAT = `document.getElementById("__cookbook").innerHTML =
  "<p>Ask me with " + document.currentScript.dataset.apiKey + "</p>";`;

const SCRIPTS: Readonly<Record<string, string>> = {
  "https://www.googletagmanager.com/gtag/js": GTAG,
  "https://www.googletagmanager.com/gtm.js": "",
  "https://js.hs-scripts.com/1234567.js": HUBSPOT,
  "https://cdn.example.com/chat.js": CHAT,
};

/** The assistant's script. */
export const CHAT_SCRIPT = CHAT;

const digest = createHash("sha384").update(CHAT_SCRIPT).digest("base64");

/** The settings of a build with every service. */
export const ALL_SERVICES = {
  SERVICES_ANALYTICS_ID: "G-AB12CD34EF",
  SERVICES_TAG_MANAGER_ID: "GTM-AB12CD3",
  SERVICES_MARKETING_ID: "1234567",
  SERVICES_ASSISTANT_URL: "https://cdn.example.com/chat.js",
  SERVICES_ASSISTANT_KEY: "publickey-1",
  SERVICES_ASSISTANT_INTEGRITY: `sha384-${digest}`,
};

/** Answers in place of every other host, and records the requests. Nothing leaves this machine. */
export async function collect(tab: Page, site: string): Promise<Collector> {
  const collector: Collector = { requests: [], views: [], tracked: [] };
  await tab.route(
    (url) => url.origin !== site && url.protocol === "https:",
    async (route: Route) => {
      const url = new URL(route.request().url());
      const address = url.origin + url.pathname;
      collector.requests.push(`${route.request().method()} ${address}`);
      if (address === "https://www.google-analytics.com/g/collect") {
        collector.views.push(Object.fromEntries(url.searchParams));
      }
      if (address === "https://track.hubspot.com/__ptq.gif") {
        collector.tracked.push(url.searchParams.get("p") ?? "");
      }
      const script = SCRIPTS[address];
      await route.fulfill({
        status: script === undefined ? 204 : 200,
        contentType: "text/javascript",
        headers: { "access-control-allow-origin": "*" },
        body: script ?? "",
      });
    },
  );
  return collector;
}
