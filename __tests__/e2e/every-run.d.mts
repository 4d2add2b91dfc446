export const EVERY_RUN: readonly string[];
