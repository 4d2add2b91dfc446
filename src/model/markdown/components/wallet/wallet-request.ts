/** What a page asks a wallet for: to add a network, and with `token` a token on it. It is JSON in an attribute. */
export interface WalletRequest {
  /** The parameter of `wallet_addEthereumChain` (EIP-3085). */
  readonly chain: {
    /** Hexadecimal digits in small letters, without leading zeros. */
    readonly chainId: string;
    readonly chainName: string;
    readonly rpcUrls: readonly string[];
    readonly blockExplorerUrls: readonly string[];
    readonly nativeCurrency: {
      readonly name: string;
      readonly symbol: string;
      readonly decimals: number;
    };
  };
  /** The options of `wallet_watchAsset` (EIP-747). */
  readonly token?: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
  };
}
