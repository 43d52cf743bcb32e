/** @jest-environment node */
import { calendarYear, filingDays, holidayDays } from '@/content/filing-calendar';
import {
  type Deadline,
  type FilingProfile,
  filingCalendar,
  filingProfiles,
  profileName,
  profileOf,
} from './filing-calendar';

function deadlinesOf(profile: FilingProfile, holidays: Iterable<string> = holidayDays): Deadline[] {
  return filingCalendar(profile, calendarYear, filingDays, holidays);
}

/** The deadlines of a profile as lines: the day to which each moves, in brackets the day that the law names. */
function linesOf(profile: FilingProfile): string[] {
  return deadlinesOf(profile).map(({ from, due, nominal, filing, period }) => {
    const range = from === undefined ? due : `${from} to ${due.slice(5)}`;
    const moved = due === nominal ? '' : ` (${nominal.slice(5)})`;
    return `${range}${moved} ${filing} ${period}`;
  });
}

/** Made by hand from a calendar of 2027. */
const companyWithVatAndEmployees = `
  2027-01-04 (12-31) sss 2026-11
  2027-01-10 to 01-31 pagIbig 2026-12
  2027-01-11 (01-10) digitalVat 2026-12
  2027-01-11 to 01-15 philHealthEarly 2026-12
  2027-01-15 wages 2026-12
  2027-01-15 payeeDeclarations 2027
  2027-01-15 thirteenthMonthReport 2026
  2027-01-16 to 01-20 philHealthLate 2026-12
  2027-01-20 payeeCertificates 2026-Q4
  2027-01-20 permit 2027
  2027-01-20 localTax 2027-Q1
  2027-01-25 vat 2026-Q4
  2027-01-31 certificates 2026
  2027-02-01 (01-31) withheldQuarter 2026-Q4
  2027-02-01 (01-31) employeeList 2026
  2027-02-01 (01-31) finalTaxList 2026
  2027-02-01 (01-31) payerDeclaration 2027
  2027-02-01 (01-31) sss 2026-12
  2027-02-10 wages 2027-01
  2027-02-10 withheld 2027-01
  2027-02-10 digitalVat 2027-01
  2027-02-10 to 02-28 pagIbig 2027-01
  2027-02-11 to 02-15 philHealthEarly 2027-01
  2027-02-16 to 02-22 (02-20) philHealthLate 2027-01
  2027-03-01 payeeList 2026
  2027-03-01 individualPayeeCertificates 2026
  2027-03-01 (02-28) certificateCopies 2026
  2027-03-01 (02-28) sss 2027-01
  2027-03-10 wages 2027-02
  2027-03-10 withheld 2027-02
  2027-03-10 digitalVat 2027-02
  2027-03-10 to 03-31 pagIbig 2027-02
  2027-03-11 to 03-15 philHealthEarly 2027-02
  2027-03-16 to 03-22 (03-20) philHealthLate 2027-02
  2027-03-31 sss 2027-02
  2027-04-10 to 04-30 pagIbig 2027-03
  2027-04-11 to 04-15 philHealthEarly 2027-03
  2027-04-12 (04-10) wages 2027-03
  2027-04-12 (04-10) digitalVat 2027-03
  2027-04-15 corporateYear 2026
  2027-04-16 to 04-20 philHealthLate 2027-03
  2027-04-20 payeeCertificates 2027-Q1
  2027-04-20 localTax 2027-Q2
  2027-04-26 (04-25) vat 2027-Q1
  2027-04-30 withheldQuarter 2027-Q1
  2027-04-30 attachments 2026
  2027-04-30 sss 2027-03
  2027-05-10 wages 2027-04
  2027-05-10 withheld 2027-04
  2027-05-10 digitalVat 2027-04
  2027-05-10 to 05-31 pagIbig 2027-04
  2027-05-11 to 05-17 (05-15) philHealthEarly 2027-04
  2027-05-16 to 05-20 philHealthLate 2027-04
  2027-05-31 (05-30) corporateQuarter 2027-Q1
  2027-05-31 sss 2027-04
  2027-06-10 wages 2027-05
  2027-06-10 withheld 2027-05
  2027-06-10 digitalVat 2027-05
  2027-06-10 to 06-30 pagIbig 2027-05
  2027-06-11 to 06-15 philHealthEarly 2027-05
  2027-06-16 to 06-21 (06-20) philHealthLate 2027-05
  2027-06-30 sss 2027-05
  2027-07-10 to 07-31 pagIbig 2027-06
  2027-07-11 to 07-15 philHealthEarly 2027-06
  2027-07-12 (07-10) wages 2027-06
  2027-07-12 (07-10) digitalVat 2027-06
  2027-07-16 to 07-20 philHealthLate 2027-06
  2027-07-20 payeeCertificates 2027-Q2
  2027-07-20 localTax 2027-Q3
  2027-07-26 (07-25) vat 2027-Q2
  2027-08-02 (07-31) withheldQuarter 2027-Q2
  2027-08-02 (07-31) sss 2027-06
  2027-08-10 wages 2027-07
  2027-08-10 withheld 2027-07
  2027-08-10 digitalVat 2027-07
  2027-08-10 to 08-31 pagIbig 2027-07
  2027-08-11 to 08-16 (08-15) philHealthEarly 2027-07
  2027-08-16 to 08-20 philHealthLate 2027-07
  2027-08-31 (08-29) corporateQuarter 2027-Q2
  2027-08-31 sss 2027-07
  2027-09-10 wages 2027-08
  2027-09-10 withheld 2027-08
  2027-09-10 digitalVat 2027-08
  2027-09-10 to 09-30 pagIbig 2027-08
  2027-09-11 to 09-15 philHealthEarly 2027-08
  2027-09-16 to 09-20 philHealthLate 2027-08
  2027-09-30 sss 2027-08
  2027-10-10 to 10-31 pagIbig 2027-09
  2027-10-11 (10-10) wages 2027-09
  2027-10-11 (10-10) digitalVat 2027-09
  2027-10-11 to 10-15 philHealthEarly 2027-09
  2027-10-16 to 10-20 philHealthLate 2027-09
  2027-10-20 payeeCertificates 2027-Q3
  2027-10-20 localTax 2027-Q4
  2027-10-25 vat 2027-Q3
  2027-11-03 (10-31) withheldQuarter 2027-Q3
  2027-11-03 (10-31) sss 2027-09
  2027-11-10 wages 2027-10
  2027-11-10 withheld 2027-10
  2027-11-10 digitalVat 2027-10
  2027-11-10 to 11-30 pagIbig 2027-10
  2027-11-11 to 11-15 philHealthEarly 2027-10
  2027-11-16 to 11-22 (11-20) philHealthLate 2027-10
  2027-11-29 corporateQuarter 2027-Q3
  2027-12-01 (11-30) sss 2027-10
  2027-12-10 wages 2027-11
  2027-12-10 withheld 2027-11
  2027-12-10 digitalVat 2027-11
  2027-12-10 to 12-31 pagIbig 2027-11
  2027-12-11 to 12-15 philHealthEarly 2027-11
  2027-12-16 to 12-20 philHealthLate 2027-11
  2027-12-24 thirteenthMonth 2027
  2028-01-03 (12-31) sss 2027-11`;

