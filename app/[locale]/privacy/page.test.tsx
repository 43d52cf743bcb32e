import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { forms } from '@/content/forms';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
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
