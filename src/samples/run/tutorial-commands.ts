import { REFUSED } from "./refused";

/**
 * Calls a program that isn't one of Node, so that the sandbox can't redirect its requests. Instead, URLs in its words
 * are replaced, or refused.
 */
const toRouted = (program: string): string =>
  `local_url() { case "$1" in
  https://forno.celo.org*) echo "$CELO_RPC" ;;
  https://forno.celo-sepolia*) echo "$CELO_SEPOLIA_RPC" ;;
  http://localhost* | http://127.0.0.1*) echo "$1" ;;
  http*://*) echo "${REFUSED} $1" >&2; exit 1 ;;
  *) printf '%s\\n' "$1" ;;
esac; }
for word; do shift; word=$(local_url "$word") || exit 1; set -- "$@" "$word"; done
[ -z "$ETH_RPC_URL" ] || ETH_RPC_URL=$(local_url "$ETH_RPC_URL") || exit 1
case " $* " in *" --account "*) export ETH_PASSWORD="$ASIDE/password" ;; esac
exec ${program} "$@"`;

/** Programs that tutorials call, by their names. */
export const COMMANDS = {
  // Package managers install nothing: a tutorial runs with the pinned packages, which are there already.
  // The original `init` would list all of them, for half a minute.
  npm: 'case "$1" in install|i|add|ci) ;; init) echo "{}" > package.json ;; *) exec "$NODE_FOLDER/npm" "$@" ;; esac',
  npx: '[ "$1" = -y ] && shift; name=${1%@[0-9]*}; shift; case "$name" in *anvil) exec "$ASIDE/anvil" "$@" ;; esac; exec "$MODULES/.bin/$name" "$@"',
  anvil: toRouted('"$anvil"'),
  cast: toRouted('"$cast"'),
  forge: toRouted('"$forge"'),
  curl: toRouted("/usr/bin/env PATH=/usr/local/bin:/usr/bin:/bin curl"),
  // forge downloads compilers. It is given the one of npm, which is WebAssembly.
  solc: `exec node -e '
const solc = require(process.env.MODULES + "/solc");
if (process.argv.includes("--version"))
  console.log("Version: " + solc.version().replace("Emscripten.clang", "Linux.g++"));
else console.log(solc.compile(require("fs").readFileSync(0, "utf8")));
' -- "$@"`,
} as const;
