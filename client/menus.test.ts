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
    <details data-menu id="two"><summary>two</summary><a href="#c">c</a></details>
    <details id="other"><summary>no menu</summary></details>
    <div popover id="sheet">
      <a href="#d">d</a>
      <details data-menu id="inner"><summary>inner</summary><a href="#e">e</a></details>
    </div>
    <p id="elsewhere">elsewhere</p>`;
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
  test('closes the menu and gives the focus back to what opened it', () => {
    const one = opened('one');
    link('b').focus();
    expect(press('Escape')).toBe(false);
    expect(one.open).toBe(false);
    expect(summary('one')).toHaveFocus();
  });

  test('closes an open menu also when the focus is elsewhere', () => {
    opened('one');
    press('Escape', document.body);
    expect(menu('one').open).toBe(false);
    expect(summary('one')).toHaveFocus();
  });

  test('closes the inner menu and leaves the sheet around it to the next one', () => {
    opened('inner');
    link('e').focus();
    expect(press('Escape')).toBe(false);
    expect(menu('inner').open).toBe(false);
    expect(press('Escape')).toBe(true);
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

describe('a click', () => {
  test('outside closes the menu', async () => {
    const one = opened('one');
    await userEvent.click(document.getElementById('elsewhere') ?? document.body);
    expect(one.open).toBe(false);
  });

  test('on a text inside leaves it open', async () => {
    const one = opened('one');
    await userEvent.click(one.querySelector('p') ?? document.body);
    expect(one.open).toBe(true);
  });

  test('on a link inside closes it: the page changes without being loaded anew', () => {
    const one = opened('one');
    link('a').click();
    expect(one.open).toBe(false);
  });

  test('on another menu closes the first', async () => {
    opened('one');
    await userEvent.click(summary('two'));
    expect(menu('one').open).toBe(false);
    expect(menu('two').open).toBe(true);
  });

  test('on what is no menu leaves that alone', async () => {
    menu('other').open = true;
    await userEvent.click(document.getElementById('elsewhere') ?? document.body);
    expect(menu('other').open).toBe(true);
  });

  test.each([true, false])('on a link in a sheet closes the sheet that is open: %s', (isOpen) => {
    const sheet = document.getElementById('sheet');
    if (sheet === null) throw new Error('no sheet');
    // jsdom has no popovers.
    sheet.hidePopover = jest.fn();
    const matches = sheet.matches.bind(sheet);
    Object.defineProperty(sheet, 'matches', {
      value: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
    });
    link('d').click();
    expect(sheet.hidePopover).toHaveBeenCalledTimes(isOpen ? 1 : 0);
  });
});

describe('focus', () => {
  test('that leaves the menu closes it', () => {
    const one = opened('one');
    document.getElementById('before')?.focus();
    expect(one.open).toBe(false);
  });

  test('that a press moves does not close the menu before the click, which would move the target', async () => {
    const one = opened('one');
    const pressed = link('c');
    // jsdom takes every focus for one that the keyboard has moved.
    const nearest = pressed.closest.bind(pressed);
    pressed.closest = (selector: string) =>
      selector === ':focus-visible' ? null : nearest(selector);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    expect(pressed).toHaveFocus();
    expect(one.open).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: pressed });
    expect(one.open).toBe(false);
  });

  test('that moves within it leaves it open', () => {
    const one = opened('one');
    link('b').focus();
    expect(one.open).toBe(true);
  });
});

describe('arrow keys', () => {
  test('down opens the menu and moves to its first link, then on, and stays at the end', () => {
    summary('one').focus();
    expect(press('ArrowDown')).toBe(false);
    expect(menu('one').open).toBe(true);
    expect(link('a')).toHaveFocus();
    press('ArrowDown');
    expect(link('b')).toHaveFocus();
    press('ArrowDown');
    expect(link('b')).toHaveFocus();
  });

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

  test('up on a closed menu does not open it', () => {
    summary('one').focus();
    press('ArrowUp');
    expect(menu('one').open).toBe(false);
  });

  test('outside a menu they scroll the page as always', () => {
    document.getElementById('before')?.focus();
    expect(press('ArrowDown')).toBe(true);
    expect(press('ArrowUp')).toBe(true);
  });

  test('other keys are left alone', () => {
    summary('one').focus();
    for (const key of ['a', 'Tab', 'Enter', ' ', 'ArrowRight']) expect(press(key)).toBe(true);
  });
});
