import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type SiteParts, openSite } from "../../../src/pipeline/bodies/site-parts";

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 800,
  height: 600,
  images: {
    fallback: { src: "/static/a.webp", srcSet: "/static/a.webp 800w", sizes: "100vw" },
  },
};

const PARTS: SiteParts = {
  pathByFile: new Map([["content/docs/a.md", "/a"]]),
  pageByPath: new Map([["/a", { title: "A", description: "About A." }]]),
  pictures: new Map([["content/docs/a.png", PICTURE]]),
};

test("a thread gets the same parts as the process that sent them", () => {
  for (const parts of [PARTS, structuredClone(PARTS)]) {
    const site = openSite(parts);
    expect(site.pathByFile.get("content/docs/a.md")).toBe("/a");
    expect(site.pageByPath.get("/a")).toEqual({ title: "A", description: "About A." });
    expect(site.imageSrcOf("content/docs/a.png")).toBe("/static/a.webp");
    expect(site.imageToHtml("content/docs/a.png", 'A "big" one')).toBe(
      '<img src="/static/a.webp" srcset="/static/a.webp 800w" sizes="100vw"' +
        ' width="800" height="600" alt="A &quot;big&quot; one" loading="lazy" decoding="async">',
    );
  }
});

test("an unpublished picture has no URL and no HTML", () => {
  const site = openSite(PARTS);
  expect(site.imageSrcOf("content/docs/b.png")).toBeUndefined();
  expect(site.imageToHtml("content/docs/b.png", "B")).toBeUndefined();
});
