import { factValue } from '@/content/facts';
import { localeCodes } from '@/i18n/locales';
import { cacheFiles } from '@/test/cache-files';
import { renderLocalized } from '@/test/render';
import Page from './page';

cacheFiles();

// React warns when it creates a `<script>` in the browser; on a real page the server's HTML already has it.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

const clocks = [
  'discrepancyReplyTime',
  'discrepancyTime',
  'assessmentReplyTime',
  'protestTime',
  'protestPapersTime',
  'protestDecisionTime',
];

test.each(localeCodes)('%s: the bars of the letters are as long as the law says', (locale) => {
  const days = clocks.map((clock) => {
    const fact = factValue(clock);
    return fact?.kind === 'duration' ? fact.value : undefined;
  });
  const { container } = renderLocalized(<Page />, locale);
  const bars = container.querySelectorAll('#letter figure [aria-hidden="true"] svg > rect');
  const longest = Math.max(...days.map((day) => day ?? 0));
  expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(
    days.map((day) => `${(100 * (day ?? 0)) / longest}%`),
  );
});
