import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Finishing } from "../../markdown/finish-segments";
import type { TwinSite } from "../../markdown/text/finish-twin";
import { LLMS_FILE } from "../../outputs/file-names";
import { settings } from "../../site/settings";
import { pictureToHtml } from "./picture-html";

/** The site's data for finishing pages and Markdown copies, as plain data that can be sent to threads. */
export interface SharedSite extends Pick<Finishing, "pathByFile" | "pageByPath"> {
  /** Image data of the pictures that Gatsby has published, by file. */
  readonly pictures: ReadonlyMap<string, IGatsbyImageData>;
}

/** Converts the shared site to the form that the model needs. */
export function openSite({ pathByFile, pageByPath, pictures }: SharedSite): Finishing & TwinSite {
  return {
    url: settings.url,
    indexPath: LLMS_FILE,
    pathByFile,
    pageByPath,
    imageToHtml: (asset, alt) => {
      const picture = pictures.get(asset);
      return picture && pictureToHtml(picture, alt);
    },
    imageSrcOf: (asset) => pictures.get(asset)?.images.fallback?.src,
  };
}
