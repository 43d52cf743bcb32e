import type { FilingDays } from '@/lib/calculators/filing-calendar';
import { facts } from './facts';
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
  pagIbigFirstDay: facts.pagIbigFirstDay.value.value,
  payeeDeclarationDay: facts.payeeDeclarationDay.value.value,
  wageWithholdingDecemberDue: facts.wageWithholdingDecemberDue.value.value,
  thirteenthMonthReportDay: facts.thirteenthMonthReportDay.value.value,
  form2316Day: facts.form2316Day.value.value,
  alphalistDay: facts.alphalistDay.value.value,
  form2316FilingDay: facts.form2316FilingDay.value.value,
  creditableReturnDay: facts.creditableReturnDay.value.value,
  citAnnualDay: facts.citAnnualDay.value.value,
  individualFirstQuarterDay: facts.individualFirstQuarterDay.value.value,
  individualSecondQuarterDay: facts.individualSecondQuarterDay.value.value,
  individualThirdQuarterDay: facts.individualThirdQuarterDay.value.value,
  individualAnnualDay: facts.individualAnnualDay.value.value,
  individualSecondPartDay: facts.individualSecondPartDay.value.value,
  thirteenthMonthDay: facts.thirteenthMonthDay.value.value,
  philHealthDays: {
    first: facts.philHealthDaysEarly.value.value,
    last: facts.philHealthDaysLate.value.max,
  },
};

/** The days on which offices are closed, weekends aside. */
export const holidayDays: readonly string[] = [...holidays.regular, ...holidays.special].toSorted();

/** The year of the calendar: that of the holidays. */
export const calendarYear = Number(holidays.regular[0].slice(0, 4));
