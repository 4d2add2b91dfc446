/** webpack copies the file and returns its address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
