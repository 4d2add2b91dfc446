/** The nginx under test, and the module that sends `.br` files. */
export const NGINX = process.env.NGINX_PATH ?? "/usr/sbin/nginx";
export const BROTLI_MODULE =
  process.env.NGINX_BROTLI_MODULE ?? "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
