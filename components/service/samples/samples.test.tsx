import { screen, within } from '@testing-library/react';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { balances, profitAndLoss, reportNotes } from '@/content/samples/month-end';
import {
  registerExtract,
  registerLineKeys,
  registerNotes,
  registerParts,
} from '@/content/samples/pay-run';
import { contentsNotes, fileDocuments } from '@/content/samples/staff-file';
import { taskNotes, taskPeople, taskStatuses, tasks } from '@/content/samples/task-list';
import { caseDocuments, caseSteps, checklistNotes, dayMarks } from '@/content/samples/visa-case';
import { weekdays } from '@/lib/dates/calendar-days';
import { noonOfWeekday } from '@/lib/dates/manila-time';
import { keysOf } from '@/lib/objects/entries-of';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { shownTexts } from '@/test/shown-texts';
import { MonthEndReport } from './month-end-report';
import { PayrollRegister } from './payroll-register';
import { RegisterExtract } from './register-extract';
import { StaffFile } from './staff-file';
import { TaskList } from './task-list';
import { VisaChecklist } from './visa-checklist';

cacheFiles();

const { sample: shared } = english.common;

const samples = {
  accounting: () => <MonthEndReport texts={usePageTexts('accounting').sample} />,
  payroll: () => <PayrollRegister texts={usePageTexts('payroll').sample} />,
  visa: () => <VisaChecklist texts={usePageTexts('visa').sample} />,
  hrAdmin: () => <StaffFile texts={usePageTexts('hrAdmin').sample} />,
  remoteBusiness: () => <TaskList texts={usePageTexts('remoteBusiness').sample} />,
  home: () => <RegisterExtract texts={usePageTexts('home').why.register} />,
};

const shownSamples = {
  accounting: shownTexts('accounting').sample,
  payroll: shownTexts('payroll').sample,
  visa: shownTexts('visa').sample,
  hrAdmin: shownTexts('hrAdmin').sample,
  remoteBusiness: shownTexts('remoteBusiness').sample,
  home: shownTexts('home').why.register,
};

/** The cells of the row with this name; a note's mark belongs to the name. */
function cellsOf(table: HTMLElement, name: string): (string | null)[] {
  const header = within(table)
    .getAllByRole('rowheader')
    .find(({ textContent, firstElementChild }) => {
      const mark = firstElementChild?.querySelector('a')?.textContent ?? '';
      return textContent === name + mark;
    });
  const row = header?.closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
}

describe.each(keysOf(samples))('the sample of %s', (page) => {
  const sample = shownSamples[page];
  const Sample = samples[page];

  beforeEach(() => {
    renderLocalized(<Sample />);
  });

  test('names its tables, and each cell has a header above and beside it', () => {
    for (const table of screen.getAllByRole('table')) {
      expect(table.querySelector('caption')).not.toBeEmptyDOMElement();
      const columns = table.querySelectorAll('thead th[scope="col"]');
      for (const row of within(table).getAllByRole('row').slice(1)) {
        const cellCount = row.querySelectorAll('td').length;
        const group = row.querySelector('th[scope="rowgroup"]');
        expect(group ? group.getAttribute('colspan') : String(cellCount + 1)).toBe(
          String(columns.length),
        );
        expect(row.querySelectorAll('th')).toHaveLength(1);
        if (!group) expect(row.querySelector('th')).toHaveAttribute('scope', 'row');
      }
    }
  });

  test('each mark leads to the note of its line, which has the same number', () => {
    const marks = screen.getAllByRole('link', { name: new RegExp(`^${shared.noteMark} `) });
    const notes = Object.values(sample.notes);
    expect(marks).toHaveLength(notes.length);
    const targets = marks.map((mark) => document.querySelector(mark.getAttribute('href') ?? ''));
    notes.forEach(({ title, text }, index) => {
      expect(targets[index]?.textContent).toContain(title);
      expect(targets[index]?.textContent).toContain(text);
      const number = `${shared.noteMark} ${index + 1}`;
      expect(marks[index]).toHaveAccessibleName(number);
      const heading = screen.getByText(
        (_, element) => element?.tagName === 'P' && element.textContent === title,
      );
      expect(heading.closest('li')).toHaveTextContent(new RegExp(`^${number}(?!\\d)`));
      expect(targets[index]?.querySelector('[aria-hidden]')).toBeNull();
    });
  });
});

test('the month-end report shows this month, the last one and the change between them', () => {
  const { sample } = shownTexts('accounting');
  renderLocalized(<samples.accounting />);
  const table = screen.getByRole('table', { name: sample.profitAndLoss.title });
  const { sales, deliveryFees, rent } = sample.profitAndLoss.lines;
  expect(cellsOf(table, sales)).toEqual(['1,284,000', '1,196,500', '+87,500']);
  expect(cellsOf(table, deliveryFees)).toEqual(['18,400', '21,000', '−2,600']);
  expect(cellsOf(table, rent)).toEqual(['65,000', '65,000', '0']);
});

