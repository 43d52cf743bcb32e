import { escapeXml } from '@/lib/markup/escape-xml';
import { figureHistories, machineIndex, regressions } from '@/scripts/bench/history';
import type { Measured } from '@/scripts/bench/measured';
import { shown } from '@/scripts/bench/rows';
import { allVerdicts } from '@/scripts/bench/verdicts';
import { paragraph, section, table } from './html';
import { lineChart } from './line-chart';
import { pageShell } from './page-shell';

/** A figure of more pages than this is drawn as several charts, which stay readable. */
const linesAtOnce = 8;

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function commits(history: readonly Measured[]): string {
  const rows = history.map((result) => {
    const verdicts = allVerdicts(result);
    const missed = verdicts.filter(({ met }) => !met).length;
    const [title, index] = [escapeXml(result.label), machineIndex(result)];
    const cells = [
      day(result.committed),
      String(result.pages.length),
      `${missed} of ${verdicts.length}`,
    ];
    cells.push(shown(index, ''));
    const data = cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('');
    return `<tr><th scope="row"><a href="${title}.html">${title}</a></th>${data}</tr>`;
  });
  const columns = ['Commit', 'Made', 'Pages', 'Missed budgets', 'Speed of the machine'];
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<div class="table"><table><caption>Commits, the oldest first</caption>
<thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function worse(history: readonly Measured[]): string {
  if (history.length < 2) return '';
  const found = regressions(history);
  return section(
    'Worse than before',
    found.length === 0
      ? paragraph('Nothing got worse with the last commit by more than runs differ.')
      : table(
          'What the last commit made worse, by more than runs differ',
          ['Figure', 'Page', 'Before', 'Now'],
          found.map(({ figure, subject, before, now, unit }) => [
            figure,
            subject,
            shown(before, unit),
            shown(now, unit),
          ]),
        ),
  );
}

/** The page that draws every figure over the commits. @param history the oldest first */
export function indexPage(history: readonly Measured[]): string {
  const labels = history.map(({ label }) => label);
  return pageShell('Speed over the commits', [
    commits(history),
    worse(history),
    ...figureHistories(history).map(({ name, unit, courses }) => {
      const charts: string[] = [];
      for (let start = 0; start < courses.length; start += linesAtOnce) {
        charts.push(
          lineChart({
            title: name,
            points: labels,
            lines: courses
              .slice(start, start + linesAtOnce)
              .map(({ subject, values }) => ({ title: subject, values })),
            shown: (value) => shown(value, unit),
          }),
        );
      }
      const rows = courses.map(({ subject, values }) => [
        subject,
        ...values.map((value) => shown(value, unit)),
      ]);
      return section(name, ...charts, table(`${name} by commit`, ['', ...labels], rows));
    }),
  ]);
}
