import { screen } from '@testing-library/react';
import { english, renderLocalized } from '@/test/render';
import { Faq } from './faq';

test('every category, question and answer is in the document', () => {
  const { container } = renderLocalized(<Faq />);
  for (const category of Object.values(english.pages.faq.categories)) {
    expect(screen.getByRole('button', { name: category.name })).toBeInTheDocument();
    for (const { question, answer } of category.items) {
      expect(container.textContent).toContain(question + answer);
    }
  }
  expect(screen.getAllByRole('button')).toHaveLength(7);
});
