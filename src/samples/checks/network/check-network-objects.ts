import ts from "typescript";
import type { Sample } from "../../../base/sample";
import { type Network, listNetworkUrls } from "../../../data/networks";
import { type Fault, faultAt } from "../../../faults/fault";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../../markdown/samples/sample-page";

const LANGUAGES: ReadonlySet<string> = new Set(["ts", "tsx", "js", "jsx", "json"]);

/**
 * Checks network parameters for wallets (`wallet_addEthereumChain`, https://eips.ethereum.org/EIPS/eip-3085): the
 * chain id has to be hexadecimal, and all values have to belong to the same network. check-networks.ts checks that
 * the values are in the list of networks.
 */
export function checkNetworkObjects(
  pages: readonly SamplePage[],
  networks: readonly Network[],
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, LANGUAGES)
    .filter(isStale)
    .flatMap(({ sample }) =>
      findParameters(sample).flatMap((found) => checkParameters(found, networks)),
    );
}

interface Value {
  readonly text: string;
  readonly position: Sample;
}

interface Parameters {
  readonly chainId: Value;
  readonly urls: readonly Value[];
  readonly symbol?: Value;
  readonly decimals?: Value;
}

function findParameters(sample: Sample): Parameters[] {
  const source =
    sample.language === "json"
      ? ts.parseJsonText("sample.json", sample.code)
      : ts.createSourceFile(
          "sample.tsx",
          sample.code,
          ts.ScriptTarget.ES2022,
          true,
          ts.ScriptKind.TSX,
        );
  const found: Parameters[] = [];
  const valueOf = (node: ts.Expression): Value => {
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const position = { ...sample, line: sample.line + line, column: sample.column + character };
    return { text: ts.isStringLiteral(node) ? node.text : node.getText(source), position };
  };
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isObjectLiteralExpression(node)) return;
    const [chainId, rpc] = [propertyOf(node, "chainId"), propertyOf(node, "rpcUrls")];
    // Objects for libraries have the same keys, but their values aren't plain arrays. TypeScript checks them anyway.
    if (!chainId || !isLiteral(chainId) || !rpc || !ts.isArrayLiteralExpression(rpc)) return;
    const explorers = propertyOf(node, "blockExplorerUrls");
    const coin = propertyOf(node, "nativeCurrency");
    const partOf = (name: string): ts.Expression | undefined =>
      coin && ts.isObjectLiteralExpression(coin) ? propertyOf(coin, name) : undefined;
    const [symbol, decimals] = [partOf("symbol"), partOf("decimals")];
    const listed = explorers && ts.isArrayLiteralExpression(explorers) ? explorers.elements : [];
    found.push({
      chainId: valueOf(chainId),
      urls: [...rpc.elements, ...listed].filter(ts.isStringLiteral).map(valueOf),
      ...(symbol && isLiteral(symbol) && { symbol: valueOf(symbol) }),
      ...(decimals && isLiteral(decimals) && { decimals: valueOf(decimals) }),
    });
  };
  visit(source);
  return found;
}

const isLiteral = (node: ts.Expression): boolean =>
  ts.isStringLiteral(node) || ts.isNumericLiteral(node);

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) &&
      (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name)) &&
      one.name.text === name,
  );
  return property?.initializer;
}

function checkParameters(
  { chainId, urls, symbol, decimals }: Parameters,
  networks: readonly Network[],
): Fault[] {
  const network = networks.find(({ chain_id: id }) => id === Number(chainId.text));
  if (!network) return []; // check-networks.ts reports the unknown chain id.
  const hex = `0x${network.chain_id.toString(16)}`;
  const own = listNetworkUrls(network).map(withoutSlash);
  const isCelo = network.settles_on !== undefined;
  return [
    ...(chainId.text === hex
      ? []
      : [
          faultAt(chainId.position, {
            rule: "network/chain-id-in-hex",
            problem: `Wallets need the chain id in hex without leading zeros, but this is ${chainId.text}.`,
            fix: `Write "${hex}".`,
          }),
        ]),
    ...urls
      .filter(({ text }) => !own.includes(withoutSlash(text)))
      .map(({ text, position }) =>
        faultAt(position, {
          rule: "network/other-network",
          problem: `This object has the chain id of ${network.name}, but ${text} isn't one of that network's URLs.`,
          fix: `Use a URL of ${network.name}: ${own.join(", ")}.`,
        }),
      ),
    ...(isCelo && symbol && symbol.text !== "CELO"
      ? [
          faultAt(symbol.position, {
            rule: "network/coin",
            problem: `The currency of ${network.name} is CELO, but this is ${symbol.text}.`,
            fix: 'Write "CELO".',
          }),
        ]
      : []),
    ...(isCelo && decimals && decimals.text !== "18"
      ? [
          faultAt(decimals.position, {
            rule: "network/coin",
            problem: `CELO has 18 decimals, but this is ${decimals.text}.`,
            fix: "Write 18.",
          }),
        ]
      : []),
  ];
}

const withoutSlash = (url: string): string => url.replace(/\/$/, "");
