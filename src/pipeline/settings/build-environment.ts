/**
 * The variables that a build reads: our settings, whose values are public, and those of Gatsby, Node and the system.
 * NODE_ and npm_ aren't admitted as a whole, because NODE_AUTH_TOKEN and npm_config_… can hold tokens.
 */
const READ =
  /^(?:CELO_DOCS_\w+|SERVICES_\w+|SEARCH_(?:APP_ID|PUBLIC_KEY|INDEX_NAME|HOST)|MCP_URL|RUN_ON_CELO|GATSBY_\w+|ENABLE_GATSBY_REFRESH_ENDPOINT|INTERNAL_STATUS_PORT|NODE_ENV|NODE_OPTIONS|CI|DEBUG|PORT|BROWSER|DISPLAY|EDITOR|VISUAL|PATH|PATHEXT|HOME|USER|SHELL|TERM|COLORTERM|COLUMNS|FORCE_COLOR|NO_COLOR|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TEMP|TMP|XDG_\w+|APPDATA|LOCALAPPDATA|USERPROFILE|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC)$/i;

/**
 * Removes all other variables, and with them every key and token, from the environment of this process and of those
 * that it starts. Gatsby's webpack configuration writes each value that code names into the bundle that renders pages,
 * and that code finds the rest in its process.
 */
export function dropUnreadVariables(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment))
    if (!READ.test(name)) Reflect.deleteProperty(environment, name);
}
