import { extname, join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { openContent } from "../../build/content/content-files";
import { digestOf } from "../../build/store/cache-files";
import { writeOutput } from "../../build/store/output-files";

/** A site's picture as its card shows it. */
export interface ShowcasePicture {
  readonly src: string;
  readonly srcSet: string | null;
}

/** What of a site's node tells its picture. */
export interface PictureSource {
  readonly slug: string;
  readonly image: string | null;
}

/** Width and height on the card, in CSS pixels; specification, section 9: quality 70. */
const SIZE = 48;
const QUALITY = 70;

/** Gives a site's picture: optimised at 48 and 96 pixels, or as it is when it is a drawing. */
export function createPictureOf(
  args: Pick<NodePluginArgs, "getNodesByType" | "reporter" | "cache">,
): (site: PictureSource) => Promise<ShowcasePicture | null> {
  return async ({ slug, image }) => {
    if (image === null) return null;
    if (extname(image) === ".svg") return { src: publishDrawing(slug, image), srcSet: null };
    const file = args
      .getNodesByType("File")
      .find(({ relativePath }) => `content/${String(relativePath)}` === image);
    if (!file) return null; // Its absence is a fault, told before any page asks.
    const data = await generateImageData({
      file,
      args: {
        layout: "fixed",
        width: SIZE,
        height: SIZE,
        formats: ["webp"],
        quality: QUALITY,
        placeholder: "none",
        outputPixelDensities: [1, 2],
        transformOptions: { fit: "contain", cropFocus: "center" },
        backgroundColor: "rgba(0,0,0,0)",
      },
      reporter: args.reporter,
      cache: args.cache,
    });
    const picture = data?.images.fallback;
    return picture ? { src: picture.src, srcSet: picture.srcSet ?? null } : null;
  };
}

/** Puts a drawing where the site serves it from, under a name that changes with it, and gives its path. */
function publishDrawing(slug: string, image: string): string {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const drawing = openContent(root).readText(image) ?? ""; // That it is there was checked.
  const path = `/static/showcase/${slug}-${digestOf(drawing)}.svg`;
  writeOutput(join(root, "public"), path, drawing);
  return path;
}
