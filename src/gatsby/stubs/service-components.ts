/*
 * Replaces components/assistant/Assistant.tsx in builds without an assistant. The component wouldn't be rendered
 * anyway, but its styles would be on every page.
 */
export const Assistant = (): null => null;
