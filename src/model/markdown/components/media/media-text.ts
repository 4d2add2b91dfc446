import type { TwinContext } from "../../text/twin-context";
import { twinImage } from "../../text/twin-inline";
import { type TwinBlock, emphasis, link, paragraph, strong } from "../../text/twin-nodes";
import { type JsxNode, type Props, attributeText } from "../attributes";

/** A picture with its caption; of a drawing, what it shows in words. */
export function twinFigure(_node: JsxNode, props: Props, context: TwinContext): TwinBlock[] {
  const src = attributeText(props.src);
  const alt = attributeText(props.alt);
  const image = twinImage(src, alt, context);
  const figure =
    image.type === "image" ? paragraph(image) : paragraph(strong("Figure:"), ` ${alt}`);
  const { caption } = props;
  return typeof caption === "string" ? [figure, paragraph(emphasis(caption))] : [figure];
}

export function twinYouTube(_node: JsxNode, { id, title }: Props): TwinBlock[] {
  const url = `https://www.youtube.com/watch?v=${attributeText(id)}`;
  return [paragraph(link(url, `Video: ${attributeText(title)}`))];
}
