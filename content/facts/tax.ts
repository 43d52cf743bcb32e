import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, likely } = checkedOn('2026-11-23');

/** Rules of tax, national and local, and the figures of ASEAN. */
export const taxFacts = {
  citRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra11534', 'rr5of2021'],
    section: 's. 27(A)',
    ...confirmed,
  },
  citRateSmall: {
    value: { kind: 'percent', value: 20 },
    laws: ['nirc', 'ra11534', 'rr5of2021'],
    section: 's. 27(A)',
    ...confirmed,
  },
  citSmallIncome: {
    value: { kind: 'money', currency: 'PHP', value: 5_000_000, compact: true },
    laws: ['nirc', 'rr5of2021'],
    section: 's. 27(A)',
    ...confirmed,
  },
  citSmallAssets: {
    value: { kind: 'money', currency: 'PHP', value: 100_000_000, compact: true },
    laws: ['nirc', 'rr5of2021'],
    section: 's. 27(A)',
    ...confirmed,
  },
  vatThreshold: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['nirc', 'ra11976', 'rr3of2024'],
    section: 's. 109(CC)',
    ...confirmed,
    reviewNote:
      'The law has the amount adjusted to consumer prices every three years: due in 2027.',
  },
  /** Interval at which the law has `vatThreshold` adjusted to consumer prices. */
  vatThresholdReview: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc', 'ra11976', 'rr3of2024'],
    section: 's. 109(CC)',
    ...confirmed,
  },
  vatTestPeriod: {
    value: { kind: 'duration', unit: 'month', value: 12 },
    laws: ['nirc', 'ra11976'],
    section: 's. 236(F)(1)',
    ...confirmed,
  },
  vatRate: {
    value: { kind: 'percent', value: 12 },
    laws: ['nirc'],
    section: 'ss. 106–108',
    ...confirmed,
  },
  /** The rule that VAT is due on what is invoiced, whether or not the customer has paid. */
  vatOnInvoice: {
    value: { kind: 'text', value: laws.rr3of2024.number },
    laws: ['nirc', 'ra11976', 'rr3of2024'],
    section: 'ss. 106(A), 108(A)',
    ...confirmed,
  },
  vatFilingPeriod: {
    value: { kind: 'period', value: 'quarterly' },
    laws: ['nirc', 'ra10963', 'rmc5of2023'],
    section: 's. 114(A)',
    ...confirmed,
    was: { value: { kind: 'period', value: 'monthly' }, until: 2022 },
  },
  vatReturnDue: {
    value: { kind: 'duration', unit: 'day', value: 25 },
    laws: ['nirc', 'ra10963'],
    section: 's. 114(A)',
    ...confirmed,
  },
  vatMonthlyOption: {
    value: { kind: 'period', value: 'monthly' },
    laws: ['rmc52of2023'],
    ...confirmed,
  },
  /** The rule that without registration the VAT is owed, and input tax is lost. */
  vatUnregisteredRule: {
    value: { kind: 'text', value: 's. 236(F)(2)' },
    laws: ['nirc', 'ra11976'],
    section: 's. 236(F)(2)',
    ...likely,
  },
  /** Time in which a voluntary registration cannot be canceled. */
  vatOptionTime: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc'],
    section: 's. 236(G)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Rate of exports by a seller who is registered for VAT. */
  exportZeroRate: {
    value: { kind: 'percent', value: 0 },
    laws: ['nirc'],
    section: 'ss. 106(A)(2)(a)(1), 108(B)(2)',
    ...confirmed,
  },
  /** The definition of export sales, which speaks of goods alone; that it limits `exportExemption` is our reading. */
  exportSalesDefinition: {
    value: { kind: 'text', value: 's. 106(A)(2)(a)' },
    laws: ['nirc'],
    section: 's. 106(A)(2)(a)',
    ...likely,
  },
  /** The rule that exempts exports by a seller who is not registered for VAT. */
  exportExemption: {
    value: { kind: 'text', value: 's. 109(O)' },
    laws: ['nirc'],
    section: 's. 109(O)',
    ...likely,
  },
  /** The rule that leaves the exports of `exportExemption` out of the threshold test, by its wording. */
  exportThresholdRule: {
    value: { kind: 'text', value: 's. 236(F)(1)' },
    laws: ['nirc', 'ra11976'],
    section: 's. 236(F)(1)',
    ...likely,
  },
  /** The rule that leaves exports without VAT registration free of percentage tax, by its wording. */
  exportPercentageRule: {
    value: { kind: 'text', value: 's. 116' },
    laws: ['nirc'],
    section: 'ss. 109(O), 116',
    ...likely,
  },
  /** Share of exports in last year’s production from which purchases for the export may be at `exportZeroRate`. */
  exporterSalesShare: {
    value: { kind: 'percent', value: 70 },
    laws: ['nirc', 'ra12066'],
    section: 'ss. 106(A)(2)(a)(3), 108(B)(5), 109(DD)',
    ...confirmed,
  },
  /** Day after which the VAT on uncollected sales on credit can be recovered. */
  uncollectedVatFrom: {
    value: { kind: 'day', value: '2024-04-27' },
    laws: ['nirc', 'ra11976', 'rr3of2024', 'rmc65of2024'],
    section: 's. 110(D)',
    ...confirmed,
  },
  /** The rule on the details without which the buyer loses the input tax. */
  invoiceDetailsRule: {
    value: { kind: 'text', value: laws.rr7of2024.number },
    laws: ['nirc', 'rr7of2024'],
    section: 's. 113(D)(3)',
    ...confirmed,
  },
  /** The rule that an official receipt is only a supplementary document beside an invoice. */
  officialReceiptRule: {
    value: { kind: 'text', value: laws.rr7of2024.number },
    laws: ['rr7of2024'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Time after the month to remit VAT withheld from providers of digital services abroad. */
  digitalVatDue: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['nirc', 'ra12023', 'rr3of2025', 'rmc47of2025'],
    section: 's. 114(D)',
    ...confirmed,
  },
  /** The law by which the provider abroad charges the VAT to buyers who are not registered for it. */
  digitalVatProvider: {
    value: { kind: 'text', value: laws.ra12023.number },
    laws: ['nirc', 'ra12023'],
    section: 's. 108-B',
    ...confirmed,
  },
  /** Deadline for certain taxpayers to issue electronic invoices. */
  eInvoicingDay: {
    value: { kind: 'day', value: '2026-12-31' },
    laws: ['nirc', 'rr11of2025', 'rr26of2025'],
    section: 'ss. 237, 237-A',
    ...confirmed,
    until: '2026-12-31',
    reviewNote: 'Look for an extension in mid-December 2026 and on January 4, 2027.',
  },
  /** The rule that leaves other groups, and electronic sales reporting, to a later day. */
  eInvoicingLater: {
    value: { kind: 'text', value: laws.rr26of2025.number },
    laws: ['rr26of2025', 'rr11of2025'],
    ...confirmed,
  },
  /** The rule that micro taxpayers need not issue electronic invoices, whatever group they belong to. */
  eInvoicingMicroRule: {
    value: { kind: 'text', value: laws.rr11of2025.number },
    laws: ['rr11of2025', 'rmc98of2026'],
    section: 's. 3',
    ...likely,
    checked: '2026-11-26',
    reviewNote:
      'Known from quotations of the regulation and summaries of the circular: read both at the BIR.',
  },
  /** Time in which the BIR decides on the permit to issue electronic invoices, which comes before the first one. */
  eInvoicingPermitTime: {
    value: { kind: 'duration', unit: 'workingDay', value: 20 },
    laws: ['rmc98of2026', 'ra12066'],
    section: 's. IV',
    ...likely,
    checked: '2026-11-26',
    reviewNote: 'Known from two summaries of the circular: read it at the BIR.',
  },
  /** Time after that permit to have the system certified. */
  eInvoicingCertificationTime: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['rmc98of2026', 'ra12066'],
    section: 's. IV',
    ...likely,
    checked: '2026-11-26',
  },
  /** Year whose sales class the taxpayers that were registered by then, until they are reclassified. */
  sizeClassYear: {
    value: { kind: 'text', value: '2022' },
    laws: ['rmo37of2024', 'rr8of2024'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Gross sales of a year, without VAT, from which a taxpayer counts as small; then as medium, as large. */
  sizeSmallFrom: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['nirc', 'ra11976', 'rr8of2024'],
    section: 's. 21(b)',
    ...confirmed,
  },
  sizeMediumFrom: {
    value: { kind: 'money', currency: 'PHP', value: 20_000_000, compact: true },
    laws: ['nirc', 'ra11976', 'rr8of2024'],
    section: 's. 21(b)',
    ...confirmed,
  },
  sizeLargeFrom: {
    value: { kind: 'money', currency: 'PHP', value: 1_000_000_000, compact: true },
    laws: ['nirc', 'ra11976', 'rr8of2024'],
    section: 's. 21(b)',
    ...confirmed,
  },
  taxRegistrationDeadline: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11976', 'rmc91of2024', 'nirc'],
    section: 's. 34',
    ...confirmed,
  },
  incomeTaxFree: {
    value: { kind: 'money', currency: 'PHP', value: 250_000 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  /** The last step of the graduated rates, above `incomeTaxTopFrom`. */
  incomeTaxTopRate: {
    value: { kind: 'percent', value: 35 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxTopFrom: {
    value: { kind: 'money', currency: 'PHP', value: 8_000_000, compact: true },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  /** Upper end of the second step of the graduated rates, after `incomeTaxFree`; then of the others. */
  incomeTaxStep2To: {
    value: { kind: 'money', currency: 'PHP', value: 400_000 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep3To: {
    value: { kind: 'money', currency: 'PHP', value: 800_000 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep4To: {
    value: { kind: 'money', currency: 'PHP', value: 2_000_000, compact: true },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  /** Rate of the income within the second step; then of the others. */
  incomeTaxStep2Rate: {
    value: { kind: 'percent', value: 15 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep3Rate: {
    value: { kind: 'percent', value: 20 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep4Rate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep5Rate: {
    value: { kind: 'percent', value: 30 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  /** Tax on all steps below the third; then below the others. */
  incomeTaxStep3Base: {
    value: { kind: 'money', currency: 'PHP', value: 22_500 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep4Base: {
    value: { kind: 'money', currency: 'PHP', value: 102_500 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxStep5Base: {
    value: { kind: 'money', currency: 'PHP', value: 402_500 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  incomeTaxTopBase: {
    value: { kind: 'money', currency: 'PHP', value: 2_202_500 },
    laws: ['nirc', 'ra10963'],
    section: 's. 24(A)(2)(a)',
    ...confirmed,
  },
  /** Rate of registered business enterprises under the enhanced deductions regime. */
  citRateIncentive: {
    value: { kind: 'percent', value: 20 },
    laws: ['nirc', 'ra12066', 'rr7of2025'],
    section: 'ss. 27(A), 28(A)(1), 294(C)',
    ...confirmed,
  },
  /** Days from which the treaties are in force. */
  singaporeTreatySince: {
    value: { kind: 'day', value: '1977-11-16' },
    laws: ['singaporeTaxTreaty'],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  malaysiaTreatySince: {
    value: { kind: 'day', value: '1984-07-27' },
    laws: ['malaysiaTaxTreaty'],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  /** Stay in a calendar year above which a foreigner counts as doing business here. */
  alienBusinessStay: {
    value: { kind: 'duration', unit: 'day', value: 180 },
    laws: ['nirc'],
    section: 's. 25(A)(1)',
    ...confirmed,
  },
  /** Rate on the gross income of a foreigner up to `alienBusinessStay`. */
  alienFlatRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc'],
    section: 's. 25(B)',
    ...confirmed,
  },
  branchRemittanceRate: {
    value: { kind: 'percent', value: 15 },
    laws: ['nirc'],
    section: 's. 28(A)(4)',
    ...confirmed,
  },
  mcitRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['nirc', 'rr5of2021'],
    section: 'ss. 27(E), 28(A)(2)',
    ...confirmed,
  },
  /** Years in which what the minimum tax exceeds the regular one by is credited against the regular one. */
  mcitCredit: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc'],
    section: 's. 27(E)(2)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Time to file after each of the first three quarters. */
  citQuarterlyDue: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['nirc'],
    section: 'ss. 75, 77',
    ...confirmed,
  },
  /** Deadline for a year that ends in December. */
  citAnnualDay: {
    value: { kind: 'monthDay', value: '04-15' },
    laws: ['nirc'],
    section: 's. 77',
    ...confirmed,
  },
  /** Day of the deadline in the fourth month after any other fiscal year. */
  citFiscalDay: {
    value: { kind: 'count', value: 15 },
    laws: ['nirc'],
    section: 's. 77',
    ...confirmed,
  },
  /** Rate of self-employed individuals up to `vatThreshold`, in place of graduated rates and percentage tax. */
  flatRate: {
    value: { kind: 'percent', value: 8 },
    laws: ['nirc', 'rmo23of2018'],
    section: 's. 24(A)(2)(b)',
    ...confirmed,
  },
  flatRateExempt: {
    value: { kind: 'money', currency: 'PHP', value: 250_000 },
    laws: ['nirc', 'rmo23of2018'],
    section: 's. 24(A)(2)(b)',
    ...confirmed,
  },
  /** The rule that someone who is also employed pays `flatRate` without the reduction of `flatRateExempt`. */
  mixedIncomeRule: {
    value: { kind: 'text', value: laws.rmo23of2018.number },
    laws: ['rmo23of2018', 'nirc'],
    ...confirmed,
  },
  /** Deadlines of self-employed individuals for the returns of the first three quarters. */
  individualFirstQuarterDay: {
    value: { kind: 'monthDay', value: '05-15' },
    laws: ['nirc', 'ra10963'],
    section: 's. 74',
    ...confirmed,
  },
  individualSecondQuarterDay: {
    value: { kind: 'monthDay', value: '08-15' },
    laws: ['nirc', 'ra10963'],
    section: 's. 74',
    ...confirmed,
  },
  individualThirdQuarterDay: {
    value: { kind: 'monthDay', value: '11-15' },
    laws: ['nirc', 'ra10963'],
    section: 's. 74',
    ...confirmed,
  },
  individualAnnualDay: {
    value: { kind: 'monthDay', value: '04-15' },
    laws: ['nirc', 'rmc20of2026'],
    section: 's. 51(C)',
    ...confirmed,
  },
  /** Deadline of the second half of a yearly tax above `individualSecondPartFrom`. */
  individualSecondPartDay: {
    value: { kind: 'monthDay', value: '10-15' },
    laws: ['nirc'],
    section: 's. 56(A)(2)',
    ...confirmed,
  },
  individualSecondPartFrom: {
    value: { kind: 'money', currency: 'PHP', value: 2_000 },
    laws: ['nirc'],
    section: 's. 56(A)(2)',
    ...confirmed,
  },
  /** Rate on quarterly gross sales, below `vatThreshold` and without VAT. */
  percentageTaxRate: {
    value: { kind: 'percent', value: 3 },
    laws: ['nirc'],
    section: 's. 116',
    ...confirmed,
  },
  /** Time to file after the end of the quarter. */
  percentageTaxDue: {
    value: { kind: 'duration', unit: 'day', value: 25 },
    laws: ['nirc'],
    section: 's. 128(A)(1)',
    ...confirmed,
  },
  /** Share of the gross sales of an individual, or of the gross income of a corporation. */
  osdRate: {
    value: { kind: 'percent', value: 40 },
    laws: ['nirc', 'rr16of2008'],
    section: 's. 34(L)',
    ...confirmed,
  },
  /** The rule that taxes of the business are deductible, income tax excepted: percentage tax is. */
  businessTaxDeduction: {
    value: { kind: 'text', value: 's. 34(C)' },
    laws: ['nirc'],
    section: 's. 34(C)',
    ...confirmed,
    checked: '2026-11-26',
  },
  lossCarryover: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc'],
    section: 's. 34(D)(3)',
    ...confirmed,
  },
  /** Carry-over of losses of the taxable years 2020 and 2021 only. */
  lossCarryoverPandemic: {
    value: { kind: 'duration', unit: 'year', value: 5 },
    laws: ['ra11494', 'rr25of2020'],
    section: 's. 4',
    ...confirmed,
    until: '2026-12-31',
    reviewNote: 'Losses of 2021 end with 2026: leave the sentence out of the texts after that.',
  },
  wageWithholdingPeriod: {
    value: { kind: 'period', value: 'monthly' },
    laws: ['nirc', 'rr2of1998'],
    section: 'ss. 79–81',
    ...confirmed,
  },
  /** Time to remit after the end of the month. */
  withholdingDue: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['nirc', 'rr2of1998', 'rr11of2018'],
    section: 'ss. 58(A), 79–81',
    ...confirmed,
  },
  /** The rule on the moment at which tax has to be withheld. */
  withholdingMoment: {
    value: { kind: 'text', value: laws.rr4of2024.number },
    laws: ['nirc', 'ra11976', 'rr4of2024'],
    section: 's. 58(C)',
    ...confirmed,
  },
  /** The rule on the quarterly returns of tax withheld: the last day of the month after the quarter. */
  quarterlyWithholdingRule: {
    value: { kind: 'text', value: laws.rr11of2018.number },
    laws: ['nirc', 'rr11of2018'],
    section: 's. 58(A)',
    ...confirmed,
  },
  /** The circular on the veto of an exemption from withholding for micro taxpayers. */
  smallPayersRule: {
    value: { kind: 'text', value: laws.rmc3of2024.number },
    laws: ['rmc3of2024', 'ra11976'],
    ...confirmed,
  },
  /** The rule that an expense is deductible whether or not tax was withheld from it. */
  withheldDeductionRule: {
    value: { kind: 'text', value: laws.rr4of2024.number },
    laws: ['rr4of2024', 'ra11976'],
    ...confirmed,
  },
  /** Due days of the next month for Forms 1601-C, 0619-E and 0619-F by eFPS, by industry group. */
  eFilerDays: {
    value: { kind: 'count', value: 11, max: 15 },
    laws: ['rr26of2002'],
    ...confirmed,
  },
  /** Day of the next month by which these are paid by eFPS. */
  eFilerPaymentDay: {
    value: { kind: 'count', value: 15 },
    laws: ['rr26of2002'],
    ...confirmed,
  },
  /** The rule that moves a due date on a Saturday, Sunday or holiday to the next business day. */
  weekendRule: {
    value: { kind: 'text', value: laws.rmc65of2016.number },
    laws: ['rmc65of2016'],
    ...confirmed,
  },
  /** Gross income of a year up to which the lower rate is withheld from professional fees. */
  feeLimitIndividual: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  feeRateIndividualLow: {
    value: { kind: 'percent', value: 5 },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  feeRateIndividual: {
    value: { kind: 'percent', value: 10 },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  /** The same for fees of a company. */
  feeLimitCompany: {
    value: { kind: 'money', currency: 'PHP', value: 720_000 },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  feeRateCompanyLow: {
    value: { kind: 'percent', value: 10 },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  feeRateCompany: {
    value: { kind: 'percent', value: 15 },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  /** Deadline of the sworn declaration for the lower rate of fees, unless the first payment comes earlier. */
  payeeDeclarationDay: {
    value: { kind: 'monthDay', value: '01-15' },
    laws: ['rr2of1998', 'rr11of2018', 'rr14of2018'],
    section: 's. 2.57.2(A)',
    ...confirmed,
  },
  /** The rule that the payer swears to a list of the payees whose declarations it holds, with their certificates. */
  payerDeclarationRule: {
    value: { kind: 'text', value: laws.rr11of2018.number },
    laws: ['rr11of2018', 'rr14of2018', 'rr2of1998'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Deadline of the payer’s sworn list at the BIR. */
  payerDeclarationDay: {
    value: { kind: 'monthDay', value: '01-31' },
    laws: ['rr11of2018', 'rr14of2018'],
    ...likely,
    checked: '2026-11-26',
    reviewNote:
      'Read the yearly deadline, and that for payees of the year, in the regulation itself.',
  },
  /** Rate withheld from rent of real property used in business. */
  rentRate: {
    value: { kind: 'percent', value: 5 },
    laws: ['rr2of1998'],
    section: 's. 2.57.2(C)',
    ...likely,
    reviewNote:
      'RR 11-2018 renumbered the list: read its letters and rates for rent and contractors.',
  },
  /** Rate withheld from listed contractors. */
  contractorRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['rr2of1998'],
    section: 's. 2.57.2(E)',
    ...likely,
  },
  /** Rates withheld by top withholding agents from ordinary suppliers of goods, and of services. */
  topAgentGoodsRate: {
    value: { kind: 'percent', value: 1 },
    laws: ['rr2of1998', 'rr24of2025'],
    section: 's. 2.57.2(I)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Amount below which a top withholding agent withholds nothing from a purchase, unless the supplier is a regular one. */
  casualPurchaseBelow: {
    value: { kind: 'money', currency: 'PHP', value: 10_000 },
    laws: ['rr2of1998', 'rr11of2018'],
    section: 's. 2.57.2(I)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Transactions in the year or the one before from which a supplier is a regular one. */
  regularSupplierFrom: {
    value: { kind: 'count', value: 6, inWords: true },
    laws: ['rr2of1998', 'rr11of2018'],
    section: 's. 2.57.2(I)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The circular by which nothing is withheld from fees of general professional partnerships. */
  partnershipFeeRule: {
    value: { kind: 'text', value: laws.rmc3of2012.number },
    laws: ['rr2of1998', 'rmc3of2012'],
    section: 's. 2.57.5(B)(4)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Rate on vehicles, medicines and fuel for wholesale, from their manufacturer or direct importer. */
  topAgentWholesaleRate: {
    value: { kind: 'percent', value: 0.5 },
    laws: ['rr2of1998', 'rr24of2025'],
    section: 's. 2.57.2(I)',
    ...confirmed,
    checked: '2026-11-26',
  },
  topAgentServicesRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['rr2of1998', 'rr24of2025'],
    section: 's. 2.57.2(I)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The circular by which tax is withheld on the amount without VAT, and on the whole bill where there is none. */
  withholdingBaseRule: {
    value: { kind: 'text', value: laws.rmc72of2004.number },
    laws: ['rmc72of2004', 'rr2of1998'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Final tax on dividends to a company abroad without a treaty, and the rate in certain cases. */
  foreignDividendRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra11534', 'rr21of2025'],
    section: 's. 28(B)(1)',
    ...confirmed,
    checked: '2026-11-26',
  },
  foreignDividendRateLow: {
    value: { kind: 'percent', value: 15 },
    laws: ['nirc', 'ra11534', 'rr21of2025'],
    section: 's. 28(B)(5)(b)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Final tax on interest on a loan from a company abroad without a treaty. */
  foreignInterestRate: {
    value: { kind: 'percent', value: 20 },
    laws: ['nirc'],
    section: 's. 28(B)(5)(a)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Final tax on royalties to a company abroad without a treaty. */
  foreignRoyaltyRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc'],
    section: 's. 28(B)(1)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The circular by which each contract decides whether such services count as income from here. */
  foreignServiceRule: {
    value: { kind: 'text', value: laws.rmc38of2024.number },
    laws: ['nirc', 'rmc38of2024'],
    section: 'ss. 28(B)(1), 42',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The ruling on a service completed at a gateway here: what is paid for it abroad is income from here. */
  foreignServiceRuling: {
    value: { kind: 'text', value: laws.gr226680.number },
    laws: ['gr226680', 'rmc5of2024'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The circular that lists services of companies abroad like those of `foreignServiceRuling`. */
  foreignServiceList: {
    value: { kind: 'text', value: laws.rmc5of2024.number },
    laws: ['rmc5of2024', 'nirc'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Final tax on fees for services of a company abroad that count as income from here, without a treaty. */
  foreignServiceRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra11534', 'rmc5of2024'],
    section: 's. 28(B)(1)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The rule on the papers with which a payer may use the rate of a treaty. */
  treatyPapersRule: {
    value: { kind: 'text', value: laws.rmo14of2021.number },
    laws: ['rmo14of2021', 'rmc77of2021', 'rmc20of2022'],
    ...confirmed,
  },
  /** Time after the taxable year for the request to confirm the use of a treaty rate. */
  treatyRequestTime: {
    value: { kind: 'duration', unit: 'month', value: 4 },
    laws: ['rmo14of2021', 'rmc77of2021', 'rmc20of2022'],
    ...confirmed,
  },
  /** Last day of `treatyRequestTime` for a year that ends in December. */
  treatyRequestDay: {
    value: { kind: 'monthDay', value: '04-30' },
    laws: ['rmo14of2021', 'rmc77of2021', 'rmc20of2022'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Rate withheld by marketplaces and e-wallets from payouts to sellers. */
  platformRate: {
    value: { kind: 'percent', value: 0.5 },
    laws: ['rr2of1998', 'rr16of2023', 'rr5of2025'],
    section: 's. 2.57.2(X)',
    ...confirmed,
  },
  /** Total payouts of a year up to which nothing is withheld. */
  platformLimit: {
    value: { kind: 'money', currency: 'PHP', value: 500_000 },
    laws: ['rr16of2023', 'rmc8of2024'],
    ...likely,
    reviewNote: 'The reprint of RR 5-2025 shows the paragraph without this limit.',
  },
  /** Yearly deadline of the sworn declaration to a platform of payouts within `platformLimit`. */
  platformDeclarationDay: {
    value: { kind: 'monthDay', value: '01-20' },
    laws: ['rr16of2023', 'rmc8of2024'],
    ...likely,
    checked: '2026-11-26',
    reviewNote: 'One law office: read the day in the circular.',
  },
  /** Day from which the following ceilings of tax-free small benefits apply. */
  deMinimisSince: {
    value: { kind: 'day', value: '2026-01-06' },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Monthly ceiling. */
  deMinimisRice: {
    value: { kind: 'money', currency: 'PHP', value: 2_500 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Yearly ceiling. */
  deMinimisUniform: {
    value: { kind: 'money', currency: 'PHP', value: 8_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Monthly ceiling. */
  deMinimisLaundry: {
    value: { kind: 'money', currency: 'PHP', value: 400 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Yearly ceiling. */
  deMinimisMedical: {
    value: { kind: 'money', currency: 'PHP', value: 12_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Yearly ceiling, for Christmas and anniversaries. */
  deMinimisGifts: {
    value: { kind: 'money', currency: 'PHP', value: 6_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Number of unused vacation days a year that may be paid in money. */
  deMinimisLeave: {
    value: { kind: 'duration', unit: 'day', value: 12 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Ceiling of half a year, for medical cash for dependants. */
  deMinimisDependants: {
    value: { kind: 'money', currency: 'PHP', value: 2_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Yearly ceiling, under a written plan. */
  deMinimisAwards: {
    value: { kind: 'money', currency: 'PHP', value: 12_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Ceiling of a meal in overtime or night work, as a share of the minimum wage of the region. */
  deMinimisMeals: {
    value: { kind: 'percent', value: 30 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Yearly ceiling, for collective agreement and productivity schemes together. */
  deMinimisAgreement: {
    value: { kind: 'money', currency: 'PHP', value: 12_000 },
    laws: ['rr2of1998', 'rr29of2025'],
    section: 's. 2.78.1(A)',
    ...confirmed,
  },
  /** Deadline to remit the tax withheld from wages in December. */
  wageWithholdingDecemberDue: {
    value: { kind: 'monthDay', value: '01-15' },
    laws: ['nirc', 'rr2of1998'],
    section: 'ss. 79–81',
    ...confirmed,
  },
  /** Time after the end of the quarter to issue the form to a payee that is a company. */
  form2307Due: {
    value: { kind: 'duration', unit: 'day', value: 20 },
    laws: ['nirc'],
    section: 's. 58(B)',
    ...confirmed,
  },
  /** Deadline to issue the form to a payee who is an individual. */
  form2307IndividualDay: {
    value: { kind: 'monthDay', value: '03-01' },
    laws: ['nirc'],
    section: 's. 58(B)',
    ...confirmed,
  },
  /** Deadline to give employees the form. */
  form2316Day: {
    value: { kind: 'monthDay', value: '01-31' },
    laws: ['nirc'],
    section: 's. 83(A)',
    ...confirmed,
  },
  /** Deadline to file the copies with the BIR. */
  form2316FilingDay: {
    value: { kind: 'monthDay', value: '02-28' },
    laws: ['rr2of2015', 'rr11of2018', 'nirc'],
    ...confirmed,
  },
  /** Deadline of the list of employees and the yearly return of final tax. */
  alphalistDay: {
    value: { kind: 'monthDay', value: '01-31' },
    laws: ['nirc'],
    section: 'ss. 58(D), 83(B)',
    ...confirmed,
  },
  /** Deadline of the yearly return of creditable tax. */
  creditableReturnDay: {
    value: { kind: 'monthDay', value: '03-01' },
    laws: ['nirc'],
    section: 's. 58(D)',
    ...confirmed,
  },
  /** Month from which the yearly registration fee is no longer collected. */
  registrationFeeEnd: {
    value: { kind: 'month', value: '2024-01' },
    laws: ['ra11976', 'rmc14of2024'],
    ...confirmed,
  },
  /** Retention period, from the day after the deadline of the return, or from the filing of a late one. */
  recordRetention: {
    value: { kind: 'duration', unit: 'year', value: 5 },
    laws: ['nirc', 'ra11976', 'rr7of2024'],
    section: 's. 235',
    ...confirmed,
    was: { value: { kind: 'duration', unit: 'year', value: 10 }, until: 2023 },
  },
  /** The rule on the form of books: manual and loose-leaf ones on paper, computerized ones electronically. */
  bookFormRule: {
    value: { kind: 'text', value: laws.rr7of2024.number },
    laws: ['rr7of2024'],
    section: 's. 4',
    ...likely,
  },
  /** The circular by which computerized books are registered before use, without a permit. */
  accountingSystemRule: {
    value: { kind: 'text', value: laws.rmc5of2021.number },
    laws: ['rmc5of2021'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Time for the BIR’s acknowledgment, from complete papers. */
  accountingSystemTime: {
    value: { kind: 'duration', unit: 'workingDay', value: 3 },
    laws: ['rmc5of2021'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Time for the BIR to assess, after the last day for the return, or a later filing. */
  assessmentLimit: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc'],
    section: 's. 203',
    ...confirmed,
  },
  /** Time for the BIR to assess, after the discovery that a return is false, fraudulent or missing. */
  assessmentLimitFalse: {
    value: { kind: 'duration', unit: 'year', value: 10 },
    laws: ['nirc'],
    section: 's. 222(a)',
    ...confirmed,
  },
  /** Gross sales of a year above which the BIR wants audited statements. */
  auditSalesLimit: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['nirc'],
    section: 's. 232(A)',
    ...confirmed,
  },
  /** Time for the attachments of the yearly return, after its deadline or its later filing. */
  attachmentsTime: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['rmc34of2017', 'rmc34of2025', 'rmc20of2026'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The cases in which a final assessment comes without a preliminary one. */
  noPreliminaryRule: {
    value: { kind: 'text', value: 's. 228' },
    laws: ['nirc', 'rr12of1999'],
    section: 's. 228',
    ...confirmed,
  },
  /** Surcharge on tax that is filed or paid late. */
  lateSurcharge: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc'],
    section: 's. 248(A)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Interest a year on unpaid tax: double the legal interest. */
  lateInterest: {
    value: { kind: 'percent', value: 12 },
    laws: ['nirc'],
    section: 's. 249(A)',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The same for taxpayers with gross sales of a year below `sizeMediumFrom`. */
  lateSurchargeSmall: {
    value: { kind: 'percent', value: 10 },
    laws: ['ra11976', 'rr6of2024'],
    section: 's. 45',
    ...confirmed,
    checked: '2026-11-26',
  },
  lateInterestSmall: {
    value: { kind: 'percent', value: 6 },
    laws: ['ra11976', 'rr6of2024'],
    section: 's. 45',
    ...confirmed,
    checked: '2026-11-26',
  },
  /** The rules on the electronic letter of authority with which an audit opens. */
  auditRules: {
    value: { kind: 'text', value: laws.rmo1of2026.number },
    laws: ['rmo1of2026', 'nirc'],
    ...confirmed,
  },
  /** Time for the explanation, after receipt of a notice of discrepancy. */
  discrepancyReplyTime: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['rr12of1999'],
    ...confirmed,
  },
  /** Time for discussion and papers, after receipt of a notice of discrepancy. */
  discrepancyTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['rr12of1999'],
    ...confirmed,
  },
  /** Time for a reply, after receipt of a preliminary assessment notice. */
  assessmentReplyTime: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['rr12of1999', 'nirc'],
    ...confirmed,
  },
  /** Time for a protest, after receipt of a final assessment. */
  protestTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['nirc', 'rr12of1999'],
    section: 's. 228',
    ...confirmed,
  },
  /** The rule that a protest names its kind, the date of the assessment and the law it rests on. */
  protestContentRule: {
    value: { kind: 'text', value: laws.rr12of1999.number },
    laws: ['rr12of1999', 'nirc'],
    ...confirmed,
  },
  /** Time for the papers, after a protest that asks for a reinvestigation. */
  protestPapersTime: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['nirc', 'rr12of1999'],
    section: 's. 228',
    ...confirmed,
  },
  /** Time without a decision before an appeal is open; in a reinvestigation from the last papers. */
  protestDecisionTime: {
    value: { kind: 'duration', unit: 'day', value: 180 },
    laws: ['nirc'],
    section: 's. 228',
    ...confirmed,
  },
  /** Time to ask the Commissioner, after a denial by a representative; no new `protestDecisionTime` follows. */
  commissionerAppealTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['rr12of1999', 'nirc'],
    section: 's. 3.1.5',
    ...confirmed,
  },
  /** The ruling by which a taxpayer may also wait for the decision after `protestDecisionTime`, and appeal that. */
  lateDecisionRuling: {
    value: { kind: 'text', value: laws.gr171251.number },
    laws: ['gr171251'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Time for an appeal to the Court of Tax Appeals, after the denial or `protestDecisionTime`. */
  appealTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['nirc'],
    section: 's. 228',
    ...confirmed,
  },
  /** Time to pay, from the start of January or of each quarter. */
  localTaxDue: {
    value: { kind: 'duration', unit: 'day', value: 20 },
    laws: ['ra7160'],
    section: 'ss. 165–167',
    ...confirmed,
  },
  /** Maximum extension by the local council. */
  localTaxExtension: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ra7160'],
    section: 's. 167',
    ...confirmed,
  },
  /** Maximum surcharge for late payment. */
  localSurcharge: {
    value: { kind: 'percent', value: 25 },
    laws: ['ra7160'],
    section: 's. 168',
    ...confirmed,
  },
  /** Maximum interest a month. */
  localInterest: {
    value: { kind: 'percent', value: 2 },
    laws: ['ra7160'],
    section: 's. 168',
    ...confirmed,
  },
  /** Maximum time for which interest runs. */
  localInterestTime: {
    value: { kind: 'duration', unit: 'month', value: 36 },
    laws: ['ra7160'],
    section: 's. 168',
    ...confirmed,
  },
  /** The law that moves any act a law requires from a holiday, though not from a weekend, to the next business day. */
  localHolidayLaw: {
    value: { kind: 'text', value: laws.eo292.number },
    laws: ['eo292'],
    section: 'Book I, s. 28',
    ...confirmed,
  },
  permitValidity: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    laws: ['ra11032'],
    section: 's. 11(e)',
    ...confirmed,
  },
  /** Day by which large cities want the renewal; by law the city chooses the first month or the anniversary. */
  permitRenewalDay: {
    value: { kind: 'monthDay', value: '01-20' },
    laws: ['ra11032'],
    section: 's. 11(e)',
    ...likely,
    checked: '2026-11-26',
    reviewNote: 'Practice of cities, not the day of a law.',
  },
  aseanMembers: {
    value: { kind: 'count', value: 11 },
    laws: ['timorLeste'],
    ...confirmed,
    checked: '2026-11-21',
    was: { value: { kind: 'count', value: 10 }, until: 2025 },
  },
  aseanSince: {
    value: { kind: 'month', value: '2025-10' },
    laws: ['timorLeste'],
    ...confirmed,
    checked: '2026-11-21',
  },
} as const satisfies Record<string, RuleFact>;
