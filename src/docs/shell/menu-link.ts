import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { shortText } from "../../faults/short-text";
import { checkShownHost, pageAddress } from "../../faults/web-address";
import type { YamlText } from "../../faults/yaml";

/** A plain link in a menu. */
export const menuLinkSchema = z
  .strictObject({
    label: shortText,
    href: pageAddress,
    /** True if the link opens in a new tab. */
    new_tab: z.boolean().optional(),
  })
  .superRefine(checkShownHost("label", "href"));

export type MenuLink = z.output<typeof menuLinkSchema>;

/** Lists every `href` in a YAML file, at any depth, with its position. */
export function listHrefs({ data, positionOf }: YamlText): LinkUse[] {
  const visit = (value: unknown, path: readonly PropertyKey[]): LinkUse[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      return key === "href" && typeof inner === "string"
        ? [{ ...positionOf([...path, step]), target: inner }]
        : visit(inner, [...path, step]);
    });
  };
  return visit(data, []);
}
