/** Words and links of the home page, as its query answers. */
export type Home = NonNullable<Queries.HomePageQuery["home"]>;
