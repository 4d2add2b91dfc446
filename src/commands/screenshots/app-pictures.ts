import type { AppPicture } from "./app-picture";
import { DAPP_PICTURES } from "./apps/dapps";
import { MINIPAY_PICTURES } from "./apps/minipay";
import { THIRDWEB_PICTURES } from "./apps/thirdweb";
import { WALLET_KIT_PICTURES } from "./apps/wallet-kits";

export const APP_PICTURES: readonly AppPicture[] = [
  ...DAPP_PICTURES,
  ...MINIPAY_PICTURES,
  ...THIRDWEB_PICTURES,
  ...WALLET_KIT_PICTURES,
];
