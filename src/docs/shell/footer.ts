import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import type { DataSource } from "../../data/data-files";
import { checkSchema } from "../../faults/check-schema";
import type { Fault } from "../../faults/fault";
import { shortText } from "../../faults/short-text";
import { parseYaml } from "../../faults/yaml";
import { listHrefs, menuLinkSchema } from "./menu-link";

export const FOOTER_FILE = "content/footer.yaml";

/** Backgrounds that the footer can have: the background of the page, or of code blocks. */
const FOOTER_STYLES = ["page", "sunken"] as const;

export const footerSchema = z.strictObject({
  style: z.enum(FOOTER_STYLES).default("sunken"),
  groups: z.array(z.strictObject({ title: shortText, items: z.array(menuLinkSchema).min(1) })),
  /** The link around the logo. Its label is for readers who can't see the logo. */
  logo: menuLinkSchema,
  copyright: shortText,
});

export type FooterContent = z.output<typeof footerSchema>;

/** Reads the footer. `value` is undefined if the site has no footer, or if the file has a fault. */
export function readFooter({ readText }: Pick<DataSource, "readText">): {
  readonly value: FooterContent | undefined;
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
} {
  const text = readText(FOOTER_FILE);
  if (text === undefined) return { value: undefined, links: [], faults: [] };
  const yaml = parseYaml(text, { file: FOOTER_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { value: undefined, links: [], faults: yaml };
  const { value, faults } = checkSchema(yaml, footerSchema, { area: "footer" });
  return { value, links: listHrefs(yaml), faults };
}
