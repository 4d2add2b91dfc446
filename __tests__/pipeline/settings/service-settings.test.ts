import { readServices } from "../../../src/pipeline/settings/service-settings";

const ASSISTANT = {
  SERVICES_ASSISTANT_URL: "https://cdn.example.com/chat.js",
  SERVICES_ASSISTANT_KEY: "eyJhbGciOi.public-key_01",
};
const DIGEST = `sha384-${"a".repeat(64)}`;
const problemsOf = (environment: Record<string, string | undefined>): readonly string[] =>
  readServices(environment).problems;

test("without settings there are no services, and Do Not Track is honoured", () => {
  const none = { services: { honorsDoNotTrack: true }, problems: [] };
  expect(readServices({})).toEqual(none);
  expect(readServices({ SERVICES_ANALYTICS_ID: " ", SERVICES_ASSISTANT_URL: "" })).toEqual(none);
  expect(readServices({ SEARCH_APP_ID: "TESTAPP001", PATH: "/bin" })).toEqual(none);
});

test("with everything set there is every service", () => {
  const environment = {
    SERVICES_ANALYTICS_ID: "G-AB12CD34EF",
    SERVICES_TAG_MANAGER_ID: "GTM-AB12CD3",
    SERVICES_MARKETING_ID: "1234567",
    ...ASSISTANT,
    SERVICES_ASSISTANT_INTEGRITY: DIGEST,
    SERVICES_ASSISTANT_ORIGINS: "https://api.example.com  wss://api.example.com",
    SERVICES_DO_NOT_TRACK: "ignore",
  };
  expect(readServices(environment)).toEqual({
    services: {
      analyticsId: "G-AB12CD34EF",
      tagManagerId: "GTM-AB12CD3",
      marketingId: "1234567",
      assistant: {
        url: "https://cdn.example.com/chat.js",
        key: "eyJhbGciOi.public-key_01",
        integrity: DIGEST,
        origins: ["https://api.example.com", "wss://api.example.com"],
      },
      honorsDoNotTrack: false,
    },
    problems: [],
  });
});

test.each([
  { name: "SERVICES_ANALYTICS_ID", value: "G-" },
  { name: "SERVICES_ANALYTICS_ID", value: "UA-12345-1" },
  { name: "SERVICES_ANALYTICS_ID", value: "G-AB12CD34EF');alert(1)//" },
  { name: "SERVICES_TAG_MANAGER_ID", value: "GTM" },
  { name: "SERVICES_TAG_MANAGER_ID", value: "G-AB12CD34EF" },
  { name: "SERVICES_MARKETING_ID", value: "12ab" },
  { name: "SERVICES_ASSISTANT_URL", value: "http://cdn.example.com/chat.js" },
  { name: "SERVICES_ASSISTANT_URL", value: "//cdn.example.com/chat.js" },
  { name: "SERVICES_ASSISTANT_URL", value: "https://a:b@example.com/x.js" },
  { name: "SERVICES_ASSISTANT_KEY", value: "a b c d e" },
  { name: "SERVICES_ASSISTANT_INTEGRITY", value: "sha384-abc" },
  { name: "SERVICES_ASSISTANT_ORIGINS", value: "https://api.example.com/v1" },
  { name: "SERVICES_ASSISTANT_ORIGINS", value: "https://ok.example.com http://no.example.com" },
  { name: "SERVICES_DO_NOT_TRACK", value: "off" },
  { name: "SERVICES_FEEDBACK_URL", value: "http://feedback.example.com/" },
  { name: "SERVICES_FEEDBACK_URL", value: "/feedback" },
  { name: "SERVICES_REPORT_URL", value: "http://reports.example.com/csp" },
  { name: "SERVICES_REPORT_URL", value: "/reports" },
  { name: "SERVICES_REPORT_URL", value: "https://a:b@reports.example.com/" },
  { name: "SERVICES_REPORT_URL", value: "https://reports.example.com/; script-src *" },
  { name: "SERVICES_REPORT_URL", value: "https://reports.example.com/a;script-src" },
  { name: "SERVICES_REPORT_URL", value: "https://reports.example.com/a,b" },
  { name: "SERVICES_REPORT_URL", value: 'https://reports.example.com/"x' },
  { name: "SERVICES_REPORT_URL", value: "https://reports.example.com/$host" },
  { name: "SERVICES_REPORT_URL", value: "https://reports.example.com/a\r\nX-Evil: 1" },
])('$name as "$value" is refused by name', ({ name, value }) => {
  const { services, problems } = readServices({ ...ASSISTANT, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${name} is "`);
  expect(services).toEqual({ honorsDoNotTrack: true });
});

test.each([
  {
    set: { SERVICES_ASSISTANT_URL: ASSISTANT.SERVICES_ASSISTANT_URL },
    says: "SERVICES_ASSISTANT_URL is set, but not SERVICES_ASSISTANT_KEY.",
  },
  {
    set: { SERVICES_ASSISTANT_KEY: "publickey", SERVICES_ASSISTANT_INTEGRITY: DIGEST },
    says: "SERVICES_ASSISTANT_KEY and SERVICES_ASSISTANT_INTEGRITY are set, but not SERVICES_ASSISTANT_URL.",
  },
  {
    set: { SERVICES_ASSISTANT_INTEGRITY: DIGEST },
    says: "SERVICES_ASSISTANT_INTEGRITY is set, but not SERVICES_ASSISTANT_URL and SERVICES_ASSISTANT_KEY.",
  },
])("incomplete settings of an assistant are a problem: $says", ({ set, says }) => {
  expect(problemsOf(set)).toEqual([
    `${says} Set both the address and the key for an assistant, or neither.`,
  ]);
});

test("feedback goes to a URL that pages contain", () => {
  const SERVICES_FEEDBACK_URL = "https://feedback.example.com/celo";
  expect(readServices({ SERVICES_FEEDBACK_URL })).toEqual({
    services: { feedbackUrl: SERVICES_FEEDBACK_URL, honorsDoNotTrack: true },
    problems: [],
  });
});

test("reports go to a URL that only headers contain", () => {
  const SERVICES_REPORT_URL = "https://o1.ingest.example.com/api/1/security/?sentry_key=ab12";
  expect(readServices({ SERVICES_REPORT_URL })).toEqual({
    services: { honorsDoNotTrack: true },
    reportUrl: SERVICES_REPORT_URL,
    problems: [],
  });
});

test("an unknown variable is reported with the one that was probably meant", () => {
  expect(problemsOf({ SERVICES_ANALYTIC_ID: "G-AB12CD34EF" })).toEqual([
    "SERVICES_ANALYTIC_ID is set, but isn't a variable of any service. Did you mean SERVICES_ANALYTICS_ID?",
  ]);
  expect(problemsOf({ SERVICES_ANALYTIC_ID: "" })).toHaveLength(1);
});

test("all problems are reported at once, and a long value isn't printed in full", () => {
  const key = `${"secret".repeat(10)} and spaces`;
  const problems = problemsOf({
    SERVICES_ANALYTICS_ID: "G-",
    SERVICES_ASSISTANT_KEY: key,
    SERVICES_CHAT: "on",
  });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "SERVICES_ANALYTICS_ID",
    "SERVICES_ASSISTANT_KEY",
    "SERVICES_ASSISTANT_KEY",
    "SERVICES_CHAT",
  ]);
  expect(problems.join("\n")).not.toContain(key);
});
