import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * Makes the build's hash depend only on what is sent to browsers: the names of scripts and styles, which contain
 * digests of their content. webpack's own hash also depends on whether styles were compiled or cached, so a second
 * build of the same site had a different hash. Every page contains the hash, so all pages were written and compressed
 * again, and readers with an open tab had to load a whole page.
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
