/**
 * Texts that have a meaning in HTML, XML, YAML, nginx or a shell. Any code that writes these languages has to escape
 * them.
 */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ["tags", "</title><script>alert(1)</script>"],
  ["end of a section", "]]>"],
  ["entities", "&evil; &#0; &lt; &amp;lt;"],
  ["quotes", `"' onload="x`],
  ["an end of an attribute and a tag", `'"><img src=x onerror=alert(1)>`],
  ["declaration", '<!DOCTYPE x [<!ENTITY e "x">]>&e;'],
  ["comment", "<!-- -->"],
  ["control characters", "a\0b\u0007c\u001bd\u000be"],
  ["code points that aren't characters", "a\ufffe\uffffb"],
  ["half a character", "a\ud800b"],
  ["a YAML key", 'a: "b" # c'],
  ["a YAML line", "a\n- b: c"],
  ["an end of YAML text", '\\" }] &x *x !y'],
  ["an nginx directive", '"; } server { return 301 http://evil.example; #'],
  ["an nginx variable", "$uri ${host}"],
  ["an end with a backslash", "a\\"],
  ["a shell command", "$(id) `id` ; id && id | id > /tmp/x"],
  ["a placeholder of replace", "$& $1 $` $'"],
];
