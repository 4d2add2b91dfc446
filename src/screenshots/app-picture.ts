import type { Page } from "playwright-core";
import type { PictureOfDoc } from "./picture-files";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Marks a call that the contract reverts. */
export const REVERTED = "reverted";

/** A network's answer to a JSON-RPC method. */
export type Answer = Json | ((parameters: readonly unknown[]) => Json);

/** Brings an app into the state that a picture shows, and resolves once the app has reached that state. */
export type Drive = (page: Page) => Promise<unknown>;

/** A picture of an app whose source code is exactly a page's code blocks. */
export interface AppPicture extends PictureOfDoc {
  /**
   * Code of the module that mounts the app. The page's titled code blocks are modules in the same folder, and their
   * titles are the file names.
   */
  readonly entry: string;
  readonly size: Size;
  /** JavaScript that runs before the app, for instance to provide a fake wallet. */
  readonly before?: string;
  /** The network's answers, by JSON-RPC method. If this isn't set, the app runs offline. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Environment variables that the code reads. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Packages that the code imports but the picture doesn't need. Packages that the doc's package set leaves out don't
   * have to be listed here.
   */
  readonly without?: readonly string[];
  /** Styles for the page around the app, since most apps in docs are unstyled. */
  readonly styles?: string;
  /**
   * Brings the app to each screen in the picture, restarting it every time. Several screens are drawn side by side, each
   * in a phone, even if `frame` isn't set.
   */
  readonly screens: readonly [Drive, ...Drive[]];
  /** "phone" to draw a phone around each screen. */
  readonly frame?: "phone";
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
