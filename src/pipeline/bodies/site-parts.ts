import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Finishing } from "../../markdown/finish-segments";
import type { TwinSite } from "../../markdown/text/finish-twin";
import { LLMS_FILE } from "../../outputs/machine-readable/llms";
import { settings } from "../../site/settings";
import { lookUp } from "../store/look-up";
import { pictureToHtml } from "./picture-html";

/** The site's data for finishing pages and Markdown copies, in a form that can be sent to threads as JSON. */
export interface SiteParts {
  readonly pathByFile: readonly (readonly [file: string, path: string])[];
  /** Files and paths, as in `pathByFile`, for each language other than the site's default. */
  readonly locales: readonly (readonly [
    code: string,
    pathByFile: readonly (readonly [file: string, path: string])[],
  ])[];
  readonly pages: readonly (readonly [path: string, { title: string; description: string }])[];
  /** Image data of the pictures that Gatsby has published, with their files. */
  readonly pictures: readonly (readonly [asset: string, IGatsbyImageData])[];
}

/** Converts the site's parts to the form that the model needs for docs in this language. */
export function openSite(parts: SiteParts, locale?: string): Finishing & TwinSite {
  const pictures = new Map(parts.pictures);
  const pathByFile =
    locale === undefined ? parts.pathByFile : lookUp(new Map(parts.locales), locale, "locale");
  return {
    url: settings.url,
    indexPath: LLMS_FILE,
    pathByFile: new Map(pathByFile),
    pageByPath: new Map(parts.pages),
    imageToHtml: (asset, alt) => {
      const picture = pictures.get(asset);
      return picture && pictureToHtml(picture, alt);
    },
    imageSrcOf: (asset) => pictures.get(asset)?.images.fallback?.src,
  };
}

/** Returns a function that converts the site's parts for a language, once per language. */
export function openLocales(
  parts: SiteParts,
): (locale: string | undefined) => Finishing & TwinSite {
  const opened = new Map<string | undefined, Finishing & TwinSite>();
  return (locale) => {
    const site = opened.get(locale) ?? openSite(parts, locale);
    opened.set(locale, site);
    return site;
  };
}
