import { escapeXml } from '@/lib/markup/escape-xml';

/** How many colours lines and bars have; more of them repeat. */
export const colours = 8;

// Okabe and Ito's colours, which all kinds of sight tell apart, lighter on a dark ground.
const style = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #10212b); --ink: light-dark(#10212b, #f0ece2);
  --soft: light-dark(#4a5b63, #b9c7cb); --rule: light-dark(#d5d0c4, #3c525c); --miss: light-dark(#b4371d, #ff9b82);
  --c0: light-dark(#0b6a9e, #56b4e9); --c1: light-dark(#b35300, #f0a53a); --c2: light-dark(#00795a, #3cc79b);
  --c3: light-dark(#9c4a7c, #e59cc6); --c4: light-dark(#6d6200, #e8dc5a); --c5: light-dark(#4a4fb0, #a9adf5);
  --c6: light-dark(#8a2f2f, #f08d8d); --c7: light-dark(#555, #bbb); }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 2.5rem; }
a { color: var(--c0); }
.table { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-block: .25rem; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--rule); text-align: end; vertical-align: top; }
th:first-child { text-align: start; }
thead th { vertical-align: bottom; }
figure { margin: 1rem 0; }
figcaption { font-weight: 600; }
svg { display: block; width: 100%; height: auto; max-width: 62rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .rule { stroke: var(--rule); }
svg .limit { stroke: var(--miss); stroke-width: 2; }
svg .line { fill: none; stroke-width: 2; }
.miss { color: var(--miss); font-weight: 600; }
${Array.from({ length: colours }, (_, index) => `.f${index} { fill: var(--c${index}); } .s${index} { stroke: var(--c${index}); }`).join('\n')}
ul.key { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: .25rem 0; font-size: .875rem; }
ul.key svg { display: inline; width: 1.5rem; height: .75rem; }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 10pt; }
  .table { overflow: visible; } figure, tr { break-inside: avoid; } }
`;

/** A whole page that needs nothing but itself. @param content HTML of its body below the heading */
export function pageShell(title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${content.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`;
}
