import { documentPath, documentSlugs } from '@/content/pages';
import { editNode } from '@/test/html/support/edit-graph';
import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { jsonLdShownInvariants } from './json-ld-shown';

const article = documentPath('articles', 'hr-policies-remote-first');
const twin = documentPath('articles', documentSlugs.articles[0], 'insights');

/** Another value of a property. */
function say(fragment: string, property: string, value: unknown) {
  return editNode(fragment, (node) => {
    node[property] = value;
  });
}

/** Another text where it stands first in what is said of a thing. */
function misquote(fragment: string, from: string | RegExp, to: string) {
  return editNode(fragment, (node) => {
    Object.assign(node, JSON.parse(JSON.stringify(node).replace(from, to)));
  });
}

testInvariants(jsonLdShownInvariants, {
  'a page is what its head says': [
    {
      fault: 'another name',
      on: ['/about'],
      change: say('webpage', 'name', 'x'),
      finds: 'name is ["x | ',
    },
    {
      fault: 'another title of the page',
      on: ['/ja/about'],
      change: edit(($) => $('title').text('x')),
      finds: 'the page shows ["x"]',
    },
    {
      fault: 'another description',
      on: ['/about'],
      change: say('webpage', 'description', 'x'),
      finds: 'description is ["x"]',
    },
    {
      fault: 'a translated name of a page that is not translated',
      on: [`/de${article}`],
      change: say('webpage', 'name', 'x'),
      finds: 'name is',
    },
    {
      fault: 'a twin that goes by its own address',
      on: [twin],
      change: misquote('webpage', /"url":"[^"]+"/, '"url":"x"'),
      finds: 'url is ["x"]',
    },
    {
      fault: 'another picture',
      on: ['/about'],
      change: say('webpage', 'primaryImageOfPage', { '@type': 'ImageObject', url: 'x' }),
      finds: 'primaryImageOfPage is ["x"]',
    },
    {
      fault: 'the language of the frame',
      on: [`/de${article}`],
      change: say('webpage', 'inLanguage', 'de'),
      finds: 'inLanguage is "de", the page shows "en"',
    },
  ],
  'the breadcrumb is the one that is shown, its last step the only one without an address': [
    {
      fault: 'another label',
      on: ['/about'],
      change: misquote('breadcrumb', '"Home"', '"Start"'),
      finds: 'breadcrumb is [{"name":"Start"',
    },
    {
      fault: 'another target',
      on: [article],
      change: misquote('breadcrumb', '/insights', '/about'),
      finds: 'breadcrumb is',
    },
    {
      fault: 'another crumb on the page',
      on: ['/ko/about'],
      change: edit(($) => $('main > nav [aria-current]').text('x')),
      finds: 'breadcrumb is',
    },
    {
      fault: 'positions from 0',
      on: ['/about'],
      change: misquote('breadcrumb', '"position":1', '"position":0'),
      finds: 'order of the breadcrumb is [0,2]',
    },
    {
      fault: 'no breadcrumb',
      on: ['/about'],
      change: say('breadcrumb', 'itemListElement', []),
      finds: 'breadcrumb is []',
    },
  ],
  'a page was changed on the day that it shows': [
    {
      fault: 'another day',
      on: ['/about', `/de${article}`],
      change: say('webpage', 'dateModified', '2031-01-31'),
      finds: 'does not show 2031-01-31',
    },
    {
      fault: 'a document that came out on another day',
      on: [article],
      change: say('webpage', 'datePublished', '2031-01-31'),
      finds: 'does not show 2031-01-31',
    },
    {
      fault: 'no day on the page',
      on: ['/about'],
      change: edit(($) => $('footer time').remove()),
      finds: 'does not show',
    },
  ],
  'a document is what stands above its text': [
    {
      fault: 'another headline',
      on: [article],
      change: say('article', 'headline', 'x'),
      finds: 'headline is "x"',
    },
    {
      fault: 'a headline in another language than the text',
      on: [`/ja${article}`],
      change: say('article', 'headline', 'x'),
      finds: 'headline is "x"',
    },
    {
      fault: 'another description',
      on: [article],
      change: say('article', 'description', 'x'),
      finds: 'description is "x"',
    },
    {
      fault: 'another category',
      on: [article],
      change: say('article', 'articleSection', 'No such category'),
      finds: 'articleSection is false',
    },
    {
      fault: 'another day',
      on: [article],
      change: say('article', 'datePublished', '2031-01-31'),
      finds: 'datePublished is "2031-01-31"',
    },
    {
      fault: 'changed on another day',
      on: [article],
      change: say('article', 'dateModified', '2031-01-31'),
      finds: 'dateModified is false',
    },
    {
      fault: 'the language of the frame',
      on: [`/zh${article}`],
      change: say('article', 'inLanguage', 'zh-Hans'),
      finds: 'inLanguage is "zh-Hans", the page shows "en"',
    },
    {
      fault: 'another picture',
      on: [article],
      change: edit(($) => $('article > header svg').attr('data-src', '/x.svg')),
      finds: 'image is',
    },
    {
      fault: 'another read time',
      on: [article],
      change: say('article', 'timeRequired', 'PT99M'),
      finds: 'timeRequired is false',
    },
  ],
  'a service is what its page says': [
    {
      fault: 'another name',
      on: ['/visa-processing'],
      change: say('service', 'name', 'x'),
      finds: 'name is false',
    },
    {
      fault: 'another description',
      on: ['/de/free-consultation'],
      change: say('service', 'description', 'x'),
      finds: 'description is false',
    },
    {
      fault: 'another kind',
      on: ['/ko/accounting'],
      change: say('service', 'serviceType', 'No such service'),
      finds: 'serviceType is false',
    },
    {
      fault: 'another country',
      on: ['/accounting'],
      change: say('service', 'areaServed', { '@type': 'Country', name: 'Atlantis' }),
      finds: 'areaServed is false',
    },
  ],
  'the list of services is that of the overview': [
    {
      fault: 'another order',
      on: ['/services'],
      change: editNode('services', (node) => {
        node.itemListElement = [node.itemListElement].flat().reverse();
      }),
      finds: 'itemListElement is',
    },
    {
      fault: 'a service less on the page',
      on: ['/zh/services'],
      change: edit(($) => $('main li:has(img):has(h3)').first().remove()),
      finds: 'itemListElement is',
    },
    {
      fault: 'another count',
      on: ['/services'],
      change: say('services', 'numberOfItems', 8),
      finds: 'numberOfItems is 8',
    },
  ],
  'what is offered for nothing is the free consultation, where the page speaks of it': [
    {
      fault: 'a service for nothing',
      on: ['/visa-processing'],
      change: say('service', 'offers', { '@type': 'Offer', price: 0 }),
      finds: 'offer is',
    },
    {
      fault: 'a price',
      on: ['/free-consultation'],
      change: misquote('service', '"price":0', '"price":100'),
      finds: 'offer is',
    },
    {
      fault: 'a page that does not speak of it any more',
      on: ['/contact'],
      change: replace(/(?<=\D)30(?=.minutes)/g, '45'),
      finds: 'no session of 30 minutes',
    },
  ],
});
