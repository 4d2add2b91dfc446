import type { Nodes } from "mdast";
import type { JsxNode } from "../markdown/components/props";
import { plainText } from "../markdown/html/plain-text";
import { nameOf } from "../markdown/html/raw-html";
import { migratePicture } from "./addresses";
import { attributeOf, noteUnused } from "./attributes";
import { emptyTag } from "./blocks";
import { rewriteInner } from "./inner";
import { type Migration, note } from "./migration";
import { type RewriteContext, isJsx, sourceOf } from "./rewrite";

const YOUTUBE = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{11})/;

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}

/** Converts a picture, or an element around pictures: `<img>`, `<figure>`, `<Frame>`, `<ThemedImage>`. */
export function writePicture(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const inside = [...walk(node)];
  const pictures = inside.filter(
    (one) => one.type === "image" || (isJsx(one) && /^(?:img|Image)$/.test(nameOf(one))),
  );
  const [picture] = pictures;
  if (nameOf(node) === "ThemedImage") return toThemed(node, migration);
  if (!picture) return rewriteInner(node, migration, context);
  const captionNode = inside.find((one) => isJsx(one) && nameOf(one) === "figcaption");
  const caption =
    attributeOf(node, "caption", migration) ?? (captionNode && plainText(captionNode).trim());
  const marks = [
    noteUnused(node, ["src", "alt", "caption", "title", "srcSet", "srcset"], migration),
  ];
  if (pictures.length > 1)
    marks.push(
      note(
        migration,
        "Only the first picture in this frame was kept.",
        "A drawing with var(--figure-…) colours adapts to light and dark mode; for a separate picture, write another <Figure>.",
      ),
    );
  const src =
    picture.type === "image"
      ? picture.url
      : isJsx(picture)
        ? attributeOf(picture, "src", migration)
        : undefined;
  if (src === undefined) return sourceOf(node, migration);
  const alt =
    picture.type === "image"
      ? (picture.alt ?? "")
      : isJsx(picture)
        ? (attributeOf(picture, "alt", migration) ?? "")
        : "";
  const to = migratePicture(src, migration);
  return (
    marks.join("") +
    (caption
      ? emptyTag("Figure", { src: to, alt, caption })
      : `![${alt.replace(/[[\]]/g, "\\$&")}](${to})`)
  );
}

function toThemed(node: JsxNode, migration: Migration): string {
  const sources = node.attributes.find((one) => "name" in one && one.name === "sources")?.value;
  const code = typeof sources === "object" && sources !== null ? sources.value : "";
  const [, src] = /light:\s*(?:useBaseUrl\()?["']([^"']+)["']/.exec(code) ?? [];
  if (src === undefined) return sourceOf(node, migration);
  const mark = note(
    migration,
    "Of the light and the dark picture, only the light one was kept.",
    "Draw it as an SVG with var(--figure-…) colours, which adapt to light and dark mode.",
  );
  const alt = attributeOf(node, "alt", migration) ?? "";
  return `${mark}![${alt}](${migratePicture(src, migration)})`;
}

/** Converts a YouTube video. Any other frame becomes a link. */
export function writeVideo(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const inside = [...walk(node)].filter(isJsx);
  const address =
    inside
      .map((one) => attributeOf(one, "src", migration) ?? attributeOf(one, "url", migration))
      .find((value) => value !== undefined) ?? "";
  const title = attributeOf(node, "title", migration) ?? "";
  const id = YOUTUBE.exec(address)?.[1];
  if (id === undefined) {
    const words = rewriteInner(node, migration, context);
    const mark = note(
      migration,
      `${address || "A file"} was embedded in the page.`,
      "Check whether a link to it is enough, and that its text is right.",
    );
    return `${mark}[${title || words || address}](${address})`;
  }
  const mark =
    title === "" ? note(migration, "This video has no title.", 'Describe it in title="…".') : "";
  return mark + emptyTag("YouTube", { id, title });
}
