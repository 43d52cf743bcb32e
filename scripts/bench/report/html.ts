import { escapeXml } from '@/lib/markup/escape-xml';

/** A table with a caption; the first column heads its rows, the others hold figures. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((column) => `<th scope="col">${escapeXml(column)}</th>`).join('');
  const body = rows
    .map(([title = '', ...cells]) => {
      const data = cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('');
      return `<tr><th scope="row">${escapeXml(title)}</th>${data}</tr>`;
    })
    .join('\n');
  // A table that is wider than the screen is scrolled, by keyboard too.
  return `<div class="table" role="region" tabindex="0" aria-label="${escapeXml(caption)}"><table>
<caption>${escapeXml(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`;
}

/** A part of the page under a heading; nothing where it has no content. */
export function section(title: string, ...parts: readonly string[]): string {
  const content = parts.filter((part) => part !== '').join('\n');
  return content === '' ? '' : `<section><h2>${escapeXml(title)}</h2>\n${content}</section>`;
}

/** A paragraph. */
export function paragraph(text: string): string {
  return `<p>${escapeXml(text)}</p>`;
}
