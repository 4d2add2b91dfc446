import { readAdminKey, readHostedSearch } from "../../../src/pipeline/settings/search-settings";

const WHOLE = {
  SEARCH_APP_ID: "TESTAPP001",
  SEARCH_PUBLIC_KEY: "publicsearchkey0123456789",
  SEARCH_INDEX_NAME: "celo-docs",
};

test("with nothing set it's the embedded search", () => {
  expect(readHostedSearch({})).toBeUndefined();
  expect(readHostedSearch({ SEARCH_APP_ID: "", SEARCH_PUBLIC_KEY: " " })).toBeUndefined();
});

test("with all three set it's the hosted search", () => {
  expect(readHostedSearch(WHOLE)).toEqual({
    appId: "TESTAPP001",
    publicKey: "publicsearchkey0123456789",
    indexName: "celo-docs",
  });
});

test.each(Object.keys(WHOLE))("without %s the error names it", (name) => {
  expect(() => readHostedSearch({ ...WHOLE, [name]: undefined })).toThrow(`but not ${name}.`);
});

test.each([
  { name: "SEARCH_APP_ID", value: "abc" },
  { name: "SEARCH_PUBLIC_KEY", value: "short key" },
  { name: "SEARCH_INDEX_NAME", value: "a/b" },
  { name: "SEARCH_HOST", value: "127.0.0.1:9000" },
])('$name as "$value" is refused by name', ({ name, value }) => {
  expect(() => readHostedSearch({ ...WHOLE, [name]: value })).toThrow(`${name} is "${value}"`);
});

test("a key with write access is reported by name, and no key is ever printed in full", () => {
  expect(() => readAdminKey({})).toThrow("SEARCH_ADMIN_KEY isn't set");
  const key = "secret key with spaces in it";
  expect(() => readAdminKey({ SEARCH_ADMIN_KEY: key })).toThrow("secret…");
  expect(() => readAdminKey({ SEARCH_ADMIN_KEY: key })).not.toThrow(key);
});
