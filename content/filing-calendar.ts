import { type FilingDays, filings } from '@/lib/calculators/filing-calendar';
import { facts, isUnconfirmed } from './facts';
import { holidays } from './holidays';

/** The days that the filing calendar counts with. */
export const filingDays: FilingDays = {
  withholdingDue: facts.withholdingDue.value.value,
  digitalVatDue: facts.digitalVatDue.value.value,
  vatReturnDue: facts.vatReturnDue.value.value,
  percentageTaxDue: facts.percentageTaxDue.value.value,
  citQuarterlyDue: facts.citQuarterlyDue.value.value,
  attachmentsTime: facts.attachmentsTime.value.value,
  localTaxDue: facts.localTaxDue.value.value,
  form2307Due: facts.form2307Due.value.value,
  pagIbigFirstDay: facts.pagIbigFirstDay.value.value,
  payeeDeclarationDay: facts.payeeDeclarationDay.value.value,
  payerDeclarationDay: facts.payerDeclarationDay.value.value,
  wageWithholdingDecemberDue: facts.wageWithholdingDecemberDue.value.value,
  thirteenthMonthReportDay: facts.thirteenthMonthReportDay.value.value,
  form2316Day: facts.form2316Day.value.value,
  alphalistDay: facts.alphalistDay.value.value,
  form2316FilingDay: facts.form2316FilingDay.value.value,
  creditableReturnDay: facts.creditableReturnDay.value.value,
  form2307IndividualDay: facts.form2307IndividualDay.value.value,
  citAnnualDay: facts.citAnnualDay.value.value,
  individualFirstQuarterDay: facts.individualFirstQuarterDay.value.value,
  individualSecondQuarterDay: facts.individualSecondQuarterDay.value.value,
  individualThirdQuarterDay: facts.individualThirdQuarterDay.value.value,
  individualAnnualDay: facts.individualAnnualDay.value.value,
  individualSecondPartDay: facts.individualSecondPartDay.value.value,
  thirteenthMonthDay: facts.thirteenthMonthDay.value.value,
  permitRenewalDay: facts.permitRenewalDay.value.value,
  philHealthDaysEarly: {
    first: facts.philHealthDaysEarly.value.value,
    last: facts.philHealthDaysEarly.value.max,
  },
  philHealthDaysLate: {
    first: facts.philHealthDaysLate.value.value,
    last: facts.philHealthDaysLate.value.max,
  },
};

/** The rules of deadlines that have to be confirmed with their agency, by the names of their facts. */
export const unconfirmedRules: readonly string[] = [
  ...new Set(Object.values(filings).map(({ ruleFact }) => ruleFact)),
].filter(isUnconfirmed);

/** The days on which offices are closed, weekends aside. */
export const holidayDays: readonly string[] = [
  ...holidays.lastDaysBefore,
  ...holidays.regular,
  ...holidays.special,
].toSorted();

/** The year of the calendar: that of the holidays. */
export const calendarYear = Number(holidays.regular[0].slice(0, 4));
