/*
 * Replaces components/assistant/Assistant.tsx and components/doc/Answers.tsx in builds without these services. Nothing
 * would render them, but every page would have their styles.
 */
export const Assistant = (): null => null;
export const Answers = (): null => null;
