import { capitalize, createPhrase, createSentence, pickNoun } from "./words.mjs";

/** @typedef {import("./random.mjs").Random} Random */
/** @typedef {{ language: string, text: string }} Sample */

const ATTEMPTS = { least: 2, most: 9 };

/** @param {string} phrase @returns {string} "StaleReceipt" for "stale receipt". */
const toPascalCase = (phrase) => phrase.split(/\s+/).map(capitalize).join("");

/** @param {string} phrase @returns {string} "staleReceipt" for "stale receipt". */
const toCamelCase = (phrase) => {
  const name = toPascalCase(phrase);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** @param {Random} random */
function createTypeScript(random) {
  const [name, field, list] = [
    toPascalCase(createPhrase(random)),
    pickNoun(random),
    toCamelCase(createPhrase(random)),
  ];
  const calls = Array.from({ length: random.integer(1, 4) }, () => {
    const part = toCamelCase(createPhrase(random));
    return `  const ${part}Part = await client.read("${part}", { ${field}Id: id, retries: ${random.integer(1, 9)} });\n  if (!${part}Part) throw new Error(\`No ${part} for \${id}\`);`;
  });
  return `import { createClient } from "./client";

/** ${createSentence(random)} */
export interface ${name} {
  readonly id: string;
  readonly ${field}: bigint;
  readonly ${list}?: readonly string[];
}

export async function load${name}(id: string): Promise<${name}> {
  const client = createClient({ timeoutMs: ${random.integer(1, 60)}_000 });
${calls.join("\n")}
  // ${createSentence(random)}
  return { id, ${field}: ${random.integer(1, 999)}n, ${list}: ["${pickNoun(random)}", "${pickNoun(random)}"] };
}`;
}

/** @param {Random} random */
function createSolidity(random) {
  const [name, field, role] = [
    toPascalCase(createPhrase(random)),
    toCamelCase(createPhrase(random)),
    pickNoun(random),
  ];
  return `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.${random.integer(10, 28)};

/// ${createSentence(random)}
contract ${name} {
    mapping(address => uint256) public ${field}Of;
    address public immutable ${role}Admin;

    event ${name}Set(address indexed account, uint256 amount);
    error NotAllowed(address caller);

    constructor(address first) {
        ${role}Admin = first;
    }

    function set${name}(address account, uint256 amount) external returns (uint256) {
        if (msg.sender != ${role}Admin) revert NotAllowed(msg.sender);
        require(amount <= ${random.integer(2, 900)} ether, "${createPhrase(random)}");
        ${field}Of[account] += amount;
        emit ${name}Set(account, amount);
        return ${field}Of[account];
    }
}`;
}

/** @param {Random} random */
function createBash(random) {
  const steps = Array.from({ length: random.integer(ATTEMPTS.least, ATTEMPTS.most) }, () => {
    const [command, option] = [pickNoun(random), pickNoun(random)];
    return `# ${createSentence(random)}\n./bin/${command} --${option} "${createPhrase(random)}" --retries ${random.integer(1, 9)} | tee ${command}.log`;
  });
  return `export ${pickNoun(random).toUpperCase()}_URL="http://localhost:${random.integer(3000, 9999)}"\n${steps.join("\n")}`;
}

/** @param {Random} random */
function createJson(random) {
  const entries = Array.from(
    { length: random.integer(ATTEMPTS.least, ATTEMPTS.most) },
    (_, index) => [
      `${toCamelCase(createPhrase(random))}${index}`,
      {
        limit: random.integer(1, 9999),
        active: random.next() < 0.5,
        note: createPhrase(random),
        parent: null,
      },
    ],
  );
  return JSON.stringify(
    { name: createPhrase(random), values: Object.fromEntries(entries) },
    null,
    2,
  );
}

const SAMPLES = [
  { language: "ts", create: createTypeScript },
  { language: "solidity", create: createSolidity },
  { language: "bash", create: createBash },
  { language: "json", create: createJson },
];

/**
 * Creates a code sample of 5 to 59 lines that is syntactically valid in its language.
 *
 * @param {Random} random
 * @returns {Sample}
 */
export function createSample(random) {
  const { language, create } = random.pick(SAMPLES);
  return { language, text: create(random) };
}
