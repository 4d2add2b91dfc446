/** The constant that webpack defines for the search's code: no hosted search. Import it before that code. */
Object.assign(globalThis, { HOSTED_SEARCH: null });
