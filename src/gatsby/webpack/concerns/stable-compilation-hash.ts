import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Gives a build the hash of what it sends to browsers: the names of scripts and styles, which hold the digests of their
 * content. webpack's own hash also tells whether styles were compiled or came out of its cache, so the second build of
 * a site had another one than the first. It stands in every page: all of them were written and packed anew, and readers
 * with an open tab loaded a whole page because of it.
 */
export class StableCompilationHash {
  constructor(private readonly digits: number) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("StableCompilationHash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
      const hash = createHash("sha256").update(names.sort().join("\n")).digest("hex");
      compilation.hash = hash.slice(0, this.digits);
    });
  }
}
