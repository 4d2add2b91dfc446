// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Registry {
    mapping(bytes32 => address) public registry;

    constructor(string[] memory names, address[] memory addresses) {
        for (uint256 i = 0; i < names.length; i++) registry[keccak256(bytes(names[i]))] = addresses[i];
    }

    function getAddressForString(string calldata name) external view returns (address) {
        return registry[keccak256(bytes(name))];
    }

    function getAddressForStringOrDie(string calldata name) external view returns (address found) {
        found = registry[keccak256(bytes(name))];
        require(found != address(0), "identifier has no registry entry");
    }

    function getAddressFor(bytes32 name) external view returns (address) {
        return registry[name];
    }
}

/// Every currency costs the same: a token can't be priced without the real oracles.
contract FeeCurrencyDirectory {
    struct Config {
        address oracle;
        uint256 intrinsicGas;
    }

    address[] internal currencies;
    mapping(address => bool) internal isListed;

    constructor(address[] memory currencies_) {
        currencies = currencies_;
        for (uint256 i = 0; i < currencies_.length; i++) isListed[currencies_[i]] = true;
    }

    function getCurrencies() external view returns (address[] memory) {
        return currencies;
    }

    function getCurrencyConfig(address token) external view returns (Config memory) {
        return isListed[token] ? Config(address(this), 50000) : Config(address(0), 0);
    }

    function getExchangeRate(address token) external view returns (uint256 numerator, uint256 denominator) {
        require(isListed[token], "Currency not in the directory");
        return (25, 100);
    }
}
