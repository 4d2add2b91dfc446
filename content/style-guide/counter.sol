// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Counter {
    uint256 public count;

    // #region increment
    function increment() external {
        count += 1;
    }
    // #endregion increment
}
