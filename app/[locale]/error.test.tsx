import { act } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import PageError from './error';

/** What Next puts around a page. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

/** A component that throws when it is hydrated, or when it is clicked. */
function Leaf({ broken }: { broken: boolean }) {
  const [failed, setFailed] = useState(broken);
  if (failed) throw new Error('broken');
  return (
    <button type="button" onClick={() => setFailed(true)}>
      break
    </button>
  );
}

const html =
  '<header>menu</header><main><input id="name"><button type="button">break</button></main><footer>end</footer>';

const failed = jest.fn();

let root: Root | undefined;

/** Shows the server's page, lets a visitor type, and hydrates it. */
async function hydrate(broken: boolean): Promise<HTMLInputElement> {
  document.body.innerHTML = html;
  const input = document.querySelector('input');
  if (input === null) throw new Error('no field');
  input.value = 'Ana';
  input.focus();
  await act(async () => {
    root = hydrateRoot(
      document.body,
      <Boundary>
        <header>menu</header>
        <main>
          <input id="name" />
          <Leaf broken={broken} />
        </main>
        <footer>end</footer>
      </Boundary>,
      { onRecoverableError: () => {}, onCaughtError: () => {} },
    );
  });
  return input;
}

beforeEach(() => {
  failed.mockClear();
  window.addEventListener('hydration-failed', failed);
});

afterEach(() => act(async () => root?.unmount()));

/** Expects the page to be as it was left, in the same order, with what was typed. */
function expectKept(input: HTMLInputElement): void {
  const shown = [...document.body.children].filter((node) => !node.hasAttribute('hidden'));
  expect(shown.map((node) => node.localName)).toEqual(['header', 'main', 'footer']);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(document.querySelector('input')).toBe(input);
  expect(input.value).toBe('Ana');
  expect(input).toHaveFocus();
  expect(failed).toHaveBeenCalledTimes(1);
}

test('a component that throws during hydration leaves the page as it is, and the client script is notified', async () => {
  const input = await hydrate(true);
  expectKept(input);
});

test('a component that throws after hydration leaves the page as it is', async () => {
  const input = await hydrate(false);
  expect(failed).not.toHaveBeenCalled();
  await act(async () => document.querySelector('button')?.click());
  expectKept(input);
});
