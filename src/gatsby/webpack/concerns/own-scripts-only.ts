import type { Compiler } from "webpack";

/** Output options that make webpack pass the URL of each script through a Trusted Types policy. */
export const TRUSTED_CHUNKS = { trustedTypes: { policyName: "docs-chunks" } };

/** Matches the policy that webpack generates, which allows every URL. */
const PASSES_ALL = /createScriptURL: (?:\(url\) => \(url\)|function\(url\) \{ return url; \})/;

/** Allows only this site's scripts. `location` exists in workers too. */
const OWN_ONLY =
  "createScriptURL: (url) => { if (new URL(url, location).origin !== location.origin) throw TypeError(url); return url; }";

/** Makes webpack's policy refuse scripts from other sites. */
export class OwnScriptsOnly {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("OwnScriptsOnly", (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.hooks.runtimeModule.tap("OwnScriptsOnly", (module) => {
        if (module.constructor.name !== "GetTrustedTypesPolicyRuntimeModule") return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate() ?? "";
          if (!PASSES_ALL.test(code)) throw new Error("webpack's policy for scripts has changed.");
          return code.replace(PASSES_ALL, OWN_ONLY);
        };
      });
    });
  }
}
