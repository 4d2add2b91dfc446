import { readFromFolder } from "../../../src/mcp/hosts/read-folder";
import { readFromOrigin } from "../../../src/mcp/hosts/read-origin";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const toText = (bytes: ArrayBuffer | undefined) => bytes && new TextDecoder().decode(bytes);

describe("a folder", () => {
  test("returns its files by their paths, which may be encoded", async () => {
    const read = readFromFolder(newFolder({ "docs.json": "{}", "a b/ü.md": "# Ü" }));
    expect(toText(await read("/docs.json"))).toBe("{}");
    expect(toText(await read("/a%20b/%C3%BC.md"))).toBe("# Ü");
  });

  test.each([
    "/none.md",
    "/../secret",
    "/%2e%2e/secret",
    "/../site-2/secret",
    "/site/../../secret",
    "/..",
    "/",
  ])("returns nothing for %s", async (address) => {
    const root = newFolder({ secret: "secret", "site-2/secret": "secret", "site/a.md": "a" });
    const read = readFromFolder(`${root}/site`);
    await expect(read(address).catch(() => undefined)).resolves.toBeUndefined();
  });
});

describe("a host", () => {
  const answering = (status: number) => {
    const asked: string[] = [];
    const read = readFromOrigin("https://preview.example.org", (url) => {
      asked.push(url.href);
      return Promise.resolve(new Response("text", { status }));
    });
    return { read, asked };
  };

  test("gets requests for files of its own origin only", async () => {
    const { read, asked } = answering(200);
    expect(toText(await read("/a%20b.md"))).toBe("text");
    expect(asked).toEqual(["https://preview.example.org/a%20b.md"]);
  });

  test("has no such file if it answers 404, and any other error is a failure", async () => {
    expect(await answering(404).read("/x.md")).toBeUndefined();
    await expect(answering(503).read("/x.md")).rejects.toThrow(
      "The response to /x.md has status 503.",
    );
  });
});
