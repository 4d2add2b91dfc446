/** The button that calls a function. Builds without runs remove it. */
export const CALL_BUTTON =
  '<dd class="call"><button type="button" class="code-run" data-run data-needs-app data-needs-script>Run</button></dd>';
