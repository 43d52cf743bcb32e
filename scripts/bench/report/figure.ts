import { escapeXml } from '@/lib/markup/escape-xml';

/** A chart's frame: what it shows, the key of its colours, and its drawing. */
export function figure(
  title: string,
  key: readonly string[],
  size: { width: number; height: number },
  drawing: readonly string[],
): string {
  const { width, height } = size;
  return `<figure><figcaption>${escapeXml(title)}</figcaption>
${key.length === 0 ? '' : `<ul class="key">${key.join('')}</ul>`}
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}. The figures stand in the table below.">
${drawing.join('\n')}
</svg></figure>`;
}
