import { trackCurrentSection } from './table-of-contents';

/** A document with a table of contents whose headings stand at the positions given. */
function show(tops: Record<string, number>): void {
  const ids = Object.keys(tops);
  document.body.innerHTML = `<nav data-contents>${ids
    .map((id) => `<a href="#${encodeURIComponent(id)}">${id}</a>`)
    .join('')}</nav>${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}`;
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, tops[id], 100, 20);
  }
}

function current(): string[] {
  return [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent ?? '');
}

async function scroll(): Promise<void> {
  document.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

beforeAll(() => {
  // jsdom has no layout.
  globalThis.DOMRect = class {
    constructor(
      readonly x: number,
      readonly top: number,
    ) {}
  } as unknown as typeof DOMRect;
  trackCurrentSection(document);
});

test('the last heading that has been passed is the current one, and only it', async () => {
  show({ one: -500, two: 90, three: 700 });
  await scroll();
  expect(current()).toEqual(['two']);
  show({ one: -900, two: -400, três: 120 });
  await scroll();
  expect(current()).toEqual(['três']);
});

test('a heading in a part that opens is where that part is', async () => {
  show({ one: -500, two: 0 });
  const part = document.createElement('details');
  part.append(document.getElementById('two') ?? '');
  part.getBoundingClientRect = () => new DOMRect(0, 700, 100, 20);
  document.body.append(part);
  await scroll();
  expect(current()).toEqual(['one']);
});
