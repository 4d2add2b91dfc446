import { listCardPages, listOtherPages } from "../../../src/pipeline/public/listed-pages";
import { settings } from "../../../src/site/settings";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const FILES = {
  "content/docs/plain.md": doc({ title: "Plain" }),
  "content/docs/beside.md": doc({ title: "Beside", image: "./own.png" }),
  "content/docs/shared.md": doc({ title: "Shared", image: "/shared.png" }),
};
const { docs } = site({ files: FILES });
const tags = [{ path: "/tags/nodes", label: "Nodes" }] as never;

test("pages that aren't docs are listed with their titles, and so is every tag", () => {
  const pages = new Map(listOtherPages({ tags }).map(({ path, title }) => [path, title]));
  expect(pages.get("/")).toBe(settings.title);
  expect(pages.get("/tags/nodes")).toBe("Nodes");
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(["/showcase", "/partners", "/tutorials", "/tags"]),
  );
});

test("search engines are sent to the search page, not to the 404 page, and both have a card", () => {
  const listed = listOtherPages({ tags }).map(({ path }) => path);
  const withCard = listCardPages({ docs, tags }).map(({ path }) => path);
  expect(listed).toContain("/search");
  expect(listed).not.toContain("/404");
  expect(withCard).toEqual(expect.arrayContaining(["/search", "/404"]));
  expect(withCard).toEqual(expect.arrayContaining([...listed, "/plain", "/beside", "/shared"]));
});

test("a writer's own picture becomes the card, from the doc's folder or from static/", () => {
  const images = listCardPages({ docs, tags }).flatMap(({ path, image }) =>
    image === undefined ? [] : [[path, image]],
  );
  expect(Object.fromEntries(images)).toEqual({
    "/beside": "content/docs/own.png",
    "/shared": "static/shared.png",
  });
});
