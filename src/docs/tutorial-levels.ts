/** Knowledge that a tutorial requires: none about Celo, some about Celo, or experience with contracts and keys. */
export const TUTORIAL_LEVELS = ["beginner", "intermediate", "advanced"] as const;
