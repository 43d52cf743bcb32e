import { act, render, screen } from '@testing-library/react';
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

/** The number of the image shown, by its dot. */
function shown(): number {
  const current = screen.getByRole('button', { current: true });
  return slides.findIndex(({ dot }) => dot === current.getAttribute('aria-label')) + 1;
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
