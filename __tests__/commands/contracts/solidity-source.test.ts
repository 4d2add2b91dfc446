import { readSolidity } from "../../../src/commands/contracts/solidity-source";

const SOURCE = `pragma solidity ^0.5.13;
import "./Base.sol";
import { Other } from "../other/Other.sol";

/* contract Old is Gone { function gone() external; } */
contract Token is Base, Other(1) {
  // event Hidden(uint a);
  event Sent(address indexed to, uint value);
  mapping(address => uint256) public balances;
  uint256 public constant MAX = 20;
  string private note = "function fake() public";

  constructor(bool test) public Base(test) {}

  function send(
    address payable to,
    uint value
  ) external onlyOwner returns (bool) {
    if (value > 0) { emit Sent(to, value); }
    return true;
  }

  function old() public view onlyL1 returns (uint256) { return 1; }
}

interface IToken {
  error Refused(uint256 code);
}
`;

test("declarations have their kind, their types and their line", () => {
  const { contracts } = readSolidity(SOURCE);
  expect(contracts.map(({ name, isInterface, bases }) => [name, isInterface, bases])).toEqual([
    ["Token", false, ["Base", "Other"]],
    ["IToken", true, []],
  ]);
  expect(
    contracts[0]?.declarations.map(({ kind, name, types, line }) => [kind, name, types, line]),
  ).toEqual([
    ["event", "Sent", ["address", "uint256"], 8],
    ["function", "send", ["address", "uint256"], 15],
    ["function", "old", [], 23],
    ["variable", "balances", [], 9],
    ["variable", "MAX", [], 10],
  ]);
  expect(contracts[1]?.declarations).toMatchObject([{ kind: "error", name: "Refused", line: 27 }]);
});

test("modifiers show which functions only worked on the layer 1", () => {
  const { contracts } = readSolidity(SOURCE);
  const old = contracts[0]?.declarations.find(({ name }) => name === "old");
  expect(old?.modifiers).toMatch(/\bonlyL1\b/);
});

test("imports are listed with and without names", () => {
  expect(readSolidity(SOURCE).imports).toEqual(["./Base.sol", "../other/Other.sol"]);
});
