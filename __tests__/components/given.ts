/** The Gatsby page properties that a test is about. */
export const given = <Props>(props: object): Props => props as Props;
