/** The part of gatsby-plugin-sharp that is used here. The package doesn't include types. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export interface ImageDataArguments {
    readonly layout: "constrained" | "fixed" | "fullWidth";
    readonly width: number;
    readonly height?: number;
    readonly breakpoints?: readonly number[];
    readonly outputPixelDensities?: readonly number[];
    readonly transformOptions?: { readonly fit: string; readonly cropFocus: string };
    readonly backgroundColor?: string;
    readonly formats: readonly string[];
    readonly quality: number;
    readonly placeholder: string;
    /** Value of the picture's `sizes` attribute: the width at which it is shown. */
    readonly sizes?: string;
  }

  export function generateImageData(request: {
    readonly file: Node;
    readonly args: ImageDataArguments;
    readonly reporter: Reporter;
    readonly cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
