/**
 * A page's request to a wallet: it adds a network and, with `token`, a token on that network. It's stored as JSON in an
 * attribute.
 */
export interface WalletRequest {
  /** Parameter of `wallet_addEthereumChain` (EIP-3085). */
  readonly chain: {
    /** Lower-case hexadecimal digits without leading zeros. */
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
  /** Options of `wallet_watchAsset` (EIP-747). */
  readonly token?: {
    readonly address: string;
    readonly symbol: string;
    readonly decimals: number;
  };
}
