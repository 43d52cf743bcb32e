import { screen } from '@testing-library/react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { shownTexts } from '@/test/page-texts';
import { renderLocalized } from '@/test/render';
import { Faq } from './faq';

function FaqOfPage() {
  return <Faq texts={usePageTexts('insights').faq} />;
}

test('every category, question and answer is in the document', () => {
  const { container } = renderLocalized(<FaqOfPage />);
  for (const category of Object.values(shownTexts('insights').faq.categories)) {
    expect(screen.getByRole('button', { name: category.name })).toBeInTheDocument();
    for (const { question, answer } of Object.values(category.items)) {
      expect(container.textContent).toContain(question + answer);
    }
  }
  expect(screen.getAllByRole('button')).toHaveLength(7);
});
