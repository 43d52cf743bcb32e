/** @jest-environment node */
import { type CrawlProgress, ProgressTeller } from './crawl-progress';

function teller() {
  const told: string[] = [];
  const tell = ({ stage, done, total }: CrawlProgress) => told.push(`${stage} ${done}/${total}`);
  return { told, progress: new ProgressTeller(tell) };
}

test('a stage is told of when it begins and whenever a part is done', () => {
  const { told, progress } = teller();
  const step = progress.begin('pages', 2);
  step();
  step();
  progress.begin('files', 1)();
  expect(told).toEqual(['pages 0/2', 'pages 1/2', 'pages 2/2', 'files 0/1', 'files 1/1']);
});

test('of stages at the same time the first is told of until it is done', () => {
  const { told, progress } = teller();
  const page = progress.begin('pages', 2);
  const index = progress.begin('index', 2);
  page();
  index();
  expect(told).toEqual(['pages 0/2', 'pages 1/2']);
  page();
  index();
  expect(told.slice(2)).toEqual(['pages 2/2', 'index 1/2', 'index 2/2']);
});

test('a stage that is done before its turn is told of once', () => {
  const { told, progress } = teller();
  const page = progress.begin('pages', 1);
  progress.begin('index', 1)();
  page();
  progress.begin('files', 1);
  expect(told).toEqual(['pages 0/1', 'pages 1/1', 'index 1/1', 'files 0/1']);
});
