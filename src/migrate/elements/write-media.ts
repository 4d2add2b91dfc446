import type { Nodes } from "mdast";
import { plainText } from "../../markdown/base/plain-text";
import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { migratePicture } from "../base/addresses";
import { attributeOf, noteUnused } from "../base/attributes";
import { emptyTag, toOneLine } from "../base/blocks";
import { rewriteInner, writeOthers } from "../base/inner";
import { type Migration, leaveOut, note } from "../base/migration";
import { type RewriteContext, isJsx, sourceOf } from "../base/rewrite";
import { type Picture, joinModes, readPicture, readThemed } from "./read-pictures";

const YOUTUBE = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{11})/;

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}

/** Converts a picture, or an element around pictures: `<img>`, `<figure>`, `<Frame>`, `<ThemedImage>`. */
export function writePicture(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const inside = [...walk(node)];
  const pictures =
    nameOf(node) === "ThemedImage"
      ? readThemed(node, migration)
      : inside.flatMap((one) => readPicture(one, migration));
  const [first] = pictures;
  if (!first) {
    const isEmpty = node.children.length === 0;
    return isEmpty ? sourceOf(node, migration) : rewriteInner(node, migration, context);
  }
  const captionNode = inside.find((one) => isJsx(one) && nameOf(one) === "figcaption");
  const caption =
    attributeOf(node, "caption", migration) ?? (captionNode && plainText(captionNode).trim());
  const used = ["src", "alt", "caption", "srcSet", "srcset", "media", "sources", "url"];
  const marks = inside.filter(isJsx).map((one) => {
    const repeats = attributeOf(one, "title", migration) === attributeOf(one, "alt", migration);
    return noteUnused(one, repeats ? [...used, "title"] : used, migration);
  });
  if (context.inSentence === true || context.inCell === true)
    return marks.join("") + toImages(pictures, caption, migration);
  const written = joinModes(pictures).map((picture, index, all) =>
    toFigure(
      { ...picture, alt: picture.alt === "" ? (caption ?? "") : picture.alt },
      index === all.length - 1 ? caption : undefined,
      migration,
    ),
  );
  const isPart = (child: Nodes): boolean =>
    isJsx(child)
      ? /^(?:img|Image|picture|source|figcaption|a|Frame)$/.test(nameOf(child))
      : child.type === "image";
  const isPlain = /^(?:Frame|figure)$/.test(nameOf(node));
  const others = isPlain ? writeOthers(node, isPart, migration, context) : "";
  return marks.join("") + written.join("\n\n") + others;
}

function toFigure(
  { src, alt, dark }: Picture & { readonly dark?: Picture },
  caption: string | undefined,
  migration: Migration,
): string {
  const to = migratePicture(src, migration);
  const hasDark = dark !== undefined && dark.src !== src;
  const isDrawing = hasDark && [src, dark.src].some((one) => /\.svg(?:$|\?)/i.test(one));
  if (isDrawing) {
    const mark = leaveOut(
      migration,
      `the drawing ${dark.src} for dark mode`,
      "A drawing with var(--figure-…) colors adapts to light and dark mode.",
    );
    return mark + toFigure({ src, alt, mode: "both" }, caption, migration);
  }
  const otherAlt =
    hasDark && dark.alt !== "" && dark.alt !== alt
      ? leaveOut(
          migration,
          `the text alternative "${dark.alt}" of ${dark.src}`,
          "Both versions of a picture share one text alternative.",
        )
      : "";
  const darkTo = hasDark ? migratePicture(dark.src, migration) : undefined;
  const words = caption === "" ? undefined : caption;
  const isFigure = darkTo !== undefined || words !== undefined;
  return (
    otherAlt +
    (isFigure
      ? emptyTag("Figure", { src: to, dark: darkTo, alt, caption: words })
      : `![${alt.replace(/[[\]]/g, "\\$&")}](${to})`)
  );
}

/**
 * Writes pictures for a sentence or a cell, which can't contain a figure. Each picture is shown in both color modes,
 * and the caption comes after the pictures.
 */
function toImages(
  pictures: readonly Picture[],
  caption: string | undefined,
  migration: Migration,
): string {
  const images = joinModes(pictures).map(({ src, alt, dark }) => {
    const mark =
      dark === undefined || dark.src === src
        ? ""
        : leaveOut(
            migration,
            `the picture ${dark.src} for dark mode`,
            "A picture inside a sentence or a table is the same in both modes.",
          );
    return (
      mark +
      toFigure({ src, alt: alt === "" ? (caption ?? "") : alt, mode: "both" }, undefined, migration)
    );
  });
  return [...images, ...(caption ? [caption] : [])].join(" ");
}

/** Converts a YouTube video. Any other embedded page becomes a link. */
export function writeVideo(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const inside = [...walk(node)].filter(isJsx);
  const address =
    inside
      .map((one) => attributeOf(one, "src", migration) ?? attributeOf(one, "url", migration))
      .find((value) => value !== undefined) ?? "";
  const title = attributeOf(node, "title", migration) ?? "";
  const used = ["src", "url", "title", "autoPlay", "muted", "loop", "playsInline", "type", "id"];
  const unused = inside.map((one) => noteUnused(one, used, migration)).join("");
  const own = attributeOf(node, "id", migration) ?? attributeOf(node, "videoId", migration);
  const isYouTube = /youtube/i.test(nameOf(node)) && /^[\w-]{11}$/.test(own ?? "");
  const id = YOUTUBE.exec(address)?.[1] ?? (isYouTube ? own : undefined);
  if (id === undefined) {
    const words = rewriteInner(node, migration, context);
    const mark =
      address === ""
        ? note(migration, "A file was embedded in the page.", "Write a link to it, or remove it.")
        : leaveOut(
            migration,
            `the frame that showed ${address} in the page`,
            "The page links to it instead.",
          );
    return `${unused}${mark}[${title || toOneLine(words) || address}](${address})`;
  }
  const mark =
    title === "" ? note(migration, "This video has no title.", 'Describe it in title="…".') : "";
  const words = toOneLine(rewriteInner(node, migration, context));
  const video = emptyTag("YouTube", { id, title: title === "" ? words : title });
  return unused + (title === "" && words !== "" ? "" : mark) + video;
}
