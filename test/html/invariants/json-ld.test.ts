import { documentPath, documentSlugs } from '@/content/pages';
import { site } from '@/content/site';
import { editGraph, editNode } from '@/test/html/support/edit-graph';
import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { jsonLdInvariants } from './json-ld';

const article = documentPath('articles', documentSlugs.articles[0]);
const twin = documentPath('articles', documentSlugs.articles[0], 'insights');
const script = 'script[type="application/ld+json"]';

testInvariants(jsonLdInvariants, {
  'a page that is for search engines has one graph of schema.org, and no other page has': [
    {
      fault: 'none',
      on: ['/about'],
      change: edit(($) => $(script).remove()),
      finds: '0 graphs instead of 1',
    },
    {
      fault: 'two',
      on: ['/about'],
      change: edit(($) => $(script).after($(script).clone())),
      finds: '2 graphs instead of 1',
    },
    {
      fault: 'one of a tool',
      on: ['/seo-audit'],
      change: replace(
        '</body>',
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></body>',
      ),
      finds: '1 graphs instead of 0',
    },
    {
      fault: 'one that is no JSON',
      on: ['/about'],
      change: edit(($) => $(script).text('{')),
      finds: 'cannot be read',
    },
    {
      fault: 'a node without a type',
      on: ['/about'],
      change: editGraph((nodes) => {
        Reflect.deleteProperty(nodes[0] ?? {}, '@type');
      }),
      finds: 'cannot be read',
    },
  ],
  'what is referred to is described, on this page or on another': [
    {
      fault: 'a breadcrumb that is not there',
      on: ['/about'],
      change: editGraph((nodes) => {
        nodes.splice(
          nodes.findIndex((node) => node['@type'] === 'BreadcrumbList'),
          1,
        );
      }),
      finds: 'nothing describes',
    },
    {
      fault: 'a page that is not there',
      on: ['/ja/about'],
      change: editNode('webpage', (node) => {
        node.translationOfWork = { '@id': `${node['@id']}x` };
      }),
      finds: '#webpagex',
    },
  ],
  'a graph describes its page, its site and the firm, each once': [
    {
      fault: 'a page that is described twice',
      on: ['/about'],
      change: editGraph((nodes) => nodes.push(...nodes.slice(0, 1))),
      finds: '2 nodes of #webpage',
    },
  ],
  'addresses of the site are those of pages and files': [
    {
      fault: 'a crumb that leads nowhere',
      on: ['/about'],
      change: replace(/"item":"[^"]+"/, `"item":"${site.origin}/nowhere"`),
      finds: 'nothing is at',
    },
    {
      fault: 'a picture that is not there',
      on: [article],
      change: editNode('article', (node) => {
        node.image = `${node.image}.png`;
      }),
      finds: '.svg.png',
    },
  ],
  'no page contradicts another': [
    {
      fault: 'a twin with another headline',
      on: [twin],
      change: editNode('article', (node) => {
        node.headline = 'x';
      }),
      finds: 'says another headline of',
    },
    {
      fault: 'a frame in another language that calls the page its own',
      on: [`/de${article}`],
      change: editNode('webpage', (node) => {
        node.inLanguage = 'de';
      }),
      finds: 'says another inLanguage of',
    },
    {
      fault: 'another telephone number of the firm',
      on: ['/about'],
      change: editNode('organization', (node) => {
        node.telephone = '+63 2 1111 1111';
      }),
      finds: 'says another telephone of',
    },
    {
      fault: 'another name of a service in the list of them',
      on: ['/services'],
      change: editNode('services', (node) => {
        node.itemListElement = JSON.parse(
          JSON.stringify(node.itemListElement).replace('Visa Processing', 'Visas'),
        );
      }),
      finds: 'says another name of',
    },
  ],
});
