/** Text and links of the home page, as returned by its query. */
export type Home = NonNullable<Queries.HomePageQuery["home"]>;
