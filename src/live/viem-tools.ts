/**
 * viem's tools for amounts, addresses and data, which work without a network. They are listed one by one, because all
 * of viem would be three times as large.
 */
export {
  concat,
  formatEther,
  formatGwei,
  formatUnits,
  getAddress,
  hexToBigInt,
  hexToNumber,
  hexToString,
  isAddress,
  isAddressEqual,
  isHex,
  keccak256,
  numberToHex,
  pad,
  parseEther,
  parseGwei,
  parseUnits,
  size,
  stringToHex,
  toBytes,
  toHex,
} from "viem/utils";
