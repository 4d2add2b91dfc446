import { component } from "../../base/markup";
import { type JsxNode, type Props, attributeText } from "../../base/props";
import { type ComponentRules, type MarkdownContext, report } from "../../base/render-context";
import { renderFigure } from "../../render/html/figure";
import { imageToMarkdown } from "../../text/markdown-inline";
import * as md from "../../text/markdown-nodes";

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Converts a picture with its caption; a drawing becomes its text alternative. */
function figureToMarkdown(
  _node: JsxNode,
  props: Props,
  context: MarkdownContext,
): md.MarkdownBlock[] {
  const src = attributeText(props.src);
  const alt = attributeText(props.alt);
  const image = imageToMarkdown(src, alt, context);
  const figure =
    image.type === "image" ? md.paragraph(image) : md.paragraph(md.strong("Figure:"), ` ${alt}`);
  const { caption } = props;
  return typeof caption === "string" ? [figure, md.paragraph(md.emphasis(caption))] : [figure];
}

function videoToMarkdown(_node: JsxNode, { id, title }: Props): md.MarkdownBlock[] {
  const url = `https://www.youtube.com/watch?v=${attributeText(id)}`;
  return [md.paragraph(md.link(url, `Video: ${attributeText(title)}`))];
}

export const MEDIA_COMPONENTS: ComponentRules = {
  Figure: {
    attributes: {
      src: { type: "string", required: true },
      alt: { type: "string", required: true },
      caption: { type: "string" },
      dark: { type: "string" },
    },
    children: "none",
    html: (node, props, context) => {
      const request = {
        src: attributeText(props.src),
        alt: attributeText(props.alt),
        caption: attributeText(props.caption) || undefined,
        dark: attributeText(props.dark) || undefined,
        node,
      };
      return renderFigure(request, context);
    },
    markdown: figureToMarkdown,
  },
  YouTube: {
    attributes: {
      id: { type: "string", required: true },
      title: { type: "string", required: true },
    },
    children: "none",
    html: (node, props, context) => {
      const id = attributeText(props.id);
      if (id !== "" && !YOUTUBE_ID.test(id)) {
        report(context, node, {
          rule: "component/youtube",
          problem: `"${id}" isn't the id of a YouTube video.`,
          fix: "Write only the 11 characters after watch?v= or youtu.be/ in the video's URL.",
        });
      }
      return component("YouTube", { id, title: attributeText(props.title) });
    },
    markdown: videoToMarkdown,
  },
};
