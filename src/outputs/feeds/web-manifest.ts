/** An icon with its size in pixels. Platforms may crop a maskable icon to a circle. */
export interface SiteIcon {
  readonly file: string;
  readonly size: number;
  readonly isMaskable?: boolean;
}

/** Icon files besides the favicon: the icon for the iOS home screen, and the icons that the manifest lists. */
export const APPLE_ICON: SiteIcon = { file: "/apple-touch-icon.png", size: 180 };
export const MANIFEST_ICONS: readonly SiteIcon[] = [
  { file: "/icon-192.png", size: 192 },
  { file: "/icon-512.png", size: 512 },
  { file: "/icon-maskable-512.png", size: 512, isMaskable: true },
];

/** Formats a web app manifest (w3.org/TR/appmanifest). */
export function formatWebManifest(site: {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly language: string;
  readonly color: string;
  readonly basePath?: string;
}): string {
  const { name, shortName, description, language, color, basePath = "" } = site;
  const root = `${basePath}/`;
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    lang: language,
    dir: "ltr",
    id: root,
    start_url: root,
    scope: root,
    display: "minimal-ui",
    background_color: color,
    theme_color: color,
    icons: [
      { src: `${basePath}/favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...MANIFEST_ICONS.map(({ file, size, isMaskable }) => ({
        src: basePath + file,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: isMaskable === true ? "maskable" : "any",
      })),
    ],
  });
}
