import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

/**
 * What the texts promise about the way of working beyond the specification, by the key of the message:
 * the firm confirms each before launch (`npm run check:launch`) or its text changes.
 */
export const commitments = [
  'pages.home.about.points.listed.description',
  'pages.home.how.steps.approve.description',
  'pages.home.how.steps.work.description',
  'pages.home.why.benefits.fees.description',
  'pages.services.choose.items.opening.start',
  'pages.services.choose.items.visa.start',
  'pages.insights.faq.categories.registration.items.duration.answer',
  'pages.insights.faq.categories.visa.items.workVisa.answer',
  'common.forms.readBy',
  'common.practice.papers.text',
  'common.practice.offer.text',
  'services.accounting.lead',
  'services.accounting.features.items.writtenCommentary.description',
  'services.accounting.process.steps.explainFollowUp.description',
  'services.bookkeeping.lead',
  'services.bookkeeping.process.steps.setUpOnce.description',
  'services.bookkeeping.process.steps.recordThroughMonth.description',
  'services.payroll.process.steps.draftRegister.description',
  'services.payroll.process.steps.yourApproval.description',
  'services.tax.features.items.permitsRenewals.description',
  'services.tax.process.steps.computeReview.description',
  'services.tax.process.steps.filePayArchive.description',
  'services.business.process.steps.taxAndStaff.description',
  'services.business.timing.text',
  'services.visa.features.items.retirementInvestorVisas.description',
  'services.visa.visaTypes.items.work9g.processing',
  'services.visa.process.steps.chooseCategory.description',
  'services.visa.process.steps.followUp.description',
  'services.visa.timing.text',
  'services.hrAdmin.solutions.items.files.description',
  'services.consulting.features.items.rulesCheckedSource.description',
  'services.consulting.process.steps.onePageBrief.description',
  'services.remoteBusiness.features.items.visibleTaskList.description',
  'services.remoteBusiness.features.items.writtenProcedures.description',
  'services.remoteBusiness.features.items.someoneSite.description',
  'services.remoteBusiness.process.steps.improvement.description',
] as const satisfies MessageKeys<Messages, NestedKeyOf<Messages>>[];

/**
 * Until when `security.txt` holds: RFC 9116 asks for a day less than a year away. It is set by hand when
 * somebody has made sure that the address is still read; `npm run check:launch` says when it is due.
 */
export const securityTextExpires = '2027-10-31';

/**
 * The domain, such as `example.com`, of which the firm has confirmed that every subdomain, mail and other
 * services included, answers over https and will do so for years: `deploy/headers.mjs` promises it to
 * browsers. Empty until then; `npm run check:launch` asks for it.
 */
export const httpsConfirmedFor: string = '';
