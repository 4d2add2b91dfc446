import {
  deriveCommands,
  findUnknownCommand,
  hasNpmCommand,
} from "../../../../src/markdown/render/code/package-managers";

test.each([
  ["npm install", "pnpm install", "yarn install", "bun install"],
  ["npm install viem", "pnpm add viem", "yarn add viem", "bun add viem"],
  [
    "npm i -D a @b/c@2",
    "pnpm add --save-dev a @b/c@2",
    "yarn add --dev a @b/c@2",
    "bun add --dev a @b/c@2",
  ],
  [
    "npm install --save-exact a",
    "pnpm add --save-exact a",
    "yarn add --exact a",
    "bun add --exact a",
  ],
  ["npm install --save a", "pnpm add a", "yarn add a", "bun add a"],
  ["npm install a -D", "pnpm add --save-dev a", "yarn add --dev a", "bun add --dev a"],
  ["npm install -g a", "pnpm add --global a", undefined, "bun add --global a"],
  ["npm uninstall a", "pnpm remove a", "yarn remove a", "bun remove a"],
  [
    "npm run dev -- --port 1",
    "pnpm run dev --port 1",
    "yarn run dev --port 1",
    "bun run dev --port 1",
  ],
  ["npm test", "pnpm run test", "yarn run test", "bun run test"],
  ["npx tsx a.ts", "pnpm exec tsx a.ts", "yarn tsx a.ts", "bunx tsx a.ts"],
  [
    "npx hardhat@3 build",
    "pnpm dlx hardhat@3 build",
    "yarn dlx hardhat@3 build",
    "bunx hardhat@3 build",
  ],
  [
    "npx @a/b@latest create",
    "pnpm dlx @a/b@latest create",
    "yarn dlx @a/b@latest create",
    "bunx @a/b@latest create",
  ],
  ["npx @a/b create", "pnpm exec @a/b create", "yarn @a/b create", "bunx @a/b create"],
  ["npx --yes a b", "pnpm dlx a b", "yarn dlx a b", "bunx a b"],
  [
    'KEY="a b" N=1 npx tsx a.ts',
    'KEY="a b" N=1 pnpm exec tsx a.ts',
    'KEY="a b" N=1 yarn tsx a.ts',
    'KEY="a b" N=1 bunx tsx a.ts',
  ],
  [
    "mkdir a && npm install b",
    "mkdir a && pnpm add b",
    "mkdir a && yarn add b",
    "mkdir a && bun add b",
  ],
  [
    "# npm is first\nls\nnpm start",
    "# npm is first\nls\npnpm run start",
    "# npm is first\nls\nyarn run start",
    "# npm is first\nls\nbun run start",
  ],
  ["npm install a \\\n  b", "pnpm add a \\\n  b", "yarn add a \\\n  b", "bun add a \\\n  b"],
])("%j for each of the other package managers", (npm, pnpm, yarn, bun) => {
  expect(hasNpmCommand(npm)).toBe(true);
  expect(findUnknownCommand(npm)).toBeUndefined();
  expect([
    deriveCommands(npm, "pnpm"),
    deriveCommands(npm, "yarn"),
    deriveCommands(npm, "bun"),
  ]).toEqual([pnpm, yarn, bun]);
});

test("a new project has a package.json of npm and, with Yarn, a folder node_modules", () => {
  const npm = "npm init -y\nnpm pkg set type=module\nnpm install viem\nnpm install --save-dev tsx";
  expect(deriveCommands(npm, "pnpm")).toBe(
    "npm init -y\nnpm pkg set type=module\npnpm add viem\npnpm add --allow-build=esbuild --save-dev tsx",
  );
  expect(deriveCommands(npm, "yarn")).toBe(
    "npm init -y\nnpm pkg set type=module\nyarn config set nodeLinker node-modules\nyarn add viem\nyarn add --dev tsx",
  );
  expect(deriveCommands("npm init -y && npm install a", "yarn")).toBe(
    "npm init -y && yarn config set nodeLinker node-modules && yarn add a",
  );
  expect(
    deriveCommands("npm create vite@latest a -- --template b\ncd a\nnpm install", "yarn"),
  ).toBe(
    "yarn create vite@latest a --template b\ncd a\nyarn config set nodeLinker node-modules\nyarn install",
  );
});

test.each([
  ["ls\nnpm audit", 1, "npm audit"],
  ["npm install --legacy-peer-deps a", 0, "npm install --legacy-peer-deps a"],
  ["npm install -D", 0, "npm install -D"],
  ["npm init a", 0, "npm init a"],
  ["npm uninstall -g a", 0, "npm uninstall -g a"],
  ["npx -p a b", 0, "npx -p a b"],
  ["npx", 0, "npx"],
  ["npm", 0, "npm"],
  ["npm install a && npm ci", 0, "npm ci"],
  ["npm install a \\\n  b\nsudo npm install c", 2, "sudo npm install c"],
  ["V=$(npm view a version)", 0, "V=$(npm view a version)"],
])("%j has no known form", (code, line, text) => {
  expect(findUnknownCommand(code)).toEqual({ line, text });
});

test("there is nothing to derive without an npm command", () => {
  expect(hasNpmCommand("pnpm add a # npm install a")).toBe(false);
});
