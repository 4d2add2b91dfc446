// SPDX-License-Identifier: MIT
// #region increment
pragma solidity ^0.8.24;

contract Counter {
    uint256 public count;

    function increment() external {
        count += 1;
    }
}
// #endregion increment
