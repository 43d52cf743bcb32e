const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});

function load() {
  jest.isolateModules(() => {
    require('./main');
  });
}

beforeEach(() => {
  warn.mockClear();
  // jsdom has none.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

test('the not-found page logs the missing path', () => {
  window.history.replaceState(null, '', '/de/x.php?y=1');
  document.body.innerHTML = '<main data-not-found></main>';
  load();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/de/x.php'));
});

test('other pages log nothing', () => {
  document.body.innerHTML = '<main></main>';
  load();
  expect(warn).not.toHaveBeenCalled();
});

test('a click outside closes an open menu', () => {
  document.body.innerHTML = '<details data-menu open><summary>a</summary></details><p>b</p>';
  load();
  document.querySelector('p')?.click();
  expect(document.querySelector('details')?.open).toBe(false);
});