const individualAtFlatRate = `
  2027-01-15 payeeDeclarations 2027
  2027-01-20 payeeCertificates 2026-Q4
  2027-01-20 permit 2027
  2027-01-20 localTax 2027-Q1
  2027-02-01 (01-31) withheldQuarter 2026-Q4
  2027-02-01 (01-31) finalTaxList 2026
  2027-02-01 (01-31) payerDeclaration 2027
  2027-02-10 withheld 2027-01
  2027-03-01 payeeList 2026
  2027-03-01 individualPayeeCertificates 2026
  2027-03-10 withheld 2027-02
  2027-04-15 individualYear 2026
  2027-04-20 payeeCertificates 2027-Q1
  2027-04-20 localTax 2027-Q2
  2027-04-30 withheldQuarter 2027-Q1
  2027-04-30 attachments 2026
  2027-05-10 withheld 2027-04
  2027-05-17 (05-15) individualQuarter 2027-Q1
  2027-06-10 withheld 2027-05
  2027-07-20 payeeCertificates 2027-Q2
  2027-07-20 localTax 2027-Q3
  2027-08-02 (07-31) withheldQuarter 2027-Q2
  2027-08-10 withheld 2027-07
  2027-08-16 (08-15) individualQuarter 2027-Q2
  2027-09-10 withheld 2027-08
  2027-10-15 individualSecondPart 2026
  2027-10-20 payeeCertificates 2027-Q3
  2027-10-20 localTax 2027-Q4
  2027-11-03 (10-31) withheldQuarter 2027-Q3
  2027-11-10 withheld 2027-10
  2027-11-15 individualQuarter 2027-Q3
  2027-12-10 withheld 2027-11`;

function lines(text: string): string[] {
  return text.trim().split(/\n\s*/);
}

test.each<[FilingProfile, string]>([
  [{ person: 'company', tax: 'vat', employer: 'employer' }, companyWithVatAndEmployees],
  [{ person: 'individual', tax: 'flat', employer: 'no-employees' }, individualAtFlatRate],
])('every day of 2027 for %o', (profile, expected) => {
  expect(linesOf(profile)).toEqual(lines(expected));
});

test('percentage tax stands in place of VAT, and the flat rate in place of both', () => {
  const filings = (tax: FilingProfile['tax']) =>
    new Set(
      deadlinesOf({ person: 'individual', tax, employer: 'no-employees' }).map(
        ({ filing }) => filing,
      ),
    );
  expect(filings('vat').has('vat') && filings('vat').has('digitalVat')).toBe(true);
  expect(filings('percentage').has('percentageTax')).toBe(true);
  for (const tax of ['percentage', 'flat'] as const) expect(filings(tax).has('vat')).toBe(false);
  expect(filings('flat').has('percentageTax')).toBe(false);
});

