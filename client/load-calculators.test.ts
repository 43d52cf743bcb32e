const observe = jest.fn();

beforeEach(() => {
  observe.mockClear();
  document.body.innerHTML = '';
  // jsdom has none.
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe })) });
});

/** Runs the script while the document is in a state. */
function run(state: DocumentReadyState): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  jest.isolateModules(() => require('./load-calculators'));
}

test('calculators that are parsed after the script has run are watched, too', () => {
  run('loading');
  expect(observe).not.toHaveBeenCalled();
  document.body.innerHTML = '<div data-calculator="{}"></div><div data-calculator="{}"></div>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(observe).toHaveBeenCalledTimes(2);
});

test('in a parsed page they are watched at once', () => {
  document.body.innerHTML = '<div data-calculator="{}"></div>';
  run('interactive');
  expect(observe).toHaveBeenCalledTimes(1);
});
