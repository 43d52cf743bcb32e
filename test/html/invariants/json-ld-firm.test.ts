import { site } from '@/content/site';
import { editNode } from '@/test/html/support/edit-graph';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { jsonLdFirmInvariants } from './json-ld-firm';

/** Another text wherever it stands in what is said of the firm. */
function misquote(from: string, to: string) {
  return editNode('organization', (node) => {
    Object.assign(node, JSON.parse(JSON.stringify(node).replaceAll(from, to)));
  });
}

testInvariants(jsonLdFirmInvariants, {
  'name, address, telephone and e-mail address are those of the page': [
    {
      fault: 'another street',
      on: ['/visa-processing'],
      change: misquote(site.street, 'Other Street 1'),
      finds: 'does not show the street "Other Street 1"',
    },
    {
      fault: 'another telephone number',
      on: ['/'],
      change: misquote(site.phone, '+63 2 1111 1111'),
      finds: 'does not show the contactTelephone',
    },
    {
      fault: 'another e-mail address',
      on: ['/ja/contact'],
      change: misquote(site.email, 'x@example.com'),
      finds: 'does not show the email',
    },
    {
      fault: 'another name of the country',
      on: ['/ko/about'],
      change: misquote('필리핀', 'Atlantis'),
      finds: 'does not show the country "Atlantis"',
    },
    {
      fault: 'a name that the page does not show any more',
      on: ['/accounting'],
      change: edit(($) => $('footer p').remove()),
      finds: `does not show the name "${site.name}"`,
    },
  ],
  'profiles are those that the page links to': [
    {
      fault: 'another profile',
      on: ['/about'],
      change: misquote(site.social.linkedin, 'https://www.linkedin.com/company/x'),
      finds: 'no link to https://www.linkedin.com/company/x',
    },
  ],
  'registrations are those that the page shows, by their names': [
    {
      fault: 'another number',
      on: ['/contact'],
      change: misquote(site.secNumber, 'SEC-1'),
      finds: 'SEC-1',
    },
    {
      fault: 'a number that the page does not show',
      on: ['/'],
      change: misquote(site.dtiNumber, site.dtiRegistrations.visa),
      finds: site.dtiRegistrations.visa,
    },
    {
      fault: 'another name',
      on: ['/de/about'],
      change: misquote('SEC-', 'XYZ-'),
      finds: 'does not show XYZ-',
    },
  ],
  'opening hours are those that the page shows, every day of the week once': [
    {
      fault: 'another hour',
      on: ['/'],
      change: misquote('"18:00"', '"17:00"'),
      finds: 'no row shows monday friday 9:00 am 5:00 pm',
    },
    {
      fault: 'another hour on the page',
      on: ['/zh/contact'],
      change: edit(($) => $('main dl dd:contains("14:00")').text('15:00')),
      finds: '14:00',
    },
    {
      fault: 'open on Sundays',
      on: ['/es/about'],
      change: misquote('"closes":"00:00"', '"closes":"12:00"'),
      finds: 'no row shows domingo',
    },
    {
      fault: 'a day that is left out',
      on: ['/contact'],
      change: misquote('"Wednesday",', ''),
      finds: 'the days are Monday,Tuesday,Thursday',
    },
  ],
  'languages are those in which the page says that the firm answers': [
    {
      fault: 'a language more',
      on: ['/contact'],
      change: misquote('["en"]', '["en","tlh"]'),
      finds: 'answers in tlh',
    },
  ],
  'the pages about the firm say everything of it, all others the least': [
    {
      fault: 'the hours are missing',
      on: ['/contact'],
      change: editNode('organization', (node) => {
        node.openingHoursSpecification = undefined;
      }),
      finds: 'says little',
    },
    {
      fault: 'all of it on every page',
      on: ['/accounting'],
      change: editNode('organization', (node) => {
        node.openingHoursSpecification = [{ dayOfWeek: ['Monday'], opens: '1', closes: '2' }];
        node.identifier = [];
      }),
      finds: 'says everything',
    },
  ],
});
