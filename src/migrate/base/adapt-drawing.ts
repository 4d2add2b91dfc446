/**
 * Matches attributes that drawing programs write but that have no visible effect. An SVG with such attributes isn't
 * allowed on pages.
 */
const IDLE =
  /\s(?:xmlns:[\w-]+|xml:space|version|baseProfile|enable-background|data-name|(?:inkscape|sodipodi|sketch|serif):[\w-]+)=(?:"[^"]*"|'[^']*')/g;

/** Removes an SVG's attributes that have no effect, and derives a missing `viewBox` from the width and height. */
export function adaptDrawing(svg: string): string {
  const plain = svg.replace(/<svg\b[^<>]*>/, (tag) => withViewBox(tag)).replace(IDLE, "");
  // Outside of a <clipPath>, clip-rule has no effect.
  return plain.includes("<clipPath") ? plain : plain.replace(/\sclip-rule="[^"]*"/g, "");
}

function withViewBox(tag: string): string {
  const [, width] = /\swidth="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  const [, height] = /\sheight="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  if (tag.includes("viewBox=") || width === undefined || height === undefined) return tag;
  return tag.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`);
}
