/*
 * Replaces components/assistant/Assistant.tsx in builds without this service. Nothing would render it, but every page
 * would have its styles.
 */
export const Assistant = (): null => null;
