/*
 * Part of the inline script in builds with analytics services: loads their scripts after everything else, and reports
 * the page on which the reader enters the site, whether or not the framework loads. Later views are reported to Google
 * by gatsby-plugin-google-gtag, and to HubSpot here.
 */

import { whenIdle } from "../base/idle";
import { SERVICE_SCRIPTS_ID } from "./service-scripts";

declare global {
  interface Window {
    /** Undefined in builds without analytics services. */
    signals?: Signals;
    /** Google's queue, for analytics and the tag manager. */
    dataLayer?: unknown[];
    /** Adds a command to that queue. gatsby-plugin-google-gtag reports nothing without it. */
    gtag?: (...command: readonly unknown[]) => void;
    /** Tests that keep gatsby-plugin-google-gtag from reporting a view. */
    excludeGtagPaths?: readonly Pick<RegExp, "test">[];
    /** HubSpot's queue. */
    _hsq?: unknown[];
    doNotTrack?: string | null;
  }
  interface Navigator {
    /** Global Privacy Control: https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Functions that the framework calls to report events. Reports are queued until the services have loaded. */
interface Signals {
  /** Called when a page is shown, after gatsby-plugin-google-gtag has been told. */
  readonly countView: () => void;
  readonly sendAnswer: (isHelpful: boolean, reason?: string) => void;
  /** Reports that no page has this path, for `npm run links:report`. */
  readonly sendNotFound: (path: string) => void;
}

/** True if the reader's browser asks not to be tracked. */
const isRefusing = (): boolean =>
  navigator.globalPrivacyControl === true ||
  [navigator.doNotTrack, window.doNotTrack].includes("1");

/** Pushes a command to the queue of Google's tag, which only reads `arguments` objects. */
function tag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- it ignores arrays
  (window.dataLayer ??= []).push(arguments);
}

/** URL of the page on which the reader entered the site, and of the last page that was shown. */
let entry = "";
let last = "";
let hasStarted = false;

const readAddress = (): string => location.pathname + location.search + location.hash;

/** Adds calls to HubSpot's queue. */
function tellHubSpot(...calls: readonly unknown[]): void {
  if (SERVICES.marketingId === undefined) return;
  window._hsq ??= [];
  for (const call of calls) window._hsq.push(call); // HubSpot's script replaces `push`, and takes one call at a time.
}

function countView(): void {
  const address = readAddress();
  if (address === last) return;
  last = address;
  start(); // The plugin is about to report this page, which Google's tag ignores until it is configured.
  tellHubSpot(["setPath", address], ["trackPageView"]);
}

function sendAnswer(isHelpful: boolean, reason?: string): void {
  start();
  tag("event", "page_feedback", {
    helpful: isHelpful ? "yes" : "no",
    page_path: readAddress(),
    ...(reason !== undefined && { reason }),
  });
}

function sendNotFound(path: string): void {
  // Google adds the page's whole URL to each event, unless the event has one.
  const page_location = location.origin + location.pathname;
  start();
  tag("event", "page_not_found", { page_path: path, page_location });
}

/** Runs all services' scripts, and counts the page on which the reader entered the site. */
function start(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${SERVICE_SCRIPTS_ID}`);
  if (!template || hasStarted) return;
  hasStarted = true;
  if (SERVICES.tagManagerId !== undefined) {
    (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
  }
  // HubSpot's script counts the page itself.
  tellHubSpot(["setPath", entry]);
  for (const dead of template.content.querySelectorAll("script")) {
    document.body.append(document.importNode(dead, true));
  }
  tag("event", "page_view", { page_path: entry });
}

/**
 * Loads the services once the page has loaded and the browser is idle. Does nothing if
 * the reader asks not to be tracked and the build honors that.
 */
export function watchServices(): void {
  if (SERVICES.honorsDoNotTrack && isRefusing()) return;
  window.signals = { countView, sendAnswer, sendNotFound };
  window.gtag = tag;
  // `start` counts the first page, and a link to the place where the reader is leads to no other view.
  window.excludeGtagPaths = [{ test: () => readAddress() === last }];
  entry = last = readAddress();
  addEventListener("load", () => {
    whenIdle(start);
  });
}
