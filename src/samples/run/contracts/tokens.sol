// SPDX-License-Identifier: MIT
// Tokens of the local chain. All contracts here are as small as the samples that call them allow (state.ts deploys them).
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
    uint256 public constant allocatedSupply = 7e26;
    uint256 public constant getBurnedAmount = 1e24;

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
