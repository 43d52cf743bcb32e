import { act, fireEvent, render, screen } from '@testing-library/react';
import { Slideshow } from './slideshow';

const slides = [1, 2, 3].map((number) => ({
  image: <i>image {number}</i>,
  blank: <i>blank {number}</i>,
  caption: `caption ${number}`,
  dot: `dot ${number}`,
}));

class MotionQuery extends EventTarget implements MediaQueryList {
  media = '(prefers-reduced-motion: reduce)';
  matches = false;
  onchange = null;
  addListener() {}
  removeListener() {}
}

let motion = new MotionQuery();
let hidden = false;

function setHidden(value: boolean) {
  hidden = value;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function setReduced(value: boolean) {
  motion.matches = value;
  act(() => {
    motion.dispatchEvent(new Event('change'));
  });
}

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** The number of the image shown, as picture, caption and dot agree on it. */
function shown(): number {
  const visible = slides.filter(
    (_, i) => screen.queryByText(`image ${i + 1}`)?.closest('[aria-hidden=true]') === null,
  );
  expect(visible).toHaveLength(1);
  const number = slides.findIndex(({ dot }) => dot === visible[0]?.dot) + 1;
  expect(screen.getByText(`caption ${number}`)).toBeVisible();
  for (const slide of slides) {
    const dot = screen.getByRole('button', { name: slide.dot });
    expect(dot.getAttribute('aria-current')).toBe(slide.dot === `dot ${number}` ? 'true' : null);
  }
  return number;
}

beforeEach(() => {
  jest.useFakeTimers();
  motion = new MotionQuery();
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  window.matchMedia = (query) => {
    expect(query).toBe(motion.media);
    return motion;
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderSlideshow() {
  return render(
    <Slideshow
      slides={slides}
      label="scenes"
      pause="pause"
      play="play"
      icons={{ pause: null, play: null }}
    />,
  );
}

test('the slideshow stops while the tab is hidden', () => {
  renderSlideshow();
  wait(4000);
  setHidden(true);
  wait(60_000);
  expect(shown()).toBe(1);
  setHidden(false);
  wait(5000);
  expect(shown()).toBe(2);
});

test('the slideshow does not start with reduced motion, and follows a change of that setting', () => {
  motion.matches = true;
  renderSlideshow();
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'dot 2' }));
  wait(60_000);
  expect(shown()).toBe(2);
  setReduced(false);
  wait(5000);
  expect(shown()).toBe(3);
  setReduced(true);
  wait(60_000);
  expect(shown()).toBe(3);
});

test('the timer of the slideshow stops when it is unmounted', () => {
  const { unmount } = renderSlideshow();
  unmount();
  setReduced(false);
  setHidden(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('an image is rendered when it is first shown, and stays rendered', () => {
  renderSlideshow();
  expect(screen.queryByText('image 2')).toBeNull();
  expect(screen.getByText('blank 2')).toBeInTheDocument();
  wait(5000);
  expect(screen.getByText('image 2')).toBeInTheDocument();
  expect(screen.getByText('image 1')).toBeInTheDocument();
});
