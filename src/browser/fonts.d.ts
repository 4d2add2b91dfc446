/** webpack copies the file and returns its URL. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
