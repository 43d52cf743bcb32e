import { screen } from '@testing-library/react';
import { type DocumentEntry, documentEntry } from '@/documents/entries';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { renderLocalized } from '@/test/render';
import { DocumentChanges } from './document-changes';

const entry = documentEntry('articles/philippine-tax-compliance', 'de');

function renderChange(text: Partial<Record<Locale, string>>): void {
  const document: DocumentEntry = { ...entry, changes: [{ date: '2026-11-26', text }] };
  renderLocalized(<DocumentChanges document={document} />, 'de');
}

test('a correction is told in the language of the page', () => {
  renderChange({ en: 'Added: days.', de: 'Ergänzt: Tage.' });
  expect(screen.getByText('Ergänzt: Tage.')).not.toHaveAttribute('lang');
  expect(screen.queryByText('Added: days.')).toBeNull();
});

test('where it is not translated, it is marked as English', () => {
  renderChange({ en: 'Added: days.' });
  expect(screen.getByText('Added: days.')).toHaveAttribute('lang', defaultLocale);
});

test('the number of an issuance is not broken at its hyphen', () => {
  renderChange({ en: 'Added.', de: 'Ergänzt: Revenue Regulations 26-2025.' });
  expect(screen.getByText('26-2025')).toHaveAttribute('data-unbroken');
});
