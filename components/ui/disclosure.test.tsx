import { render } from '@testing-library/react';
import { Disclosure } from './disclosure';

test('what machines read names the contents once: by their heading', () => {
  const { container } = render(
    <Disclosure onPhones summary="Sources" heading={<h2>Sources</h2>} id="sources">
      <p>Labor Code</p>
    </Disclosure>,
  );
  expect(container.querySelector('summary')).toHaveTextContent('Sources');
  for (const part of container.querySelectorAll('[data-shown-only]')) part.remove();
  expect(container).toHaveTextContent(/^SourcesLabor Code$/);
  expect(container.querySelector('#sources h2')).toBeInTheDocument();
});

test('a summary without such a heading is content', () => {
  const { container } = render(<Disclosure summary={<h3>Sources</h3>}>Labor Code</Disclosure>);
  expect(container.querySelector('[data-shown-only]')).toBeNull();
});
