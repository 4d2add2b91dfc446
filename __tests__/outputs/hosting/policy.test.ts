import { toPageNeeds } from "../../../src/outputs/hosting/page-needs";
import {
  type ExternalOrigins,
  type PageNeeds,
  YOUTUBE_FRAMES,
  collectMadeStyles,
  formatFramePolicy,
  formatPagePolicy,
  formatRelayPolicy,
  hashOf,
  hashScripts,
  needsOf,
} from "../../../src/outputs/hosting/policy";

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((one) => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources];
    }),
  );

const NOTHING: PageNeeds = toPageNeeds({ scripts: [], styles: [] });
const sourcesOf = (external: ExternalOrigins) => directives(formatPagePolicy(NOTHING, external));

test("a hash is the one that browsers compute (the example of CSP level 3)", () => {
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("fonts of another site are allowed, and only then is there a rule for fonts", () => {
  expect(sourcesOf({ "font-src": ["https://fonts.example"] })["font-src"]).toEqual([
    "'self'",
    "https://fonts.example",
  ]);
  expect(sourcesOf({})["font-src"]).toBeUndefined();
});

test("nothing allows all inline scripts or evaluated text", () => {
  const policy = formatPagePolicy(toPageNeeds({ scripts: ["1"], styles: [] }));
  expect(policy).toContain(`script-src 'self' ${hashOf("1")};`);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
});

test("inline code is everything in a page that runs or styles, in templates and noscript too", () => {
  const html = `<script>1</script><template><script async>2</script></template>
    <noscript><style>p{}</style></noscript><p title="a" style="font:&quot;x&quot;">
    <script type="application/ld+json">{"a":1}</script><script src="/app.js"></script>
    <script type="speculationrules">'<p style="a">'</script>`;
  expect(needsOf(html).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "scripts: 1",
    "scripts: 2",
    "styles: p{}",
    'styleAttributes: font:"x"',
    `scripts: '<p style="a">'`,
  ]);
});

test("scripts of several pages are hashed once", () => {
  const script = "<script>let a = 1</script>";
  expect(hashScripts([script, `${script}<script>go()</script>`])).toEqual([
    hashOf("go()"),
    hashOf("let a = 1"),
  ]);
});

test("style elements that scripts make are found in them", () => {
  const script =
    'a.createElement("style",null,".x{content:\\"y\\"}"),a.createElement("p",null,"z")';
  expect([...collectMadeStyles([script, script])]).toEqual([hashOf('.x{content:"y"}')]);
  expect(collectMadeStyles(['f("style",props,"x")']).size).toBe(0);
});

test("other sites are allowed only if configured, each for its own purpose", () => {
  const policy = sourcesOf({
    "script-src": ["https://www.googletagmanager.com"],
    "connect-src": ["https://*.algolia.net"],
    "frame-src": ["https://forms.example.org"],
  });
  expect(policy["script-src"]).toEqual(["'self'", "https://www.googletagmanager.com"]);
  expect(policy["connect-src"]).toEqual(["'self'", "https://*.algolia.net"]);
  expect(policy["frame-src"]).toEqual(["'self'", YOUTUBE_FRAMES, "https://forms.example.org"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:"]);
});

test("a frame that runs a reader's code may evaluate it but can't reach anything", () => {
  const policy = directives(formatFramePolicy([hashOf("frame()")]));
  expect(policy["script-src"]).toEqual([hashOf("frame()"), "'unsafe-eval'"]);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy.sandbox).toEqual(["allow-scripts"]);
  expect(policy["frame-ancestors"]).toEqual(["'self'"]);
});

test("the relay may connect to its nodes and nothing else, and may not evaluate code", () => {
  const policy = directives(
    formatRelayPolicy(
      [hashOf("relay()")],
      ["https://forno.celo.org", "https://rpc.example/celo", "https://rpc.example/sepolia"],
    ),
  );
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["script-src"]).toEqual([hashOf("relay()")]);
  expect(policy["connect-src"]).toEqual(["https://forno.celo.org", "https://rpc.example"]);
  expect(policy.sandbox).toEqual(["allow-scripts"]);
  expect(policy["frame-ancestors"]).toEqual(["'self'"]);
});

test("Trusted Types are left out for scripts of services, and for nothing else of theirs", () => {
  const isEnforced = (external: ExternalOrigins): boolean =>
    formatPagePolicy(NOTHING, external).includes("require-trusted-types-for 'script'");
  expect(isEnforced({})).toBe(true);
  expect(isEnforced({ "connect-src": ["https://example.org"] })).toBe(true);
  expect(isEnforced({ "script-src": ["https://example.org"] })).toBe(false);
});
