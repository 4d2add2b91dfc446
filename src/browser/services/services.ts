/*
 * Part of the inline script in builds with analytics services: loads their scripts after everything else and reports
 * page views. Views are counted whether or not the framework loads.
 */

import { whenIdle } from "../base/idle";
import { SERVICE_SCRIPTS_ID } from "./service-scripts";

declare global {
  interface Window {
    /** Undefined in builds without analytics services. */
    signals?: Signals;
    /** Google's queue, for analytics and the tag manager. */
    dataLayer?: unknown[];
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
  /** Reports that the URL's path, query or hash has changed. Reporting the same URL twice counts as one view. */
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

/** URL of the last view that was reported. */
let last = "";
let hasStarted = false;
const waiting: (() => void)[] = [];

function send(signal: () => void): void {
  if (hasStarted) signal();
  else waiting.push(signal);
}

const readAddress = (): string => location.pathname + location.search + location.hash;

/** Sets the page for which the next view is reported. */
function namePage(address: string): void {
  tag("set", "page_path", address);
  if (SERVICES.marketingId !== undefined) (window._hsq ??= []).push(["setPath", address]);
}

function countView(): void {
  const address = readAddress();
  if (address === last) return;
  last = address;
  send(() => {
    namePage(address);
    tag("event", "page_view");
    if (SERVICES.marketingId !== undefined) window._hsq?.push(["trackPageView"]);
  });
}

function sendAnswer(isHelpful: boolean, reason?: string): void {
  const address = readAddress();
  send(() => {
    tag("event", "page_feedback", {
      helpful: isHelpful ? "yes" : "no",
      page_path: address,
      ...(reason !== undefined && { reason }),
    });
  });
}

function sendNotFound(path: string): void {
  // Google adds the page's whole URL to each event, unless the event has one.
  const page_location = location.origin + location.pathname;
  send(() => {
    tag("event", "page_not_found", { page_path: path, page_location });
  });
}

/** Runs all services' scripts, then sends the pending reports. */
function start(entry: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${SERVICE_SCRIPTS_ID}`);
  if (!template) return;
  if (SERVICES.tagManagerId !== undefined) {
    (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
  }
  // Names the page before the scripts run, because the reader may already be on another page when the scripts count
  // the entry page.
  namePage(entry);
  for (const dead of template.content.querySelectorAll("script")) {
    document.body.append(document.importNode(dead, true));
  }
  hasStarted = true;
  for (const signal of waiting) signal();
}

/**
 * Loads the services, which count the first view, once the page has loaded and the browser is idle. Does nothing if
 * the reader asks not to be tracked and the build honors that.
 */
export function watchServices(): void {
  if (SERVICES.honorsDoNotTrack && isRefusing()) return;
  window.signals = { countView, sendAnswer, sendNotFound };
  const entry = readAddress();
  last = entry;
  addEventListener("load", () => {
    whenIdle(() => {
      start(entry);
    });
  });
}
