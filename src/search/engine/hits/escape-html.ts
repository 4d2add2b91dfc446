const ENTITIES: readonly (readonly [sign: string, entity: string])[] = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
];
const ENTITY_OF = new Map(ENTITIES);
const SIGN_OF = new Map(ENTITIES.map(([sign, entity]) => [entity, sign]));

/** Escapes all five special characters, because DocSearch may put text from a hosted service anywhere in its HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITY_OF.get(sign) ?? "");

/** Reverses escapeHtml. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGN_OF.get(entity) ?? entity);
