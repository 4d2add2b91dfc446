export const NGINX: string;
export const BROTLI_MODULE: string;
