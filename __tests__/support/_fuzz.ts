import { readTree, site } from "./site";
import { compile } from "./compile";
import { finishSegments } from "../../src/docs/finish-segments";
import { listHtml } from "../../src/docs/segments";
import { readFileSync } from "node:fs";
const trees = { ...readTree("content/docs"), ...readTree("__tests__/fixtures/broken") };
const files = Object.fromEntries(Object.entries(readTree("content")).map(([k,v])=>["content/"+k,v]));
const texts = Object.entries(trees).filter(([k]) => k.endsWith(".md") && !k.startsWith("_base"));
let seed = Number(process.argv[2] ?? 1);
const rnd = () => { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed / 0x7fffffff; };
const BITS = ["<", ">", "{", "}", "[", "]", "(", ")", ":::", "```", "`", "*", "_", "$", "$$", "\\", "\n", "\n\n", "|", "#", "- ", "1. ", "> ", "<Tabs>", "</Tabs>", "<TabItem value=\"a\">", "</TabItem>", "<Card title=\"x\">", "</Card>", "<details>", "</details>", "{/*", "*/}", "<!--", "[^1]", "[^1]: x", "://", "%", "\"", "'", "&", "\t", "    ", ":::note\n", "---\n", "\u0000", "😀", "é", "~~~", "<br/>", "![](", "{#x}", "import x from 'y'", "<Include file=\"./x\" />", "<YouTube id=\"dQw4w9WgXcQ\" title=\"T\" />", "\r", "</", "/>", "a@b.c", "www.x.y"];
const VOID = new Set(["br","wbr","hr","input","img"]);
function balanced(html: string): string | undefined {
  const stack: string[] = [];
  for (const m of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>"]+(?:="[^"]*")?)*)\s*(\/?)>|<[^>]*/g)) {
    const [all, close, name, , self] = m;
    if (!name) return `odd ${all.slice(0,60)}`;
    if (VOID.has(name) || self) continue;
    if (!close) stack.push(name);
    else if (stack.pop() !== name) return `unbalanced at ${html.slice(Math.max(0,m.index!-60), m.index!+30)}`;
  }
  return stack.length ? `open ${stack.join()}` : undefined;
}
const strip = (h: string) => h.replace(/<math[\s\S]*?<\/math>/g,"").replace(/<svg[\s\S]*?<\/svg>/g,"");
let n=0, slow=0; const end = Date.now() + Number(process.argv[3] ?? 30)*1000;
const seen = new Set<string>();
while (Date.now() < end) {
  const [name, base] = texts[Math.floor(rnd()*texts.length)]!;
  let t = base;
  const k = 1 + Math.floor(rnd()*6);
  for (let i=0;i<k;i++) { const at = Math.floor(rnd()*t.length); const r=rnd();
    if (r<0.6) t = t.slice(0,at)+BITS[Math.floor(rnd()*BITS.length)]+t.slice(at);
    else if (r<0.85) t = t.slice(0,at)+t.slice(at+1+Math.floor(rnd()*5));
    else { const b=Math.floor(rnd()*t.length); t = t.slice(0,at)+t.slice(b,b+40)+t.slice(at);} }
  if (!t.startsWith("---")) t = "---\n" + t;
  const t0=Date.now();
  try {
    const file = files["content/docs/"+name] !== undefined ? "content/docs/"+name : "content/docs/x.md";
    const { doc, body } = compile(t, { file, files });
    const lines = t.replace(/\r\n?/g,"\n").split("\n");
    for (const f of doc.faults) {
      if (f.file===file && (f.line<1 || f.line>lines.length || f.column<1 || f.column > (lines[f.line-1]??"").length+1)) { const key="place "+f.rule; if(!seen.has(key)){seen.add(key);console.log(key, f, lines.length, JSON.stringify(lines[f.line-1]));} }
      if (/undefined|\[object|NaN/.test(f.problem+f.mend) && !/undefined/.test(t)) { const key="words "+f.rule; if(!seen.has(key)){seen.add(key);console.log(key,f);} }
    }
    const fin = finishSegments(body.segments, { pathByFile: new Map(), pageByPath: new Map(), imageToHtml: () => undefined });
    for (const h of listHtml(fin)) { const bad = balanced(strip(h)); if (bad) { const key=bad.slice(0,12); if(!seen.has(key)) {seen.add(key); console.log("HTML", name, bad);} } }
    const ids = [...listHtml(body.segments).join("").matchAll(/<[a-z][\w-]*(?:\s[\w:-]+(?:="[^"]*")?)*?\sid="([^"]+)"/g)].map(m=>m[1]);
    const dup = ids.find((id,i)=>ids.indexOf(id)!==i);
    if (dup && !doc.faults.some(f=>f.rule==="heading/duplicate-id")) { const key="dup "+dup; if(!seen.has("dup")) {seen.add("dup"); console.log(key,name);} }
    for (const f of doc.faults) if (f.rule==="markdown/malformed") { const key=f.problem.slice(0,40); if(!seen.has(key)){seen.add(key);console.log(f.problem, JSON.stringify(lines[f.line-1]));} }
  } catch (e) { const key=String((e as Error).stack).split("\n").slice(0,3).join("|"); if(!seen.has(key)){seen.add(key); console.log("THROW", name, (e as Error).stack?.split("\n").slice(0,6).join("\n"));} }
  const ms=Date.now()-t0; if (ms>1500 && slow++<5) console.log("SLOW", name, ms);
  n++;
}
console.log("runs", n);
