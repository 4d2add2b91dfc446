import type { AppPicture } from "../app-picture";
import { DAPP_PICTURES } from "./dapps";
import { MINIPAY_PICTURES } from "./minipay";
import { THIRDWEB_PICTURES } from "./thirdweb";
import { WALLET_KIT_PICTURES } from "./wallet-kits";

export const APP_PICTURES: readonly AppPicture[] = [
  ...DAPP_PICTURES,
  ...MINIPAY_PICTURES,
  ...THIRDWEB_PICTURES,
  ...WALLET_KIT_PICTURES,
];
