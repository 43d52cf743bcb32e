import type { Element } from 'domhandler';
import { forms } from '@/content/forms';
import { nearestForm } from '@/content/pages';
import { site } from '@/content/site';
import { shownMessages } from '@/i18n/load-messages';
import type { Change } from '@/test/html/support/fault';
import { elements, everyPage, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain, repeated } from '@/test/html/support/text';

/** The fields of forms. Controls of operator tools, which need no description, are in none. */
const fields = 'form :is(input:not([type="hidden"], [hidden]), select, textarea)';

const toolNames = Object.values(forms).map(({ webMcpTool }) => webMcpTool.name);

/** Descriptions of forms and fields for agents in the language of a page. */
function agentTexts({ locale }: HtmlPage) {
  const { tools, fields: named } = shownMessages(locale).common.forms.agents;
  return {
    tools: Object.values(tools).map(plain),
    fields: new Map(Object.entries(named).map(([name, text]) => [name, plain(text)])),
  };
}

function toolProblems(page: HtmlPage, form: Element): string[] {
  const { toolname, tooldescription = '' } = form.attribs;
  const isKnown = toolNames.some((name) => name === toolname);
  return [
    ...(isKnown ? [] : [`a form is the tool "${toolname}"`]),
    ...(agentTexts(page).tools.includes(tooldescription)
      ? []
      : [`the tool "${toolname}" is described by "${tooldescription}"`]),
  ];
}

/** Changes an attribute of the first element that a selector finds; `null` removes it. */
function change(selector: string, name: string, value: string | null): Change {
  return ($) => $(selector).first().attr(name, value);
}

/** Descriptions of forms for a visitor's AI agent (WebMCP). */
testInvariants(everyPage, {
  'every form is a tool of its own, described in the language of the page': [
    ofPage((page) => {
      const all = elements(page.$, 'form');
      return [
        ...all.flatMap((form) => toolProblems(page, form)),
        ...repeated(all.map(({ attribs }) => attribs.toolname ?? '')).map(
          (name) => `two forms are the tool "${name}"`,
        ),
      ];
    }),
    ['/ja/about', change('form', 'toolname', null), '/ja/about: a form is the tool "undefined"'],
    [
      '/de/contact',
      change('form', 'tooldescription', null),
      `the tool "${forms.contact.webMcpTool.name}" is described by ""`,
    ],
    [
      '/free-consultation',
      ($) => $('form').first().after($('form').first().clone()),
      `two forms are the tool "${forms.consultation.webMcpTool.name}"`,
    ],
  ],
  'every field of a form is named, and described in the language of the page': [
    ofPage((page) => {
      const descriptions = agentTexts(page).fields;
      return elements(page.$, fields)
        .filter(({ attribs: { name = '', toolparamdescription } }) => {
          const text = descriptions.get(name);
          return text === undefined || toolparamdescription !== text;
        })
        .map(
          ({ attribs: { name, toolparamdescription } }) =>
            `the field "${name}" is described by "${toolparamdescription}"`,
        );
    }),
    [
      '/ko/contact',
      change('[name="name"]', 'toolparamdescription', 'The name.'),
      'the field "name" is described by "The name."',
    ],
  ],
  'a form is sent to the service by post, and puts nothing into the URL': [
    ofPage(({ $ }) => [
      ...elements($, `form:not([method="post"][action="${site.inquiriesUrl}"])`).map(
        () => 'a form that goes elsewhere',
      ),
      ...elements($, 'form').flatMap((form) =>
        $(form).find('[type="submit"]:not(:disabled)').length === 1
          ? []
          : ['a form without a button'],
      ),
      ...($('form').length > 1 ? ['more than one form'] : []),
    ]),
    ['/contact', change('form', 'method', 'get'), 'a form that goes elsewhere'],
    ['/de/about', change('form [type="submit"]', 'disabled', ''), 'a form without a button'],
    ['/free-consultation', ($) => $('main').append($('form').clone()), 'more than one form'],
  ],
  '“Get Started” leads to the form of a page that has one (`form` in content/pages.ts)': [
    ofPage(({ $, path }) => {
      const target = nearestForm(path);
      const isExpected = $('form').length > 0 || target.startsWith('#');
      const isThere = target.startsWith('#') && $(`${target} form`).length > 0;
      return isExpected && !isThere
        ? [`“Get Started” leads to ${target}, where no form stands`]
        : [];
    }),
    ['/tax-services', ($) => $('form').remove(), 'leads to #contact, where no form stands'],
  ],
  'no agent can send a form by itself': [
    ofPage(({ $ }) =>
      elements($, '[toolautosubmit]').map(({ name }) => `<${name} toolautosubmit>`),
    ),
    ['/contact', change('form', 'toolautosubmit', ''), '/contact: <form toolautosubmit>'],
  ],
});
