import type { Page } from "playwright-core";
import type { PictureOfDoc } from "./picture-files";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Stands for the error of a call that a contract refuses. */
export const REVERTED = "reverted";

/** What a network says to a method of JSON-RPC. */
export type Answer = Json | ((parameters: readonly unknown[]) => Json);

/** Brings an app to what a picture shows, and ends when it is there. */
export type Drive = (page: Page) => Promise<unknown>;

/** A picture of an app that is made of the code blocks of a page, as they stand there. */
export interface AppPicture extends PictureOfDoc {
  /** What mounts the app: a module beside those of the page, which are named by the titles of their blocks. */
  readonly entry: string;
  readonly size: Size;
  /** JavaScript that runs before the app, such as a stand-in for the wallet that such a page runs in. */
  readonly before?: string;
  /** Answers of a network by the method, as JSON-RPC has it; without any, the app runs offline. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Values that the code reads from its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Packages that the code imports and the picture does without, beside those that its set leaves out. */
  readonly without?: readonly string[];
  /** Styles of the page that the app is mounted in; most apps of pages have none of their own. */
  readonly styles?: string;
  /** One screen, or those of phones that stand side by side, each with the app started anew. */
  readonly screens: readonly [Drive, ...Drive[]];
  /** Draws a phone around each screen. */
  readonly frame?: "phone";
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
