/*
 * Replaces components/assistant/Assistant.tsx in builds without this service. It wouldn't be rendered anyway, but every
 * page would have its styles.
 */
export const Assistant = (): null => null;
