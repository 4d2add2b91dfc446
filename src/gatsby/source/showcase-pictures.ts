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

/** The fields of a site's node that its picture depends on. */
export interface PictureSource {
  readonly slug: string;
  readonly image: string | null;
}

/** Width and height on the card, in CSS pixels. Specification, section 9: quality 70. */
const SIZE = 48;
const QUALITY = 70;

/** Returns a function for a site's picture: optimised at 48 and 96 pixels, or unchanged if it is a drawing. */
export function createPictureOf(
  args: Pick<NodePluginArgs, "getNodesByType" | "reporter" | "cache">,
): (site: PictureSource) => Promise<ShowcasePicture | null> {
  return async ({ slug, image }) => {
    if (image === null) return null;
    if (extname(image) === ".svg") return { src: publishDrawing(slug, image), srcSet: null };
    const file = args
      .getNodesByType("File")
      .find(({ relativePath }) => `content/${String(relativePath)}` === image);
    if (!file) return null; // A missing picture is a fault, so no page is built.
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

/** Copies a drawing to public/, under a name that changes with its content, and returns its path. */
function publishDrawing(slug: string, image: string): string {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const drawing = openContent(root).readKnown(image); // A content check has made sure that it exists.
  const path = `/static/showcase/${slug}-${digestOf(drawing)}.svg`;
  writeOutput(join(root, "public"), path, drawing);
  return path;
}
