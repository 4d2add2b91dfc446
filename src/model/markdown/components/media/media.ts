import { renderFigure } from "../../html/figure";
import { report } from "../../html/render-context";
import { component } from "../../markup";
import { attributeText } from "../attributes";
import type { ComponentRule } from "../components";
import { twinFigure, twinYouTube } from "./media-text";

const YOUTUBE_ID = /^[\w-]{11}$/;

export const MEDIA_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Figure: {
    attributes: {
      src: { type: "string", required: true },
      alt: { type: "string", required: true },
      caption: { type: "string" },
      dark: { type: "string" },
    },
    children: "none",
    render: (node, props, context) => {
      const request = {
        src: attributeText(props.src),
        alt: attributeText(props.alt),
        caption: attributeText(props.caption) || undefined,
        dark: attributeText(props.dark) || undefined,
        node,
      };
      return renderFigure(request, context);
    },
    twin: twinFigure,
  },
  YouTube: {
    attributes: {
      id: { type: "string", required: true },
      title: { type: "string", required: true },
    },
    children: "none",
    render: (node, props, context) => {
      const id = attributeText(props.id);
      if (id !== "" && !YOUTUBE_ID.test(id)) {
        report(context, node, {
          rule: "component/youtube",
          problem: `"${id}" is not the id of a YouTube video.`,
          fix: "Write the 11 characters behind watch?v= of its address.",
        });
      }
      return component("YouTube", { id, title: attributeText(props.title) });
    },
    twin: twinYouTube,
  },
};
