import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportTexts } from '@/components/tools/audit/report-texts';
import { advicePath } from '@/i18n/advice-path';
import { auditTexts } from '@/i18n/audit-texts';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { auditedSite } from '@/test/audit-fixtures';
import { english } from '@/test/render';
import { SaveResults } from './save-results';

jest.mock('@/lib/downloads/save-file');

let mockIsLost = false;
jest.mock('./report-file', () => {
  if (mockIsLost) throw new Error('lost');
  return jest.requireActual('./report-file');
});

const texts = reportTexts({ ...auditTexts(english.audit), advice: advicePath }, 'en');
const save = jest.mocked(saveFile);
const { reasons } = texts.failures;

beforeEach(() => {
  // What has been loaded once is not loaded again.
  jest.resetModules();
  save.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [true, reasons.failed],
  [false, reasons.offline],
])(
  'where the writers are lost, it says why (connection: %s), and saves the next time',
  async (isOnline, reason) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const site = auditedSite([]);
    render(
      <SaveResults
        diagnosis={{ site, compared: site, findings: [], causes: [], records: [], languages: [] }}
        texts={texts}
      />,
    );
    mockIsLost = true;
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(new Error('lost'));
    expect(save).not.toHaveBeenCalled();
    mockIsLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    const file = 'canonical-diagnostic.json';
    expect(
      await screen.findByText(fillTemplate(texts.diagnostic.save.saved, { file })),
    ).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  },
);
