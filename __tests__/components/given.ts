/** Casts the few properties that a test needs to the type of the page's properties. */
export const given = <Props>(props: object): Props => props as Props;
