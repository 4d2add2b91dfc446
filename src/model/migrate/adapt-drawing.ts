/** Attributes of drawing programs that don't change a drawing, so that a page needn't refuse it. */
const IDLE =
  /\s(?:xmlns:[\w-]+|xml:space|version|baseProfile|enable-background|data-name|(?:inkscape|sodipodi|sketch|serif):[\w-]+)=(?:"[^"]*"|'[^']*')/g;

/** Returns a drawing without attributes that do nothing, and with the `viewBox` that its size gives it. */
export function adaptDrawing(svg: string): string {
  const plain = svg.replace(/<svg\b[^<>]*>/, (tag) => withViewBox(tag)).replace(IDLE, "");
  // Only the paths of a <clipPath> use it.
  return plain.includes("<clipPath") ? plain : plain.replace(/\sclip-rule="[^"]*"/g, "");
}

function withViewBox(tag: string): string {
  const [, width] = /\swidth="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  const [, height] = /\sheight="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  if (tag.includes("viewBox=") || width === undefined || height === undefined) return tag;
  return tag.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`);
}
