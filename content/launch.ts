import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

/**
 * The messages that promise more about the way of working than the specification: before launch the firm
 * confirms each of them, or its text changes (`npm run check:launch`).
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
  'pages.privacy.parts.responsible.text',
  'pages.privacy.parts.why.note',
  'pages.privacy.parts.recipients.text',
  'pages.privacy.parts.keep.text',
  'pages.privacy.parts.keep.note',
  'pages.privacy.parts.browser.intro',
  'pages.privacy.parts.security.text',
  'pages.privacy.parts.rights.text',
  'pages.privacy.parts.europe.text',
  'pages.privacy.parts.changes.text',
  'common.waysOfWorking.papers.text',
  'common.waysOfWorking.offer.text',
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
  'services.consulting.process.steps.onePageOffer.description',
  'services.remoteBusiness.features.items.visibleTaskList.description',
  'services.remoteBusiness.features.items.writtenProcedures.description',
  'services.remoteBusiness.features.items.onSite.description',
  'services.remoteBusiness.process.steps.improvement.description',
] as const satisfies MessageKeys<Messages, NestedKeyOf<Messages>>[];

/**
 * Expiry date of `security.txt`, which RFC 9116 wants less than a year away. It is set by hand once somebody
 * has made sure that the address is still read; `npm run check:launch` says when it is due.
 */
export const securityTextExpires = '2027-10-31';

/**
 * The domain, such as `example.com`, once the firm has confirmed that every subdomain, mail and other
 * services included, is served over HTTPS and will be for years: the HSTS header of `deploy/headers.mjs` tells
 * browsers so. Empty until then; `npm run check:launch` asks for it.
 */
export const httpsConfirmedFor: string = '';
