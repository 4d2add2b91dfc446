/** Largest number that GraphQL's type Int can hold (https://spec.graphql.org/October2021/#sec-Int). */
export const MAX_INT = 2_147_483_647;
