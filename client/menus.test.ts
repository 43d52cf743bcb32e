import userEvent from '@testing-library/user-event';
import { operateMenus } from './menus';

// The page is rendered after the listeners were added, as React may render it anew.
beforeAll(() => operateMenus(document));

beforeEach(() => {
  document.body.innerHTML = `
    <button id="before">before</button>
    <details data-menu id="one">
      <summary>one</summary>
      <ul><li><a href="#a">a</a></li><li><a href="#b">b</a></li></ul>
      <p>text</p>
    </details>
    <details id="other"><summary>no menu</summary></details>`;
});

function menu(id: string): HTMLDetailsElement {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) return element;
  throw new Error(`no details with the id ${id}`);
}

function summary(id: string): HTMLElement {
  const element = menu(id).querySelector('summary');
  if (element === null) throw new Error(`no summary in ${id}`);
  // jsdom does not focus a summary of its own accord.
  element.tabIndex = 0;
  return element;
}

function link(name: string): HTMLAnchorElement {
  const element = document.querySelector<HTMLAnchorElement>(`a[href="#${name}"]`);
  if (element === null) throw new Error(`no link ${name}`);
  return element;
}

function press(key: string, target: Element = document.activeElement ?? document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

/** A menu that was opened, with the focus on its summary. */
function opened(id: string): HTMLDetailsElement {
  summary(id).focus();
  menu(id).open = true;
  return menu(id);
}

describe('Escape', () => {
  test('closes an open menu also when the focus is elsewhere', () => {
    opened('one');
    press('Escape', document.body);
    expect(menu('one').open).toBe(false);
    expect(summary('one')).toHaveFocus();
  });

  test('is left to the browser where no menu is open', () => {
    document.getElementById('before')?.focus();
    expect(press('Escape')).toBe(true);
    expect(document.getElementById('before')).toHaveFocus();
  });

  test('does not close what is no menu', () => {
    menu('other').open = true;
    expect(press('Escape', document.body)).toBe(true);
    expect(menu('other').open).toBe(true);
  });
});

test('a click on a text inside leaves a menu open', async () => {
  const one = opened('one');
  await userEvent.click(one.querySelector('p') ?? document.body);
  expect(one.open).toBe(true);
});

describe('arrow keys', () => {
  test('up moves back to the summary, and stays there', () => {
    opened('one');
    link('b').focus();
    expect(press('ArrowUp')).toBe(false);
    expect(link('a')).toHaveFocus();
    press('ArrowUp');
    expect(summary('one')).toHaveFocus();
    press('ArrowUp');
    expect(summary('one')).toHaveFocus();
  });
});
