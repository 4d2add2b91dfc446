/** Defines the constant that webpack defines for the search code: no hosted search. Import this before that code. */
Object.assign(globalThis, { HOSTED_SEARCH: null });
