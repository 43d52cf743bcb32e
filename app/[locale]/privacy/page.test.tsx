import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { forms } from '@/content/forms';
import { localeCodes } from '@/i18n/locales';
import { withoutTypesetting } from '@/lib/text/typeset';
import { cacheFiles } from '@/test/cache-files';
import { english, renderLocalized } from '@/test/render';
import Page from './page';

cacheFiles();

const t = createTranslator({ locale: 'en', messages: english, namespace: 'common' });

test('the fields of each form are listed, and which of them may stay empty', () => {
  renderLocalized(<Page />);
  const lists = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const { fields } of Object.values(forms)) {
    const names = fields.map(({ label, required }) =>
      required ? t(label) : `${t(label)} (optional)`,
    );
    expect(lists).toContain(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
  }
});

test.each(localeCodes)('%s: each link of the contents leads to its heading', (locale) => {
  renderLocalized(<Page />, locale);
  const contents = document.querySelector<HTMLElement>('[data-contents]');
  if (contents === null) throw new Error('there are no contents');
  for (const link of within(contents).getAllByRole('link')) {
    const target = document.querySelector(`main h2${link.getAttribute('href')}`);
    expect(target).toHaveTextContent(withoutTypesetting(link.textContent ?? ''));
  }
});
