/** Of the properties that Gatsby gives to a page, those that a test is about. */
export const given = <Props>(props: object): Props => props as Props;
