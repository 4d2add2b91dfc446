/** The vocabulary of the corpus. It consists of plain ASCII words, so no dialect needs escaping. */
const NOUNS =
  `account address allowance anchor archive asset balance batch block bridge broker budget bundle
  call chain channel checkpoint claim client collateral contract counter currency deadline deposit
  digest endpoint epoch escrow event exchange explorer faucet fee gateway gossip grant header hook
  identity index invoice key ledger library limit listener liquidity log market merchant message
  method mint module network node nonce operator oracle order owner package parameter payment peer
  permit phone pool price proof proposal protocol provider proxy quorum quote rate receipt record
  registry relay relayer release replica reserve result reward role rollup router runtime sample
  schema sequencer service session signature signer snapshot socket stake state storage stream
  supply table template threshold ticket timeout token trace transaction transfer treasury update
  user validator value vault vendor version vote wallet watcher window wrapper`.split(/\s+/);
const VERBS = `accepts adds approves archives asks batches broadcasts builds calls checks claims
  collects commits compares computes confirms copies counts creates deploys derives emits encodes
  exchanges exports fetches filters finds forwards funds grants guards hashes holds imports indexes
  keeps limits links lists loads locks maps measures merges mints moves names needs observes opens
  orders pays polls prices proves publishes queues quotes reads rebuilds receives records relays
  releases repeats replaces reports reserves returns reverts rotates routes runs samples saves sends
  settles shares shows signs skips sorts stakes starts stops stores streams submits tests tracks
  transfers trusts unlocks updates uses verifies votes waits watches withdraws wraps writes`.split(
  /\s+/,
);
const QUALITIES =
  `active archived available batched canonical cheap cold current daily default direct
  distant early empty exact external fast final first fixed foreign fresh full global idle internal
  large last late light local long manual missing mobile native new next offline old open optional
  partial pending plain private public quick quiet rare ready recent regular remote safe second
  short signed single slow small soft stable stale steady strict strong test third trusted typical
  unique usual valid verified warm weekly whole wide`.split(/\s+/);
const JOINERS = [
  "after",
  "and",
  "because",
  "before",
  "if",
  "so that",
  "until",
  "when",
  "where",
  "while",
];

/** @typedef {import("./random.mjs").Random} Random */

/** @param {Random} random */
export const pickNoun = (random) => random.pick(NOUNS);

/** @param {Random} random @returns {string} A phrase such as "stale receipt". */
export const createPhrase = (random) => `${random.pick(QUALITIES)} ${random.pick(NOUNS)}`;

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Creates a clause of 7 or 10 words.
 *
 * @param {Random} random
 */
function createClause(random) {
  const object =
    random.next() < 0.6
      ? `${createPhrase(random)} of the ${pickNoun(random)}`
      : createPhrase(random);
  const article = /^[aeiou]/.test(object) && !/^(uni|usu|use)/.test(object) ? "an" : "a";
  return `the ${createPhrase(random)} ${random.pick(VERBS)} ${article} ${object}`;
}

/**
 * Creates a sentence of 7 to 22 words that ends with a period.
 *
 * @param {Random} random
 */
export function createSentence(random) {
  const clauses = [createClause(random)];
  if (random.next() < 0.55) clauses.push(createClause(random));
  return `${capitalize(clauses.join(` ${random.pick(JOINERS)} `))}.`;
}
