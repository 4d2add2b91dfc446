import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type SharedSite, openSite } from "../../../src/pipeline/bodies/shared-site";

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 800,
  height: 600,
  images: {
    fallback: { src: "/static/a.webp", srcSet: "/static/a.webp 800w", sizes: "100vw" },
  },
};

const SHARED: SharedSite = {
  pathByFile: new Map([["content/docs/a.md", "/a"]]),
  pageByPath: new Map([["/a", { title: "A", description: "About A." }]]),
  pictures: new Map([["content/docs/a.png", PICTURE]]),
};

test("a thread gets the same site as the process that sent it", () => {
  for (const shared of [SHARED, structuredClone(SHARED)]) {
    const site = openSite(shared);
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
  const site = openSite(SHARED);
  expect(site.imageSrcOf("content/docs/b.png")).toBeUndefined();
  expect(site.imageToHtml("content/docs/b.png", "B")).toBeUndefined();
});
