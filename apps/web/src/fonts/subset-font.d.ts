// The package comes without types; these are of what make.ts asks of it.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: readonly string[];
    noLayoutClosure?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: so it is in the package.
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
