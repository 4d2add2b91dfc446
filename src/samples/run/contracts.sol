// SPDX-License-Identifier: MIT
// Contracts of the local chain: what samples call, as small as their answers allow (src/samples/run/state.ts deploys them).
pragma solidity ^0.8.24;

contract Token {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    string public version;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, string memory version_, address[] memory holders, uint256 each) {
        (name, symbol, decimals, version) = (name_, symbol_, decimals_, version_);
        for (uint256 i = 0; i < holders.length; i++) balances[holders[i]] = each;
        totalSupply = each * holders.length;
    }

    function balanceOf(address owner) public view virtual returns (uint256) {
        return balances[owner];
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        setAllowance(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "ERC20: insufficient allowance");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256(bytes(version)), block.chainid, address(this)));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "ERC20Permit: expired deadline");
        bytes32 kind = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 digest = keccak256(abi.encode(kind, owner, spender, value, nonces[owner]++, deadline));
        require(signer(digest, v, r, s) == owner, "ERC20Permit: invalid signature");
        setAllowance(owner, spender, value);
    }

    function transferWithAuthorization(
        address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes memory signature
    ) public {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "FiatTokenV2: authorization is expired");
        require(!authorizationState[from][nonce], "FiatTokenV2: authorization is used or canceled");
        bytes32 kind = keccak256(
            "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
        );
        (bytes32 r, bytes32 s) = abi.decode(signature, (bytes32, bytes32));
        bytes32 digest = keccak256(abi.encode(kind, from, to, value, validAfter, validBefore, nonce));
        require(signer(digest, uint8(signature[64]), r, s) == from, "FiatTokenV2: invalid signature");
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        move(from, to, value);
    }

    function transferWithAuthorization(
        address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s
    ) external {
        transferWithAuthorization(from, to, value, validAfter, validBefore, nonce, abi.encodePacked(r, s, v));
    }

    function move(address from, address to, uint256 value) internal virtual {
        require(balances[from] >= value, "ERC20: transfer amount exceeds balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }

    function setAllowance(address owner, address spender, uint256 value) internal {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function signer(bytes32 digest, uint8 v, bytes32 r, bytes32 s) internal view returns (address) {
        return ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), digest)), v, r, s);
    }
}

/// CELO is the coin: the balance is the account's, and a precompile moves it.
contract CeloToken is Token {
    constructor() Token("Celo native asset", "CELO", 18, "1", new address[](0), 0) {
        totalSupply = 1e27;
    }

    function balanceOf(address owner) public view override returns (uint256) {
        return owner.balance;
    }

    function move(address from, address to, uint256 value) internal override {
        (bool moved, ) = address(0xfd).call(abi.encode(from, to, value));
        require(moved, "Celo transfer failed");
        emit Transfer(from, to, value);
    }
}

/// Pays fees with a token that has fewer than 18 decimals.
contract Adapter {
    Token public adaptedToken;
    uint8 public constant decimals = 18;

    constructor(Token token) {
        adaptedToken = token;
    }

    function getAdaptedToken() external view returns (address) {
        return address(adaptedToken);
    }

    function name() external view returns (string memory) {
        return string.concat(adaptedToken.name(), " (FeeCurrencyAdapter)");
    }

    function symbol() external view returns (string memory) {
        return adaptedToken.symbol();
    }

    function balanceOf(address owner) external view returns (uint256) {
        return adaptedToken.balanceOf(owner) * 10 ** (18 - adaptedToken.decimals());
    }
}

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

contract EpochManager {
    uint256 public constant epochDuration = 1 days;
    uint256 internal immutable start = block.timestamp;
    uint256 internal immutable first = block.number;

    function getCurrentEpochNumber() external pure returns (uint256) {
        return 2000;
    }

    function getCurrentEpoch() external view returns (uint256, uint256, uint256, uint256) {
        return (first, 0, start, 0);
    }
}

contract L1Block {
    uint64 public immutable number = 23000000;
    uint64 public immutable timestamp = uint64(block.timestamp);
    bytes32 public immutable hash = keccak256("local");
}

contract PriceFeed {
    uint8 public constant decimals = 8;

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, 25000000, block.timestamp, block.timestamp, 1);
    }
}

/// The part of Multicall3 that viem and wagmi call.
contract Multicall3 {
    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }
    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory data) = calls[i].target.call(calls[i].callData);
            require(success || calls[i].allowFailure, "Multicall3: call failed");
            results[i] = Result(success, data);
        }
    }

    function getEthBalance(address account) external view returns (uint256) {
        return account.balance;
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }
}

/// Stands where only the presence of code, or the slot of a proxy, is asked for.
contract Behind {
    constructor(bytes32 slot, address implementation) {
        assembly {
            sstore(slot, implementation)
        }
    }

    receive() external payable {}
}
