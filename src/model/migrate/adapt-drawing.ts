/** Matches attributes that drawing programs add without a visible effect. Pages would refuse an SVG with them. */
const IDLE =
  /\s(?:xmlns:[\w-]+|xml:space|version|baseProfile|enable-background|data-name|(?:inkscape|sodipodi|sketch|serif):[\w-]+)=(?:"[^"]*"|'[^']*')/g;

/** Removes attributes without an effect from an SVG, and derives a missing `viewBox` from its width and height. */
export function adaptDrawing(svg: string): string {
  const plain = svg.replace(/<svg\b[^<>]*>/, (tag) => withViewBox(tag)).replace(IDLE, "");
  // clip-rule only affects the paths in a <clipPath>.
  return plain.includes("<clipPath") ? plain : plain.replace(/\sclip-rule="[^"]*"/g, "");
}

function withViewBox(tag: string): string {
  const [, width] = /\swidth="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  const [, height] = /\sheight="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  if (tag.includes("viewBox=") || width === undefined || height === undefined) return tag;
  return tag.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`);
}
