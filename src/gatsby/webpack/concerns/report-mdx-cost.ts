import { gzipSync } from "node:zlib";
import type { Compiler, Module } from "webpack";
import { isMdxChunk } from "./shared-doc-chunk";

/** A module; one that is made of a file names it. */
type FileModule = Module & { readonly resource?: string };

/** The modules that are made for one .mdx doc: its template, and its own code. */
const DOC_MODULE = /__contentFilePath=.*\.mdx|[\\/]content[\\/].*\.mdx$/;

/**
 * Says what the .mdx docs cost: the time webpack takes to compile them for the browser, and the scripts of their own that
 * their readers get. webpack compiles them as often again for the pages' HTML.
 */
export class ReportMdxCost {
  constructor(private readonly report: (words: string) => void) {}

  apply(compiler: Compiler): void {
    const shares = new Shares();
    compiler.hooks.thisCompilation.tap("ReportMdxCost", (compilation) => {
      const isDoc = (module: Module): boolean =>
        DOC_MODULE.test((module as FileModule).resource ?? "");
      compilation.hooks.buildModule.tap("ReportMdxCost", (module) => {
        shares.change(1, isDoc(module));
      });
      const end = (module: Module): void => {
        shares.change(-1, isDoc(module));
      };
      compilation.hooks.succeedModule.tap("ReportMdxCost", end);
      compilation.hooks.failedModule.tap("ReportMdxCost", end);
    });
    compiler.hooks.emit.tap("ReportMdxCost", ({ chunks, assets }) => {
      const docs = [...chunks].filter(isMdxChunk);
      const files = docs
        .flatMap((chunk) => [...chunk.files])
        .filter((file) => file.endsWith(".js"));
      const bytes = files.map((file) => gzipSync(assets[file]?.buffer() ?? "").length);
      const sum = bytes.reduce((total, one) => total + one, 0);
      this.report(
        `.mdx docs: ${docs.length}; ${(shares.milliseconds / 1000).toFixed(1)} s in webpack, ${sum} bytes of scripts (gzip)`,
      );
    });
  }
}

/** webpack builds many modules at once: of each stretch of time, those of docs have their share by number. */
class Shares {
  milliseconds = 0;
  private all = 0;
  private docs = 0;
  private last = performance.now();

  change(by: 1 | -1, isDoc: boolean): void {
    const now = performance.now();
    if (this.all > 0) this.milliseconds += ((now - this.last) * this.docs) / this.all;
    this.last = now;
    this.all += by;
    if (isDoc) this.docs += by;
  }
}
