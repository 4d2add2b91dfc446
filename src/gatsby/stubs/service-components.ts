/*
 * Takes the place of components/assistant/Assistant.tsx and components/doc/Answers.tsx in builds without the services
 * they are for: nothing renders them there, but their styles would be in every reader's sheet.
 */
export const Assistant = (): null => null;
export const Answers = (): null => null;
