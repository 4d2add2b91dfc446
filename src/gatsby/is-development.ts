/** Whether this is `gatsby develop` and not a build. */
export const isDevelopment = process.env.gatsby_executing_command === "develop";
