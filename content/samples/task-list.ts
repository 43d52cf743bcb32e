/** The task list of a made-up company for one week, shown as a sample of the work. */

/** The working days of the week. */
export const taskListDays = { from: '2026-09-21', to: '2026-09-25' } as const;

/** The day as of which the list is written. */
export const taskListDay = '2026-09-23';

/** Those who do the tasks and have no name; the role of another is in `common.waysOfWorking.people`. */
export const taskPeople = { personA: true, personB: true } as const;

/** How far a task is, and whether the client has to do something about it now. */
export const taskStatuses = { done: 'done', waiting: 'open', inProgress: 'later' } as const;

type Task = {
  who: keyof typeof taskPeople | 'clientManager';
  due: string;
  status: keyof typeof taskStatuses;
};

/** The tasks by the day on which they are due, at least one of each offering but the team's. */
export const tasks = {
  bankFeed: { who: 'personA', due: '2026-09-21', status: 'done' },
  supplierBills: { who: 'personA', due: '2026-09-22', status: 'done' },
  customerMessages: { who: 'personB', due: '2026-09-22', status: 'done' },
  supplierPayments: { who: 'personA', due: '2026-09-23', status: 'waiting' },
  travel: { who: 'personB', due: '2026-09-23', status: 'waiting' },
  payrollChanges: { who: 'personB', due: '2026-09-24', status: 'inProgress' },
  filingDates: { who: 'clientManager', due: '2026-09-25', status: 'inProgress' },
} as const satisfies Record<string, Task>;

/** The numbers of the notes, by the task that each note explains. */
export const taskNotes = { bankFeed: 1, supplierPayments: 2 } as const;
