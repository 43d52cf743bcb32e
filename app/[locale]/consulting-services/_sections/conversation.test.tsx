import { cacheFiles } from '@/test/cache-files';
import { renderLocalized } from '@/test/render';
import { shownTexts } from '@/test/shown-texts';
import { Conversation } from './conversation';

cacheFiles();

test('each question stands above its answer, and nothing has to be opened to read it', () => {
  const { features, benefits } = shownTexts('consulting');
  renderLocalized(<Conversation />);
  const questions = [...document.querySelectorAll('h3')];
  expect(questions.map(({ textContent }) => textContent)).toEqual(
    Object.values(features.items).map(({ question }) => question),
  );
  Object.values(features.items).forEach(({ question, title, description }, index) => {
    const turn = questions[index]?.closest('li');
    expect(turn?.textContent).toBe(question + title + description);
    expect(turn?.closest('details')).toBeNull();
  });
  expect(document.querySelectorAll('details li')).toHaveLength(benefits.items.length);
});
