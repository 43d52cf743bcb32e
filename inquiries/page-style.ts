import { createHash } from 'node:crypto';
import { typefaces } from '@/content/fonts';
import colors from '@/content/theme-colors.json';

/** The style of the service's pages: that of the site (`app/globals.css`), in fonts that devices have. */
const rules = `
:root{color-scheme:light dark;
--latin:"${typefaces.display.family}",Georgia,"Times New Roman",serif;--display:var(--latin);
--sans:"${typefaces.sans.family}",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
:lang(zh){--display:"Songti SC","Noto Serif CJK SC","Noto Serif SC",STSong,serif;
--sans:"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
:lang(ja){--display:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif;
--sans:"Hiragino Sans","Yu Gothic Medium","Noto Sans CJK JP",Meiryo,sans-serif;word-break:auto-phrase}
:lang(ko){--display:"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR",sans-serif;
--sans:var(--display);word-break:keep-all}
:lang(de){hyphens:auto;hyphenate-limit-chars:10 4 4}
*{box-sizing:border-box}
html{background:var(--page);color:var(--ink);font:1rem/1.6 var(--sans);-webkit-text-size-adjust:100%;
text-size-adjust:100%;overflow-wrap:anywhere}
:root:is(:lang(zh),:lang(ja),:lang(ko)){line-height:1.75;line-break:strict;font-synthesis:none}
body{margin:0}
header{border-top:6px solid var(--thread);border-bottom:1px solid var(--hairline);padding:1rem 1.25rem;
box-shadow:inset 0 2px 0 var(--accent)}
header a{font:600 1.375rem/1.2 var(--latin);color:inherit;text-decoration:none}
main{max-width:44.5rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{margin:0 0 1rem;font:600 clamp(1.75rem,1.4rem + 1.5vw,2.625rem)/1.2 var(--display);text-wrap:balance}
p,ul{margin:0 0 1rem}
a{color:var(--primary);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.box{border-top:3px solid;border-image:linear-gradient(90deg,var(--primary) 0 calc(100% - 2.75rem),
var(--coral) 0 calc(100% - 1.25rem),var(--accent) 0) 1;background:var(--band);padding:1rem 1.25rem;
margin:1.5rem 0}
.box>:last-child{margin-bottom:0}
.box ul{padding-left:1.25rem}
.note{color:var(--muted);font-size:.9375rem}
.receipt{white-space:nowrap;font-variant-numeric:tabular-nums}
form{display:grid;gap:1.25rem;margin-top:1.5rem}
@media (min-width:40rem){form{grid-template-columns:1fr 1fr}.wide{grid-column:1/-1}}
form p{margin:0}
label{font-weight:500}
.star,.error{color:var(--error)}
.error{font-weight:600;margin-top:.375rem}
.hidden{display:none}
input,select,textarea{display:block;width:100%;min-height:3rem;margin-top:.375rem;padding:.625rem .875rem;
border:1px solid var(--line);border-bottom:3px solid var(--primary);border-radius:.125rem;
background:var(--surface);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--error)}
button{min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:.125rem;background:var(--primary);
color:var(--on-primary);font:600 1rem/1.25 var(--sans);box-shadow:inset 0 -3px 0 var(--accent);cursor:pointer}
button:hover{background:var(--primary-strong)}
@media (width < 40rem){button{width:100%}}
@media (forced-colors:active){button{border:1px solid ButtonBorder}[aria-invalid]{border-style:dashed}
:focus-visible{outline-color:Highlight}}
@media print{:root{color-scheme:light;--page:#fff;--surface:#fff;--band:#fff;--ink:#000;--muted:#333;
--primary:#000;--error:#000;--line:#777;--hairline:#bbb;--thread:#000;--coral:#777;--accent:#777}
header{padding-inline:0}main{max-width:none;padding:1rem 0}button{display:none}}
`.replaceAll('\n', '');

/** Custom properties for the colors of a scheme that the rules use. */
function properties(scheme: Readonly<Record<string, string>>): string {
  return Object.entries(scheme)
    .filter(([name]) => rules.includes(`var(--${name})`))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const css = `:root{${properties(colors.light)}}@media (prefers-color-scheme:dark){:root{${properties(colors.dark)}}}${rules}`;

/** The one style element of every page. */
export const styleElement = `<style>${css}</style>`;

const hash = createHash('sha256').update(css).digest('base64');

/** `Content-Security-Policy` of every page: it allows the style, and forms that are sent to the service itself. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
