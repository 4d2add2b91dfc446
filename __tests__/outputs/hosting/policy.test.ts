import {
  type ExternalOrigins,
  collectMadeStyles,
  collectNeeds,
  formatFramePolicy,
  formatPagePolicy,
  formatRelayPolicy,
  hashOf,
} from "../../../src/outputs/hosting/policy";

const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split("; ").map((one) => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources];
    }),
  );

const policyOf = (...pages: string[]) => directives(formatPagePolicy(collectNeeds(pages)));

test("a hash is the one that browsers compute (the example of CSP level 3)", () => {
  expect(hashOf("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("a page without anything inline gets a policy without any hash", () => {
  expect(formatPagePolicy(collectNeeds(["<p>Words</p>"]))).not.toContain("sha256");
});

test("fonts of another site are allowed, and only then is there a rule for fonts", () => {
  const policy = directives(
    formatPagePolicy(collectNeeds([]), { "font-src": ["https://fonts.example"] }),
  );
  expect(policy["font-src"]).toEqual(["'self'", "https://fonts.example"]);
  expect(policyOf()["font-src"]).toBeUndefined();
});

describe("inline scripts", () => {
  test("count by hash, once for all pages, those in a template too", () => {
    const script = "<script>let a = 1</script>";
    const policy = policyOf(script, `${script}<template><script async>go()</script></template>`);
    expect(policy["script-src"]).toEqual(["'self'", hashOf("go()"), hashOf("let a = 1")]);
  });

  test("that are data or have a file need no hash", () => {
    const policy = policyOf(
      '<script type="application/ld+json">{"a":1}</script><script src="/app.js" async></script>',
    );
    expect(policy["script-src"]).toEqual(["'self'"]);
  });

  test.each(["module", "importmap", "speculationrules", "text/javascript"])(
    "of the type %s are run, so they count",
    (type) => {
      const policy = policyOf(`<script type="${type}">x</script>`);
      expect(policy["script-src"]).toContain(hashOf("x"));
    },
  );

  test("nothing allows all inline scripts or evaluated text", () => {
    const policy = formatPagePolicy(collectNeeds(["<script>1</script>"]));
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  });
});

describe("styles", () => {
  test("elements and attributes count by hash, attributes in decoded form", () => {
    const policy = policyOf('<style>p{}</style><p title="a" style="font:&quot;x&quot;">');
    expect(policy["style-src"]).toEqual([
      "'self'",
      hashOf("p{}"),
      "'unsafe-hashes'",
      hashOf('font:"x"'),
    ]);
  });

  test("attributes in a script's text aren't attributes of the page", () => {
    expect(policyOf(`<script>'<p style="a">'</script>`)["style-src"]).toEqual(["'self'"]);
  });
});

test("style elements that scripts make are found in them", () => {
  const script =
    'a.createElement("style",null,".x{content:\\"y\\"}"),a.createElement("p",null,"z")';
  expect([...collectMadeStyles([script, script])]).toEqual([hashOf('.x{content:"y"}')]);
  expect(collectMadeStyles(['f("style",props,"x")']).size).toBe(0);
});

describe("frames and forms", () => {
  test("are allowed only if a page has them", () => {
    const video =
      '<a class="poster" href="https://www.youtube.com/watch?v=x" data-needs-app=""><span>';
    expect(policyOf("<p>")["frame-src"]).toEqual(["'none'"]);
    expect(policyOf(video)["frame-src"]).toEqual(["https://www.youtube-nocookie.com"]);
    expect(policyOf('<div class="live">')["frame-src"]).toEqual(["'self'"]);
    expect(policyOf('<iframe src="https://example.org/x?y">')["frame-src"]).toEqual([
      "https://example.org",
    ]);
  });

  test("a plain link to a video isn't a frame", () => {
    expect(policyOf('<a href="https://www.youtube.com/watch?v=x">')["frame-src"]).toEqual([
      "'none'",
    ]);
  });

  test("forms may be sent to their own targets", () => {
    expect(policyOf('<form class="a" action="https://duckduckgo.com/">')["form-action"]).toEqual([
      "'self'",
      "https://duckduckgo.com",
    ]);
    expect(policyOf('<form action="/search">')["form-action"]).toEqual(["'self'"]);
  });
});

test("other sites are allowed only if configured, each for its own purpose", () => {
  const policy = directives(
    formatPagePolicy(collectNeeds([]), {
      "script-src": ["https://www.googletagmanager.com"],
      "connect-src": ["https://*.algolia.net"],
      "frame-src": ["https://forms.example.org"],
    }),
  );
  expect(policy["script-src"]).toEqual(["'self'", "https://www.googletagmanager.com"]);
  expect(policy["connect-src"]).toEqual(["'self'", "https://*.algolia.net"]);
  expect(policy["frame-src"]).toEqual(["https://forms.example.org"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:"]);
});

test("a frame that runs a reader's code may evaluate it but can't reach anything", () => {
  const policy = directives(formatFramePolicy(collectNeeds(["<script>frame()</script>"])));
  expect(policy["script-src"]).toEqual([hashOf("frame()"), "'unsafe-eval'"]);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy.sandbox).toEqual(["allow-scripts"]);
  expect(policy["frame-ancestors"]).toEqual(["'self'"]);
});

test("the relay may connect to its nodes and nothing else, and may not evaluate code", () => {
  const policy = directives(
    formatRelayPolicy(collectNeeds(["<script>relay()</script>"]), [
      "https://forno.celo.org",
      "https://rpc.example/celo",
      "https://rpc.example/sepolia",
    ]),
  );
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["script-src"]).toEqual([hashOf("relay()")]);
  expect(policy["connect-src"]).toEqual(["https://forno.celo.org", "https://rpc.example"]);
  expect(policy.sandbox).toEqual(["allow-scripts"]);
  expect(policy["frame-ancestors"]).toEqual(["'self'"]);
});

test("Trusted Types are left out for scripts of services, and for nothing else of theirs", () => {
  const needs = collectNeeds([]);
  const isEnforced = (external: ExternalOrigins): boolean =>
    formatPagePolicy(needs, external).includes("require-trusted-types-for 'script'");
  expect(isEnforced({})).toBe(true);
  expect(isEnforced({ "connect-src": ["https://example.org"] })).toBe(true);
  expect(isEnforced({ "script-src": ["https://example.org"] })).toBe(false);
});
