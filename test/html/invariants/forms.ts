import type { Element } from 'domhandler';
import { forms } from '@/content/forms';
import { elements } from '@/test/html/support/elements';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { messagesOf } from '@/test/html/support/messages';
import { plain, repeated } from '@/test/html/support/text';

/** The fields of forms; a control of a tool for staff that stands by itself fills in nothing. */
const fields = 'form :is(input:not([type="hidden"]), select, textarea)';

const toolNames = Object.values(forms).map(({ tool }) => tool.name);

/** What agents may be told of forms and of fields in the language of a page. */
function agentTexts({ locale }: HtmlPage) {
  const { tools, fields: named } = messagesOf(locale).common.forms.agents;
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

/** What AI agents that act for a visitor are told of forms (WebMCP). */
export const formInvariants = {
  'every form is a tool of its own, described in the language of the page': ofPage((page) => {
    const all = elements(page.$, 'form');
    return [
      ...all.flatMap((form) => toolProblems(page, form)),
      ...repeated(all.map(({ attribs }) => attribs.toolname ?? '')).map(
        (name) => `two forms are the tool "${name}"`,
      ),
    ];
  }),

  'every field of a form is named, and described in the language of the page': ofPage((page) => {
    const due = agentTexts(page).fields;
    return elements(page.$, fields)
      .filter(({ attribs: { name = '', toolparamdescription } }) => {
        const text = due.get(name);
        return text === undefined || toolparamdescription !== text;
      })
      .map(
        ({ attribs: { name, toolparamdescription } }) =>
          `the field "${name}" is described by "${toolparamdescription}"`,
      );
  }),

  'no agent can send a form by itself': ofPage(({ $ }) =>
    elements($, '[toolautosubmit]').map(({ name }) => `<${name} toolautosubmit>`),
  ),
} satisfies Record<string, Invariant>;
