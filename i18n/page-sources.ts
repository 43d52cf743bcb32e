import type { Messages } from 'next-intl';
import type { PageId } from '@/content/pages';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { insertAfter } from '@/lib/objects/insert-after';
import { writtenMessages } from './load-messages';
import { defaultLocale } from './locales';
import { placeholdersIn } from './placeholders';

type Shared = Pick<Messages['pages'], 'employer' | 'contact'>;

/** A service page with the form of the contact page at its end. */
function withForm<Service extends object>(service: Service, { contact }: Shared) {
  return { ...service, form: contact.form };
}

/** A service page with that form, and with who can employ people in the Philippines after its audience. */
function withEmployer<Service extends { audience: object }>(service: Service, shared: Shared) {
  return withForm(insertAfter(service, 'audience', { employer: shared.employer }), shared);
}

/**
 * The home page with an extract of the payroll register. Its note on deductions has words of its own: those of
 * the register state rates, whose laws stand on the payroll page.
 */
function withRegister({ home }: Messages['pages'], { payroll }: Messages['services']) {
  const { why } = home;
  const { notes, note } = payroll.sample;
  const sss = { ...notes.sss, ...why.register.notes.sss };
  const register = { ...why.register, notes: { sss, netPay: notes.netPay }, note };
  return { ...home, why: { ...why, register } };
}

/**
 * What each page shows, in reading order. Running text of another page is added here alone; titles and labels may be
 * taken anywhere.
 */
export function pageSources({ pages, services, downloads }: Messages) {
  const { exitList, badDay, monitoringNotice } = downloads.items;
  const { images: _images, employer: _employer, tools, ...others } = pages;

  return {
    accounting: services.accounting,
    bookkeeping: services.bookkeeping,
    payroll: withEmployer(services.payroll, pages),
    tax: withForm(services.tax, pages),
    business: withForm(services.business, pages),
    visa: withForm(services.visa, pages),
    hrAdmin: withEmployer(services.hrAdmin, pages),
    consulting: withForm(services.consulting, pages),
    remoteBusiness: withEmployer(services.remoteBusiness, pages),
    ...others,
    home: withRegister(pages, services),
    contact: { ...pages.contact, remote: pages.home.remote },
    canonicalDiagnostic: { ...pages.canonicalDiagnostic, ...tools },
    seoAudit: { ...pages.seoAudit, ...tools },
    downloadAssets: { ...pages.downloadAssets, ...tools },
    exitList,
    badDay,
    monitoringNotice,
  };
}

export type PageSources = ReturnType<typeof pageSources>;

/** The names of the facts and identity values that the texts of a page refer to; translations refer to the same. */
export function pageFacts(page: PageId): string[] {
  const tree: MessageTree = pageSources(writtenMessages(defaultLocale))[page];
  return leavesOf(tree).flatMap(({ text }) => placeholdersIn(text));
}
