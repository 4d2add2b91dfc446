import { servicePolicy } from "../../src/site/services";

const NONE = { honorsDoNotTrack: true };

test("without services the policy needs nothing for them", () => {
  expect(servicePolicy(NONE)).toEqual({});
});

test("analytics and a tag manager share their sources, each listed once and in order", () => {
  const policy = servicePolicy({
    ...NONE,
    analyticsId: "G-AB12CD34EF",
    tagManagerId: "GTM-AB12CD3",
  });
  expect(policy).toEqual({
    "script-src": ["https://*.googletagmanager.com"],
    "connect-src": [
      "https://*.analytics.google.com",
      "https://*.google-analytics.com",
      "https://*.googletagmanager.com",
    ],
    "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  });
});

test("forms may only be sent to the marketing service", () => {
  expect(servicePolicy({ ...NONE, marketingId: "1234567" })["form-action"]).toEqual([
    "https://*.hsforms.com",
    "https://*.hubspot.com",
  ]);
  expect(servicePolicy({ ...NONE, analyticsId: "G-AB12CD34EF" })["form-action"]).toBeUndefined();
});

test("an assistant may only run its own script, and only connect to its origins", () => {
  const assistant = {
    url: "https://cdn.example.com/chat/v1.js?x=1",
    key: "publickey",
    origins: ["https://api.example.com", "wss://api.example.com"],
  };
  expect(servicePolicy({ ...NONE, assistant })).toEqual({
    "script-src": ["https://cdn.example.com"],
    "style-src": ["https://cdn.example.com"],
    "connect-src": ["https://api.example.com", "https://cdn.example.com", "wss://api.example.com"],
    "img-src": ["https://api.example.com", "https://cdn.example.com"],
    "font-src": ["https://cdn.example.com"],
    "frame-src": ["https://api.example.com"],
  });
  const alone = servicePolicy({ ...NONE, assistant: { ...assistant, origins: [] } });
  expect(alone["frame-src"]).toBeUndefined();
});

test("feedback may be posted to its own host, and nothing else changes", () => {
  const feedbackUrl = "https://feedback.example.com/celo?site=docs";
  expect(servicePolicy({ ...NONE, feedbackUrl })).toEqual({
    "connect-src": ["https://feedback.example.com"],
  });
});
