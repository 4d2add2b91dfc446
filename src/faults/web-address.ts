import { z } from "zod";
import type { FaultText } from "./fault";
import { SCHEME } from "./scheme";

/*
 * Rules for all addresses in content: in data files, sidebars, frontmatter and links, and in the site's own typed data.
 */

const MAX_LENGTH = 2048;
const WHOLE_ADDRESS = "Write a full URL, for instance https://example.org.";
const MAIL_OR_TELEPHONE =
  "Write mailto: and an email address (mailto:name@example.org), or tel: and a phone number.";
const PAGE_ADDRESS =
  "Write a path on this site, for instance /build, or a full URL, for instance https://example.org.";

/** Matches characters that browsers drop, reorder or don't show, and the backslash, which browsers treat as a slash. */
const HIDDEN = /[\p{C}\\]|[^\S ]|^ | $/u;
const UNQUOTED = /[\s"<>`]/;

/**
 * Matches a domain (RFC 1035): its labels have at most 63 characters. The last label isn't a number, so IP addresses
 * don't match.
 */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Programs on the reader's own machine have no certificate, so http is allowed for them. */
const LOCALHOST = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:[/?#]|$)/;
/**
 * A mailto: address, optionally with a subject. The subject can't contain line breaks, because some mail programs read
 * text after a line break as further fields, such as recipients.
 */
const MAIL =
  /^mailto:[\w.+-]{1,64}@([^?]+)(?:\?subject=(?:(?!%(?:25)*(?:[01][\da-f]|7f|e2%80%a[89]))[^&])*)?$/i;
const TELEPHONE = /^tel:\+?[\d().-]{3,20}$/;

/** Checks a web address. Returns the fix as a sentence, or undefined if the address is valid. */
export function findAddressProblem(
  text: string,
  schemes: readonly string[] = ["https:"],
): string | undefined {
  if (text.length > MAX_LENGTH) return `Write an address of at most ${MAX_LENGTH} characters.`;
  const scheme = schemes.find((one) => text.startsWith(`${one}//`));
  if (scheme === undefined || !URL.canParse(text)) return WHOLE_ADDRESS;
  if (HIDDEN.test(text) || UNQUOTED.test(text))
    return "Write the address without spaces, quotes, backslashes or invisible characters.";
  const authority = text.slice(scheme.length + 2).replace(/[/?#][^]*/, "");
  if (authority.includes("@")) return "Write the address without a user name or password.";
  const { hostname, port } = new URL(text);
  // A URL parser also accepts 0x7f.1, full-width letters and %65, but readers must see which host the link really
  // opens.
  const plain = port === "" ? hostname : `${hostname}:${port}`;
  if (authority.toLowerCase() !== plain) return `Write the host as browsers show it: ${plain}.`;
  return DOMAIN.test(hostname) ? undefined : WHOLE_ADDRESS;
}

/** Checks a path on this site. Returns the fix as a sentence, or undefined if the path is valid. */
export function findPathProblem(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return `Write a path of at most ${MAX_LENGTH} characters.`;
  if (HIDDEN.test(text)) return "Write the path without backslashes or invisible characters.";
  if (!text.startsWith("/") || text.startsWith("//"))
    return "Write a path on this site that starts with exactly one slash, for instance /build.";
  return undefined;
}

/** Checks the form of a link's target, but not whether the page exists. */
export function findLinkProblem(target: string): FaultText | undefined {
  const scheme = SCHEME.exec(target)?.[0];
  if (scheme === undefined) {
    // The target is a relative path, a query or an anchor. Two leading slashes would start the name of another host.
    const problem = findPathProblem(/^[\s/]/.test(target) ? target : `/${target}`);
    return problem === undefined ? undefined : wrongAddress(target, problem);
  }
  if (scheme === "https:") {
    const problem = findAddressProblem(target);
    return problem === undefined ? undefined : wrongAddress(target, problem);
  }
  const isWeb = !["mailto:", "tel:"].includes(scheme);
  if (HIDDEN.test(target) || target.length > MAX_LENGTH)
    return wrongAddress(target, isWeb ? WHOLE_ADDRESS : MAIL_OR_TELEPHONE);
  if (scheme === "mailto:" && DOMAIN.test(target.replace(MAIL, "$1"))) return undefined;
  if (scheme === "tel:" && TELEPHONE.test(target)) return undefined;
  if (LOCALHOST.test(target) && URL.canParse(target)) return undefined;
  if (!isWeb) return wrongAddress(target, MAIL_OR_TELEPHONE);
  const secure = target.replace(/^https?:/i, "https:");
  return {
    rule: "link/scheme",
    problem: `Links can't start with "${scheme}".`,
    fix:
      secure !== target && findAddressProblem(secure) === undefined
        ? `Write ${secure}, if the site supports it.`
        : "Write a path, or a URL that starts with https:, mailto: or tel: (http: is only for localhost).",
  };
}

const ADDRESS_IN_TEXT = /https?:\/\/([^\s/?#]+)/i;
const MAIL_ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** Matches a host up to its last letter or digit, without the punctuation that may follow in a text. */
const UP_TO_LETTER = /^.*[\p{L}\p{N}]/u;

const toBareHost = (host: string): string =>
  (UP_TO_LETTER.exec(host.toLowerCase())?.[0] ?? "").replace(/^www\.|:\d+$/g, "");

/**
 * True if a link's text is a URL on a different host than the link's target, or an email address that differs from the
 * one in the target. This finds texts that weren't changed with their link; it isn't a defense, since a text can imitate
 * an address in many ways.
 */
export function showsOtherHost(words: string, target: string): boolean {
  if (MAIL_ADDRESS.test(words))
    return SCHEME.test(target) && MAIL.exec(target)?.[0].split("?")[0] !== `mailto:${words}`;
  const shown = ADDRESS_IN_TEXT.exec(words)?.[1];
  if (shown === undefined || !/^https?:/i.test(target) || !URL.canParse(target)) return false;
  return toBareHost(shown) !== toBareHost(new URL(target).host);
}

/**
 * Creates a check for entries that are shown as links: the text of one can't be an address on another host.
 * @param text The key of the link's text.
 * @param address The key of the link's target.
 */
export const checkShownHost =
  <Text extends string, Address extends string>(text: Text, address: Address) =>
  (entry: Readonly<Record<Text | Address, string>>, context: z.RefinementCtx): void => {
    if (showsOtherHost(entry[text], entry[address]))
      context.addIssue({
        code: "custom",
        path: [text],
        message: "Write a name, or the address that this link leads to.",
      });
  };

const wrongAddress = (target: string, fix: string): FaultText => ({
  rule: "link/address",
  // JSON.stringify escapes control characters, such as tabs and line breaks, so that they can be seen.
  problem: `This link has an invalid address: ${JSON.stringify(target.slice(0, 80))}.`,
  fix,
});

/** Creates a schema from a check. `missing` is the message for a missing value. */
const checked = (find: (text: string) => string | undefined, missing?: string) =>
  z.string(missing).superRefine((text, context) => {
    const problem = find(text);
    if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
  });

/** A web address, https only. */
export const webAddress = checked((text) => findAddressProblem(text), WHOLE_ADDRESS);

/** An address that programs connect to: https or wss. */
export const endpointAddress = checked(
  (text) => findAddressProblem(text, ["https:", "wss:"]),
  WHOLE_ADDRESS,
);

/** A path of this site. */
export const sitePath = checked(findPathProblem);

/** A page of this site or of another site. */
export const pageAddress = checked((text) =>
  text.startsWith("https:") ? findAddressProblem(text) : findPathProblem(text) && PAGE_ADDRESS,
);
