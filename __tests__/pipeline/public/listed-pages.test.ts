import { listCardPages, listOtherPages } from "../../../src/pipeline/public/listed-pages";
import { settings } from "../../../src/site/settings";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const { docs } = site({ files: { "content/docs/plain.md": doc({ title: "Plain" }) } });
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
  expect(withCard).toEqual(expect.arrayContaining([...listed, "/plain"]));
});
