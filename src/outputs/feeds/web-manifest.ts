/** Icons in static/, drawn from favicon.svg. Platforms may crop a maskable icon to a circle. */
const ICONS = [
  { file: "/icon-192.png", size: 192, purpose: "any" },
  { file: "/icon-512.png", size: 512, purpose: "any" },
  { file: "/icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

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
      ...ICONS.map(({ file, size, purpose }) => ({
        src: basePath + file,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  });
}
