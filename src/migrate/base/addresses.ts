import { SCHEME } from "../../faults/scheme";
import { type Migration, note } from "./migration";

/** Converts the URL of a link. */
export function migrateLink(url: string, migration: Migration): { url: string; mark: string } {
  if (url.startsWith("broken-reference")) {
    const mark = note(
      migration,
      "This link was already broken.",
      "Link to the right page, or remove the link and keep its text.",
    );
    return { url: "#", mark };
  }
  const found = migration.site.findLink(url);
  if (found !== undefined) return { url: found, mark: "" };
  if (SCHEME.test(url) || /^[#/]/.test(url)) return { url, mark: "" };
  const [path = "", ...anchor] = url.split("#");
  const target = path.replace(/(^|\/)README\.md$/, "$1index.md").replace(/\.mdx$/, ".md");
  const dotted = /^[\w-]/.test(target) && target.endsWith(".md") ? `./${target}` : target;
  return { url: [dotted, ...anchor].join("#"), mark: "" };
}

/**
 * Converts the URL of a picture to a file in the folder `images` next to the page. URLs on other servers don't change.
 */
export function migratePicture(address: string, migration: Migration): string {
  const src = address.replace(/^<|>$/g, "").replace(/#gh-(?:dark|light)-mode-only$/, "");
  if (SCHEME.test(src)) return src;
  const known = migration.pictures.get(src);
  if (known !== undefined) return known;
  const to = migration.site.namePicture(src);
  migration.pictures.set(src, to);
  return to;
}

/** Names a picture after its file, then after its folder too if the name is taken, then with a number. */
export function namePicture(src: string, isTaken: (name: string) => boolean): string {
  const [path = ""] = decode(src).split("?");
  const names = path
    .split("/")
    .filter((name) => !/^\.{0,2}$/.test(name))
    .map(toFileName);
  const [name = "", folder = ""] = names.slice(-2).reverse();
  const forms = [name, `${folder}-${name}`, names.join("-")].map((form) => `./images/${form}`);
  for (let number = 2; ; number += 1) {
    const free = forms.find((form) => !isTaken(form));
    if (free !== undefined) return free;
    forms.push(`./images/${name.replace(/(?=\.\w+$)|$/, `-${number}`)}`);
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Converts `image (1).png` to `image-1.png`. */
const toFileName = (name: string): string =>
  name.replace(/[^\w.]+/g, "-").replace(/-(?=\.)|^[-.]+/g, "");
