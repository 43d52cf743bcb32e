import { act, render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { english } from '@/test/english';
import { LazyPart } from './lazy-part';

const { failures } = english.audit;

type GreetingProps = { name: string };

function Greeting({ name }: GreetingProps) {
  return <p>{`Hello, ${name}`}</p>;
}

/** A part whose code arrives, or is lost, when the test says so. */
function pendingPart() {
  let last: {
    resolve: (part: ComponentType<GreetingProps>) => void;
    reject: (error: Error) => void;
  };
  const load = () =>
    new Promise<ComponentType<GreetingProps>>((resolve, reject) => {
      last = { resolve, reject };
    });
  return { load, last: () => last };
}

function show(load: () => Promise<ComponentType<GreetingProps>>) {
  const part = (name: string) => (
    <StrictMode>
      <LazyPart load={load} label="Greeting" texts={{ failures }}>
        {(Part) => <Part name={name} />}
      </LazyPart>
    </StrictMode>
  );
  const { rerender } = render(part('A'));
  return { change: (name: string) => rerender(part(name)) };
}

afterEach(() => jest.restoreAllMocks());

test('a lazy part shows its label until its code has loaded, and then what its props say', async () => {
  const { load, last } = pendingPart();
  const { change } = show(load);
  expect(document.body).toHaveFocus();
  expect(screen.getByText('Greeting')).toHaveAttribute('aria-busy', 'true');
  await act(async () => last().resolve(Greeting));
  expect(screen.getByText('Hello, A')).toBeVisible();
  expect(screen.queryByText('Greeting')).toBeNull();
  change('B');
  expect(screen.getByText('Hello, B')).toBeVisible();
});

test.each([
  [true, failures.reasons.failed],
  [false, failures.reasons.offline],
])('a failed load says why (connection: %s), and can be repeated', async (isOnline, reason) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { load, last } = pendingPart();
  show(load);
  await act(async () => last().reject(new Error('lost')));
  expect(log).toHaveBeenCalledWith(new Error('lost'));
  expect(screen.getByText(reason)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: failures.retry }).click());
  expect(screen.queryByText(reason)).toBeNull();
  expect(screen.getByText('Greeting')).toHaveFocus();
  await act(async () => last().resolve(Greeting));
  expect(screen.getByText('Hello, A')).toBeVisible();
});