describe('holidays', () => {
  const company: FilingProfile = { person: 'company', tax: 'vat', employer: 'employer' };
  const dueOf = (filing: string, period: string, holidays: Iterable<string>) =>
    deadlinesOf(company, holidays).find(
      (deadline) => deadline.filing === filing && deadline.period === period,
    )?.due;

  test('city hall waits for a holiday, but not for a weekend; a year with such days', () => {
    expect(dueOf('localTax', '2027-Q2', ['2027-04-20'])).toBe('2027-04-21');
    // January 20, 2029 is a Saturday.
    const weekend = filingCalendar(company, 2029, filingDays, []).find(
      ({ filing, period }) => filing === 'localTax' && period === '2029-Q1',
    );
    expect(weekend).toMatchObject({ nominal: '2029-01-20', due: '2029-01-20' });
    // April 20, 2030 is a Saturday: from a holiday on it, the next business day is Monday.
    const both = filingCalendar(company, 2030, filingDays, ['2030-04-20']).find(
      ({ filing, period }) => filing === 'localTax' && period === '2030-Q2',
    );
    expect(both).toMatchObject({ due: '2030-04-22', movedBy: 'localHolidayLaw' });
  });

  test('a day moves past a weekend and the holidays after it', () => {
    expect(dueOf('corporateQuarter', '2027-Q2', [])).toBe('2027-08-30');
    expect(dueOf('corporateQuarter', '2027-Q2', ['2027-08-30', '2027-08-31'])).toBe('2027-09-01');
  });

  test('what is paid to employees, sent to the DOLE or to Pag-IBIG stays', () => {
    const holidays = ['2027-01-15', '2027-12-24', '2027-05-31'];
    expect(dueOf('thirteenthMonthReport', '2026', holidays)).toBe('2027-01-15');
    expect(dueOf('thirteenthMonth', '2027', holidays)).toBe('2027-12-24');
    expect(dueOf('pagIbig', '2027-04', holidays)).toBe('2027-05-31');
  });

  test('the last of the days of PhilHealth moves, the first does not', () => {
    const early = deadlinesOf(company, ['2027-03-11', '2027-03-15']).find(
      ({ filing, period }) => filing === 'philHealthEarly' && period === '2027-02',
    );
    expect(early).toMatchObject({
      from: '2027-03-11',
      nominal: '2027-03-15',
      due: '2027-03-16',
      movedBy: 'philHealthDueRule',
    });
  });

  test('a day at the end of December moves into January, past the holidays of both years', () => {
    expect(dueOf('sss', '2026-11', ['2026-12-31'])).toBe('2027-01-01');
    expect(dueOf('sss', '2026-11', ['2026-12-31', '2027-01-01', '2027-01-04'])).toBe('2027-01-05');
    // Without the holiday it is due in the year before.
    expect(dueOf('sss', '2026-11', [])).toBeUndefined();
  });

  test('the day of the 13th month pay is a holiday, as its text says', () => {
    expect(holidayDays).toContain(`${calendarYear}-${filingDays.thirteenthMonthDay}`);
  });

  test('they are the days of the proclamation of 2027, after those of the end of 2026, each once', () => {
    expect(holidayDays.map((day) => day.slice(5))).toEqual(
      (
        '11-30 12-08 12-24 12-25 12-30 12-31 01-01 02-06 03-25 03-26 03-27 ' +
        '04-09 05-01 06-12 08-21 08-30 11-01 11-02 11-30 12-08 12-24 12-25 12-30 12-31'
      ).split(' '),
    );
    const years = holidayDays.map((day) => day.slice(0, 4));
    expect(years.indexOf('2027')).toBe(6);
    expect(new Set(years)).toEqual(new Set(['2026', '2027']));
  });
});

test('there are ten profiles, each with a name of its own that leads back to it', () => {
  const names = filingProfiles.map(profileName);
  expect(new Set(names).size).toBe(10);
  expect(names).toContain('individual-flat-no-employees');
  for (const profile of filingProfiles) expect(profileOf(profile)).toEqual(profile);
});

test('choices that no business can have become those of one that can', () => {
  expect(profileOf({ person: 'company', tax: 'flat', employer: 'no-employees' })).toEqual({
    person: 'company',
    tax: 'percentage',
    employer: 'no-employees',
  });
  expect(profileOf({})).toEqual({ person: 'company', tax: 'vat', employer: 'employer' });
});

test('a deadline stands once, and none is due before the year', () => {
  for (const profile of filingProfiles) {
    const deadlines = deadlinesOf(profile);
    const keys = deadlines.map(({ filing, period }) => `${filing} ${period}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { due, nominal } of deadlines) {
      expect([due, nominal].map((day) => day.slice(0, 4))).toContain(String(calendarYear));
      expect(due >= `${calendarYear}-01-01`).toBe(true);
    }
  }
});
