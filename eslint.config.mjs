import perfectionist from "eslint-plugin-perfectionist";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".cache/",
      "node_modules/",
      "src/gatsby-types.d.ts",
      "__tests__/fixtures/",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/consistent-type-definitions": "off",
      // A caller names the shape of what it reads: `readCached<DocBody>(…)`.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Gatsby's Reporter and graphql are methods that do not use this.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    // Cycles among imports are refused by __tests__/imports.test.ts: it takes a second, import-x/no-cycle forty.
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { perfectionist },
    rules: {
      "no-duplicate-imports": "error",
      "perfectionist/sort-imports": [
        "error",
        {
          type: "alphabetical",
          ignoreCase: false,
          newlinesBetween: "ignore",
          groups: ["builtin", "external", ["parent", "sibling"]],
        },
      ],
      // The names between the braces.
      "sort-imports": ["error", { ignoreDeclarationSort: true }],
    },
  },
  {
    // Content and readers may write anything; a test's patterns read what our own build wrote.
    files: ["{src,plugins}/**/*.{ts,tsx}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: ["src/{components,templates,pages}/**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // A test may say that something is there: it fails when it is not.
    files: ["__tests__/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
