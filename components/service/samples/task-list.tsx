import { useTranslations } from 'next-intl';
import { useDay, useWeekday } from '@/components/texts/use-day';
import { type PageTexts, usePageTexts } from '@/components/texts/use-page-texts';
import {
  taskListDay,
  taskListDays,
  taskNotes,
  taskStatuses,
  tasks,
} from '@/content/samples/task-list';
import { entriesOf } from '@/lib/objects/entries-of';
import { NotedPart } from './noted-part';
import { ProgressMark } from './progress-mark';
import { SampleSheet } from './sample-sheet';
import { SheetTable } from './sheet-table';
import { useDayRange } from './use-day-range';

/** The tasks of one week, of a made-up company, as client and firm see them. */
export function TaskList({ texts }: { texts: PageTexts<'remoteBusiness'>['sample'] }) {
  const common = useTranslations('common');
  // Labels alone: the running text of this sample belongs to the visa page.
  const { head, labels: shared } = usePageTexts('visa').sample;
  const day = useDay()(taskListDay);
  const week = useDayRange()(taskListDays, 'long');
  const writeWeekday = useWeekday();
  const { labels, statuses } = texts;
  const people = {
    ...texts.people,
    clientManager: common('waysOfWorking.people.clientManager.title'),
  };
  return (
    <SampleSheet
      texts={texts}
      head={[
        { label: common('sample.client'), value: common('sample.company') },
        { label: texts.head.week, value: week },
        { label: head.day, value: day },
      ]}
    >
      <NotedPart numbers={taskNotes} texts={texts}>
        <SheetTable
          caption={texts.caption}
          lineLabel={labels.task}
          notes={taskNotes}
          textColumns={[labels.who, labels.due, shared.status]}
          rows={entriesOf(tasks).map(([task, { who, due, status }]) => ({
            key: task,
            label: texts.tasks[task],
            cells: [
              people[who],
              <time key="due" dateTime={due} className="sm:whitespace-nowrap">
                {writeWeekday(due)}
              </time>,
              <ProgressMark
                key="status"
                progress={taskStatuses[status]}
                label={statuses[status]}
              />,
            ],
          }))}
        />
      </NotedPart>
    </SampleSheet>
  );
}
