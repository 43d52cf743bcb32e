/** Attacks that the policies of pages block. */
import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { english } from '@/test/english';
import { openHydrated, settled } from './support/hydration';
import { collectProblems } from './support/problems';
import { frameworkScripts } from './support/requests';
import { onBothBuilds, origin, ports, testedHosts } from './support/servers';
import { collectViolations } from './support/violations';

// Other tests fail when a policy of the static output blocks anything (support/test.ts).
test('the policies of the Next server block nothing in the operator tools', async ({ page }) => {
  const problems = collectProblems(page);
  const violations = await collectViolations(page);
  await openHydrated(page, origin(ports.server) + pages.downloadAssets.path);
  const download = page.waitForEvent('download');
  const { start } = english.common.downloads;
  await page.getByRole('button', { name: start, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.goto(origin(ports.server) + pages.canonicalDiagnostic.path);
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect([...violations, ...problems]).toEqual([]);
});

/** The mark that an attacker's code sets on the window. */
function attackMark(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'planted'));
}

/** Opens a page with changed HTML and its policy. */
async function openPlanted(page: Page, path: string, change: (html: string) => string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

const elsewhere = 'https://other.example';

/** Ways to run a string as code; runs in the page, in a script of the site. */
const attempts = `
  const image = '<img src="data:," onerror="window.planted = 1">';
  const attempts = {
    eval: () => eval('window.planted = 1'),
    Function: () => new Function('window.planted = 1')(),
    setTimeout: () => setTimeout('window.planted = 1'),
    innerHTML: () => { document.createElement('div').innerHTML = image; },
    outerHTML: () => { document.querySelector('footer').outerHTML = image; },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', image),
    write: () => document.write(image),
    fragment: () => document.createRange().createContextualFragment(image),
    parser: () => new DOMParser().parseFromString(image, 'text/html'),
    srcdoc: () => { document.createElement('iframe').srcdoc = image; },
    json: () => { document.createElement('div').innerHTML = JSON.stringify(image); },
    source: () => { document.createElement('script').src = '${elsewhere}/_next/static/a.js'; },
    data: () => { document.createElement('script').src = 'data:text/javascript,'; },
    text: () => { document.createElement('script').text = 'window.planted = 1'; },
    policy: () => trustedTypes.createPolicy('mine', { createHTML: (text) => text }),
    again: () => trustedTypes.createPolicy('default', { createHTML: (text) => text }),
  };
  window.unblocked = Object.keys(attempts).filter((name) => {
    try { attempts[name](); return true; } catch { return false; }
  });`;

/** Opens a page whose script makes these attempts. @returns the names of those that were not blocked */
async function unblockedAttempts(page: Page, url: string): Promise<unknown> {
  await page.route('**/client.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};{${attempts}}` });
  });
  await page.goto(url);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'unblocked'))).toBeDefined();
  return page.evaluate(() => Reflect.get(window, 'unblocked'));
}

test.describe('the policy blocks what an attacker plants', () => {
  /** Requests that reach another site. */
  let sent: string[];
  test.beforeEach(async ({ page }) => {
    sent = [];
    await page.route(`${elsewhere}/**`, (route) => {
      sent.push(route.request().url());
      return route.fulfill({ status: 200, body: 'window.planted = "elsewhere"' });
    });
  });
  test.afterEach(() => {
    expect(sent).toEqual([]);
  });

  const plants: [html: string, blocked: RegExp][] = [
    ['<script>window.planted = 1</script>', /^script-src-elem: inline/],
    ['<img src="data:," alt="" onerror="window.planted = 1">', /^script-src-attr: inline/],
    [`<script src="${elsewhere}/a.js"></script>`, /^script-src-elem: https:\/\/other\.example/],
    ['<style>main { display: none }</style>', /^style-src-elem: inline/],
    [`<img src="${elsewhere}/a.png" alt="">`, /^img-src: https:\/\/other\.example/],
    [`<iframe src="${elsewhere}/a"></iframe>`, /^frame-src: https:\/\/other\.example/],
  ];
  onBothBuilds(() => {
    test('scripts, handlers, styles, pictures and frames in the HTML', async ({ page }) => {
      const violations = await collectViolations(page);
      const planted = plants.map(([html]) => html).join('');
      await openPlanted(page, '/ja/about', (html) => html.replace('</main>', `${planted}</main>`));
      await settled(page);
      expect(await attackMark(page)).toBeUndefined();
      await expect(page.locator('main')).toBeVisible();
      for (const [html, blocked] of plants) {
        expect(
          violations.filter((violation) => blocked.test(violation)),
          html,
        ).toHaveLength(1);
      }
    });

    test('strings that are to run, or to become HTML', async ({ page, baseURL }) => {
      expect(await unblockedAttempts(page, `${baseURL}/services`)).toEqual([]);
      expect(await attackMark(page)).toBeUndefined();
    });
  });

  test('a link that is a script', async ({ page }) => {
    const violations = await collectViolations(page);
    await openHydrated(page, '/services');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:void(window.planted = 1)';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^script-src-elem: /));
    expect(await attackMark(page)).toBeUndefined();
  });

  test('a link in the HTML that is a script', async ({ page }) => {
    const violations = await collectViolations(page);
    // Where React hydrates the page, it would take the link away.
    await page.route(frameworkScripts, (route) => route.abort());
    const link = '<a href="javascript:void(window.planted = 1)">a planted link</a>';
    await openPlanted(page, '/services', (text) => text.replace('</main>', `${link}</main>`));
    await page.getByRole('link', { name: 'a planted link' }).click();
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^script-src-elem: /));
    expect(await attackMark(page)).toBeUndefined();
  });

  test('another base URL', async ({ page, baseURL }) => {
    const violations = await collectViolations(page);
    const base = `<base href="${elsewhere}/">`;
    await openPlanted(page, '/services', (text) => text.replace('<title>', `${base}<title>`));
    await settled(page);
    expect(violations).toContainEqual(expect.stringMatching(/^base-uri: /));
    const url = await page
      .locator('header a')
      .first()
      .evaluate((a) => a.matches('a') && Reflect.get(a, 'href'));
    expect(url).toContain(baseURL);
  });

  test('a form that is sent to another site', async ({ page }) => {
    const violations = await collectViolations(page);
    await openHydrated(page, '/services');
    await page.evaluate((action) => {
      const form = document.createElement('form');
      form.action = action;
      document.body.append(form);
      form.submit();
    }, `${elsewhere}/take`);
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^form-action: /));
  });

  test('requests to other sites', async ({ page }) => {
    const violations = await collectViolations(page);
    await openHydrated(page, '/about');
    const failed = await page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => false,
          () => true,
        ),
      `${elsewhere}/take`,
    );
    expect(failed).toBe(true);
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(/^connect-src: /));
  });

  test('a frame around a page of any host', async ({ page }) => {
    for (const host of testedHosts) {
      await page.setContent(`<iframe src="${origin(ports[host])}/services"></iframe>`);
      await expect.poll(() => page.frames()[1]?.url(), host).toMatch(/^chrome-error:/);
    }
  });
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('the attempts of an attacker would succeed', async ({ page, baseURL }) => {
    const names = await unblockedAttempts(page, `${baseURL}/services`);
    for (const name of ['eval', 'Function', 'innerHTML', 'insertAdjacentHTML', 'source', 'json']) {
      expect(names).toContain(name);
    }
  });
});
