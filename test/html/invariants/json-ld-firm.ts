import { z } from 'zod';
import { site } from '@/content/site';
import { shownMessages } from '@/i18n/load-messages';
import { locales } from '@/i18n/locales';
import { weekdays } from '@/lib/dates/calendar-days';
import { noonOfWeekday, timeInManila } from '@/lib/dates/manila-time';
import { elements, everyPage, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { editNode, parsedNode } from '@/test/html/support/json-ld';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

const text = z.string().min(1);

const hours = z.object({ dayOfWeek: z.array(text).min(1), opens: text, closes: text });

const firm = z.object({
  name: text,
  alternateName: text.optional(),
  description: text.optional(),
  telephone: text,
  email: text.optional(),
  address: z.object({
    streetAddress: text,
    addressLocality: text,
    addressCountry: z.literal('PH'),
  }),
  openingHoursSpecification: z.array(hours).optional(),
  contactPoint: z
    .object({ email: text, telephone: text, availableLanguage: z.array(text) })
    .optional(),
  areaServed: z.object({ name: text }).optional(),
  sameAs: z.array(z.url()).optional(),
  identifier: z.array(z.object({ name: text, value: text })).optional(),
});

type Hours = z.infer<typeof hours>;

/** The paths of the pages that show all data of the firm. */
const fullPaths = ['/', '/about', '/contact'];

/** The English names of the days, Monday first. */
const dayNames = weekdays.map((day) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Manila' }).format(
    noonOfWeekday(day),
  ),
);

/** A row of the opening hours in the language of the page. */
function wordsOf({ dayOfWeek, opens, closes }: Hours, { locale }: HtmlPage): string[] {
  const { lang, weekday = 'long', clock } = locales[locale];
  const write = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(lang, { timeZone: 'Asia/Manila', ...options }).format(date);
  const day = (name: string | undefined) =>
    write({ weekday }, noonOfWeekday(dayNames.indexOf(name ?? '') + 1));
  const time = (clockTime: string) =>
    write({ hour: 'numeric', minute: '2-digit', hourCycle: clock }, timeInManila(clockTime));
  const days = [day(dayOfWeek[0]), day(dayOfWeek.at(-1))];
  const times =
    opens === closes ? [shownMessages(locale).common.hours.closed] : [time(opens), time(closes)];
  return [...days, ...times].map((word) => plain(word).toLowerCase());
}

/** The rows of lists of opening hours. */
function rows({ $ }: HtmlPage): string[] {
  return elements($, 'main dl > div, main dl li').map((row) => plain($(row).text()).toLowerCase());
}

function footerLinks({ $ }: HtmlPage): string[] {
  return elements($, 'footer a').map(({ attribs }) => attribs.href ?? '');
}

/** The properties whose values a text of the page lacks. */
function missing(shown: string, data: Record<string, string | undefined>): string[] {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined && !shown.includes(plain(value)))
    .map(([property, value]) => `the page does not show the ${property} "${value}"`);
}

/** Replaces a text in the data of the firm. */
function misquote(from: string, to: string) {
  return editNode('organization', (node) => {
    Object.assign(node, JSON.parse(JSON.stringify(node).replaceAll(from, to)));
  });
}

/** The data about the firm is shown on the same page. */
testInvariants(everyPage, {
  'name, address, telephone and e-mail address are those of the page': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm);
      if (data === undefined) return [];
      const { telephone, email, address, contactPoint, description, areaServed } = data;
      return [
        ...missing(plain(page.$('footer').text()), {
          name: data.name,
          telephone,
          email,
          street: address.streetAddress,
          city: address.addressLocality,
          description,
          country: areaServed?.name,
          contactTelephone: contactPoint?.telephone,
          contactEmail: contactPoint?.email,
        }),
        ...missing(page.$('title').text(), { alternateName: data.alternateName }),
      ];
    }),
    [
      '/visa-processing',
      misquote(site.street, 'Other Street 1'),
      'does not show the street "Other Street 1"',
    ],
    ['/ko/about', misquote('필리핀', 'Atlantis'), 'does not show the country "Atlantis"'],
  ],
  'profiles are those that the page links to': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm)?.sameAs ?? [];
      const links = footerLinks(page);
      return data.filter((url) => !links.includes(url)).map((url) => `no link to ${url}`);
    }),
    [
      '/about',
      misquote(site.social.linkedin, 'https://www.linkedin.com/company/x'),
      'no link to https://www.linkedin.com/company/x',
    ],
  ],
  'registrations are those that the page shows, by their names': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm)?.identifier ?? [];
      const footer = plain(page.$('footer').text());
      const main = plain(page.$('main').text());
      return data
        .filter(({ name, value }) =>
          [footer, main].every((shown) => !shown.includes(name) || !shown.includes(value)),
        )
        .map(({ name, value }) => `the page does not show ${name} ${value}`);
    }),
    ['/contact', misquote(site.secNumber, 'SEC-1'), 'SEC-1'],
    ['/', misquote(site.dtiNumber, site.dtiRegistrations.visa), site.dtiRegistrations.visa],
  ],
  'opening hours are those that the page shows, every day of the week once': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm)?.openingHoursSpecification;
      if (data === undefined) return [];
      const shown = rows(page);
      const days = data.flatMap(({ dayOfWeek }) => dayOfWeek);
      return [
        ...data
          .map((each) => wordsOf(each, page))
          .filter((words) => !shown.some((row) => words.every((word) => row.includes(word))))
          .map((words) => `no row shows ${words.join(' ')}`),
        ...(JSON.stringify(days) === JSON.stringify(dayNames) ? [] : [`the days are ${days}`]),
      ];
    }),
    ['/', misquote('"18:00"', '"17:00"'), 'no row shows monday friday 9:00 am 5:00 pm'],
    ['/zh/contact', ($) => $('main dl dd:contains("14:00")').text('15:00'), '14:00'],
    ['/contact', misquote('"Wednesday",', ''), 'the days are Monday,Tuesday,Thursday'],
  ],
  'languages are those in which the page says that the firm answers': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm)?.contactPoint?.availableLanguage ?? [];
      const names = new Intl.DisplayNames(locales[page.locale].lang, { type: 'language' });
      const main = plain(page.$('main').text());
      return data
        .filter((code) => !main.includes(names.of(code) ?? code))
        .map((code) => `the page does not say that the firm answers in ${code}`);
    }),
    ['/contact', misquote('["en"]', '["en","tlh"]'), 'answers in tlh'],
  ],
  'the pages about the firm have all its data, and all others the least': [
    ofPage((page) => {
      const data = parsedNode(page, 'organization', firm);
      if (data === undefined) return [];
      const isFull = data.openingHoursSpecification !== undefined && data.identifier !== undefined;
      return isFull === fullPaths.includes(page.path)
        ? []
        : [`says ${isFull ? 'everything' : 'little'}`];
    }),
    [
      '/accounting',
      editNode('organization', (node) => {
        node.openingHoursSpecification = [{ dayOfWeek: ['Monday'], opens: '1', closes: '2' }];
        node.identifier = [];
      }),
      'says everything',
    ],
  ],
});
