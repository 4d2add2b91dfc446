import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlElement, parseXml } from "@rgrove/parse-xml";
import sharp from "sharp";
import { APPLE_ICON, MANIFEST_ICONS, type SiteIcon } from "../../outputs/feeds/web-manifest";
import { FAVICON_FILE } from "../../outputs/file-names";
import { toIco } from "../../outputs/pictures/ico";
import { cacheFolderOf, digestOf, findCached, keepCached } from "../store/cache-files";
import { digestOfFolders } from "../store/files-state";
import { DRAWING_CODE } from "./drawing-code";

const SOURCE = "static/favicon.svg";
const ICO_SIZES = [16, 32, 48] as const;
/**
 * Diameter of the circle that is visible on every platform that masks icons, as a share of the icon's width
 * (w3.org/TR/appmanifest).
 */
const SAFE_ZONE = 0.8;

/**
 * Draws all icons as PNGs from the SVG icon, and returns them keyed by path. The cache is keyed by a digest of the SVG
 * and of the code that draws the icons.
 */
export async function listIconFiles(root: string): Promise<Map<string, Uint8Array>> {
  const svg = readFileSync(join(root, SOURCE));
  const shapes = parseXml(svg.toString()).root?.children.filter((one) => one instanceof XmlElement);
  const ground = shapes?.find(({ name }) => name === "rect")?.attributes.fill ?? "#fff";
  const folder = `icons/${digestOf(digestOfFolders(root, DRAWING_CODE), svg.toString())}`;
  const keep = async (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = `${folder}/${name}.json`;
    const kept = findCached<string>(cacheFolderOf(root), file);
    if (kept !== undefined) return Buffer.from(kept, "base64");
    const icon = await make();
    keepCached(cacheFolderOf(root), file, Buffer.from(icon).toString("base64"));
    return icon;
  };
  const draw = (size: number): Promise<Buffer> =>
    sharp(svg, { density: (72 * size) / 32 }) // The SVG is 32 px wide at 72 dpi.
      .resize(size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const drawMaskable = async (size: number): Promise<Buffer> => {
    const inner = Math.round(size * SAFE_ZONE);
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: await draw(inner) }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const drawIcon = ({ size, isMaskable }: SiteIcon): Promise<Buffer> =>
    isMaskable === true ? drawMaskable(size) : draw(size);
  const icons = [APPLE_ICON, ...MANIFEST_ICONS].map(
    async (icon) => [icon.file, await keep(icon.file.slice(1), () => drawIcon(icon))] as const,
  );
  const ico = keep(FAVICON_FILE.slice(1), async () =>
    toIco(await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await draw(size) })))),
  );
  return new Map([...(await Promise.all(icons)), [FAVICON_FILE, await ico]]);
}
