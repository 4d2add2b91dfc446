import {
  findPlaceholders,
  isOwnValue,
  listAssigned,
} from "../../../src/browser/widgets/code-placeholders";

const namesIn = (text: string, language = "bash", assigned: string[] = []): string[] =>
  findPlaceholders(text, language, new Set(assigned)).map(
    ({ name, start, end }) => `${name} ${text.slice(start, end)}`,
  );

test.each([
  ["celocli account:balance $ACCOUNT", ["ACCOUNT $ACCOUNT"]],
  ['cast call "$NODE" ${GROUP}x', ["NODE $NODE", "GROUP ${GROUP}"]],
  ["cd $HOME && echo \\$ACCOUNT $1 $(date) $a", []],
  [
    "ACCOUNT=your_account SIGNER=address_of_the_key",
    ["ACCOUNT your_account", "SIGNER address_of_the_key"],
  ],
  ["NODE_IP=203.0.113.7", ["NODE_IP 203.0.113.7"]],
  ["TO=0xADDRESS_TO_PAY; RPC_URL=https://forno.celo.org", []],
  ["RECIPIENT=0xADDRESS_TO_PAY; RPC_URL=https://forno.celo.org", ["RECIPIENT 0xADDRESS_TO_PAY"]],
  ["curl https://x.org/YOUR_PROJECT_ID", ["YOUR_PROJECT_ID YOUR_PROJECT_ID"]],
  ["cast balance 0xYOUR_ADDRESS", ["YOUR_ADDRESS 0xYOUR_ADDRESS"]],
])("in %s", (text, expected) => {
  expect(namesIn(text)).toEqual(expected);
});

test("outside of a shell, only names with YOUR_ are placeholders", () => {
  expect(namesIn('const id = "YOUR_PROJECT_ID" + `${ACCOUNT}`;', "ts")).toEqual([
    "YOUR_PROJECT_ID YOUR_PROJECT_ID",
  ]);
});

test.each([
  "PRIVATE_KEY",
  "ETHERSCAN_API_KEY",
  "MNEMONIC",
  "SEED",
  "RECOVERY_PHRASE",
  "PASSWORD",
  "YOUR_SECRET_KEY",
  "YOUR_AUTHTOKEN",
  "BOT_TOKEN",
  "DEPLOYER_PK",
  "BACKUP_WORDS",
  "CARD_PIN",
])("nobody is asked for %s, and none is kept", (name) => {
  expect(namesIn(name.startsWith("YOUR") ? name : `run $${name}`)).toEqual([]);
  expect(isOwnValue(name, "x")).toBe(false);
});

test.each(["FROM=your_private_key", "DEPLOYER=0xPRIVATE_KEY", "WALLET=the_recovery_phrase"])(
  "%s asks for a secret, whatever the variable's name",
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test("a variable that the page itself sets isn't a placeholder", () => {
  const assigned = listAssigned(["export HASH=$(cast block)\nread BLOCK", "for GROUP in a b; do"]);
  expect([...assigned]).toEqual(["HASH", "BLOCK", "GROUP"]);
  expect(namesIn("echo $HASH $BLOCK $GROUP $NODE", "sh", [...assigned])).toEqual(["NODE $NODE"]);
});

const KEY = "0123456789abcdef".repeat(4);

test.each<[name: string, value: string, isKept: boolean]>([
  ["ACCOUNT", "0x765DE816845861e75A25fCA122bb6898B8B1282a", true],
  ["NODE", "https://forno.celo.org", true],
  ["TX_HASH", `0x${KEY}`, true],
  ["ACCOUNT", `0x${KEY}`, false],
  ["ACCOUNT", KEY, false],
  ["NODE", `https://rpc.example/${KEY}`, false],
  ["NODE", `enode://${KEY}${KEY}@203.0.113.7:30303`, true],
  ["ACCOUNT", "one two three", false],
  ["ACCOUNT", Array(12).fill("test").join(","), false],
  ["ACCOUNT", `xprv9s21ZrQH${"a".repeat(99)}`, false],
  ["ACCOUNT", "$(rm -rf ~)", false],
  ["ACCOUNT", "a;b", false],
  ["ACCOUNT", 'a"b', false],
  ["ACCOUNT", "--force", false],
  ["ACCOUNT", "a".repeat(201), false],
])("%s: %s is kept: %s", (name, value, isKept) => {
  expect(isOwnValue(name, value)).toBe(isKept);
});
