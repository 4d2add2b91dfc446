import type { Page } from "playwright-core";
import type { PictureOfDoc } from "./picture-files";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The error of a call that a contract rejects. */
export const REVERTED = "reverted";

/** A network's answer to a JSON-RPC method. */
export type Answer = Json | ((parameters: readonly unknown[]) => Json);

/** Drives an app to the state that a picture shows, and resolves when it is reached. */
export type Drive = (page: Page) => Promise<unknown>;

/** A picture of an app that consists of a page's code blocks, unchanged. */
export interface AppPicture extends PictureOfDoc {
  /** The module that mounts the app, next to the page's modules, which are named after the titles of their blocks. */
  readonly entry: string;
  readonly size: Size;
  /** JavaScript that runs before the app, such as a fake wallet. */
  readonly before?: string;
  /** A network's answers by JSON-RPC method; without any, the app runs offline. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Environment variables that the code reads. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Packages that the code imports but the picture doesn't need, in addition to those that its set leaves out. */
  readonly without?: readonly string[];
  /** Styles for the page around the app, since most apps in docs have no styles. */
  readonly styles?: string;
  /** One screen, or several phones side by side. The app is restarted for each screen. */
  readonly screens: readonly [Drive, ...Drive[]];
  /** "phone" to draw a phone around each screen. */
  readonly frame?: "phone";
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
