import { renderLocalized } from '@/test/render';
import { useOpeningHours } from './use-opening-hours';

function Hours() {
  return useOpeningHours().map(({ days, hours }) => <p key={days}>{`${days}: ${hours}`}</p>);
}

test('the business hours are written out in the language of the page', () => {
  const { container } = renderLocalized(<Hours />);
  expect([...container.children].map((line) => line.textContent)).toEqual([
    'Monday to Friday: 9:00 AM to 6:00 PM',
    'Saturday: 9:00 AM to 2:00 PM',
    'Sunday: Closed',
  ]);
});
