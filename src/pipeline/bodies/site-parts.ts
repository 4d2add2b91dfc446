import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Finishing } from "../../markdown/finish-segments";
import type { TwinSite } from "../../markdown/text/finish-twin";
import { LLMS_FILE } from "../../outputs/file-names";
import { settings } from "../../site/settings";
import { pictureToHtml } from "./picture-html";

/** The site's data for finishing pages and Markdown copies, in a form that can be sent to threads as JSON. */
export interface SiteParts {
  readonly pathByFile: readonly (readonly [file: string, path: string])[];
  readonly pages: readonly (readonly [path: string, { title: string; description: string }])[];
  /** Image data of the pictures that Gatsby has published, with their files. */
  readonly pictures: readonly (readonly [asset: string, IGatsbyImageData])[];
}

/** Converts the site's parts to the form that the model needs. */
export function openSite(parts: SiteParts): Finishing & TwinSite {
  const pictures = new Map(parts.pictures);
  return {
    url: settings.url,
    indexPath: LLMS_FILE,
    pathByFile: new Map(parts.pathByFile),
    pageByPath: new Map(parts.pages),
    imageToHtml: (asset, alt) => {
      const picture = pictures.get(asset);
      return picture && pictureToHtml(picture, alt);
    },
    imageSrcOf: (asset) => pictures.get(asset)?.images.fallback?.src,
  };
}
