/** The part of the plugin that runs in browsers. The package doesn't include types. */
declare module "gatsby-plugin-google-gtag/gatsby-browser" {
  const plugin: { readonly onRouteUpdate: (args: { readonly location: Location }) => void };
  export default plugin;
}