test('the extract shows one employee of the register, whose deductions lead from gross to net pay', () => {
  const { lines, employees } = shownTexts('payroll').sample;
  const { employee } = registerExtract;
  renderLocalized(
    <>
      <samples.payroll />
      <samples.home />
    </>,
  );
  const [register, extract] = screen.getAllByRole('table');
  if (!register || !extract) throw new Error('no tables');
  const column = keysOf(employees).indexOf(employee);
  const amounts = registerExtract.lines.map((line) => cellsOf(extract, lines[line]));
  expect(amounts).toEqual(
    registerExtract.lines.map((line) => [cellsOf(register, lines[line])[column]]),
  );
  const [gross = 0, ...others] = amounts.map(([amount]) => Number(amount?.replace(/,/g, '')));
  const net = others.pop();
  expect(gross - others.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(net ?? 0, 2);
  expect(screen.getByRole('link', { name: english.pages.home.why.register.link })).toHaveAttribute(
    'href',
    '/payroll-services#sample',
  );
});

test('the page of an employee file says who supplies what is missing, and explains it in a note', () => {
  const { documents } = shownTexts('hrAdmin').sample;
  const { suppliers, statuses } = shownTexts('visa').sample;
  renderLocalized(<samples.hrAdmin />);
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('rowheader')).toHaveLength(keysOf(documents).length);
  expect(cellsOf(table, documents.contract)).toEqual([suppliers.both, statuses.received]);
  expect(cellsOf(table, documents.handbook)).toEqual([suppliers.employee, statuses.missing]);
  const explained = within(table)
    .getAllByRole('row')
    .filter((row) => row.querySelector('a'));
  expect(explained.map((row) => row.lastElementChild?.textContent)).toEqual(
    within(table)
      .getAllByText(statuses.missing)
      .map((cell) => cell.textContent),
  );
});

test('a task list says who does each task, by which day, and what waits for the client', () => {
  const { tasks: names, people, statuses } = shownTexts('remoteBusiness').sample;
  const { clientManager } = english.common.waysOfWorking.people;
  renderLocalized(<samples.remoteBusiness />);
  const table = screen.getByRole('table');
  const headers = within(table).getAllByRole('rowheader');
  expect(headers).toHaveLength(keysOf(tasks).length);
  expect(cellsOf(table, names.bankFeed)).toEqual([people.personA, 'Mon, Sep 21', statuses.done]);
  expect(cellsOf(table, names.supplierPayments)).toEqual([
    people.personA,
    'Wed, Sep 23',
    statuses.waiting,
  ]);
  expect(cellsOf(table, names.filingDates)).toEqual([
    clientManager.title,
    'Fri, Sep 25',
    statuses.inProgress,
  ]);
});

test('the calendar begins its weeks on Monday, and says what its marks mean', () => {
  const { sample } = shownTexts('visa');
  renderLocalized(<samples.visa />);
  const legend = screen.getByText(sample.steps.marks.planned).closest('ul');
  expect(legend).toHaveTextContent(Object.values(sample.steps.marks).join(''));
  const days = [...(legend?.previousElementSibling?.children ?? [])].map((day) => day.textContent);
  const name = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'Asia/Manila' });
  expect(days.slice(0, 7)).toEqual(weekdays.map((day) => name.format(noonOfWeekday(day))));
  expect(days[7]).toBe('1');
});

// Contextual links are found in the order of the messages (i18n/page-texts.ts).
test.each<[string, object, readonly string[]]>([
  ['profit and loss', shownTexts('accounting').sample.profitAndLoss.lines, keysOf(profitAndLoss)],
  [
    'balances',
    shownTexts('accounting').sample.balances.lines,
    keysOf({ ...balances.assets, ...balances.liabilitiesAndEquity }),
  ],
  ['notes of the report', shownTexts('accounting').sample.notes, keysOf(reportNotes)],
  ['parts of the register', shownTexts('payroll').sample.parts, keysOf(registerParts)],
  ['lines of the register', shownTexts('payroll').sample.lines, registerLineKeys],
  ['notes of the register', shownTexts('payroll').sample.notes, keysOf(registerNotes)],
  ['notes of its extract', shownTexts('home').why.register.notes, keysOf(registerExtract.notes)],
  ['documents of the case', shownTexts('visa').sample.documents, keysOf(caseDocuments)],
  ['marks of the calendar', shownTexts('visa').sample.steps.marks, keysOf(dayMarks)],
  ['steps of the case', shownTexts('visa').sample.steps.items, keysOf(caseSteps)],
  ['notes of the case', shownTexts('visa').sample.notes, keysOf(checklistNotes)],
  ['documents of the file', shownTexts('hrAdmin').sample.documents, keysOf(fileDocuments)],
  ['notes of the file', shownTexts('hrAdmin').sample.notes, keysOf(contentsNotes)],
  ['people of the list', shownTexts('remoteBusiness').sample.people, keysOf(taskPeople)],
  ['tasks of the list', shownTexts('remoteBusiness').sample.tasks, keysOf(tasks)],
  ['statuses of the list', shownTexts('remoteBusiness').sample.statuses, keysOf(taskStatuses)],
  ['notes of the list', shownTexts('remoteBusiness').sample.notes, keysOf(taskNotes)],
])('%s: texts stand in the order in which they are shown', (_, texts, keys) => {
  expect(Object.keys(texts)).toEqual(keys);
});
