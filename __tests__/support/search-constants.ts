/** What webpack puts into the search's code: no hosted search. Imported before that code. */
Object.assign(globalThis, { HOSTED_SEARCH: null });
