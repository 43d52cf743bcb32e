import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '@/components/ui/toaster';
import { fetchToken, sendInquiry } from '@/lib/inquiries/send-inquiry';
import { keepUnsent } from '@/lib/inquiries/unsent';
import { InquiryForm } from './inquiry-form';

jest.mock('@/lib/inquiries/send-inquiry');
jest.mock('@/lib/inquiries/unsent');
const send = jest.mocked(sendInquiry);
const keep = jest.mocked(keepUnsent);

const url = '/api/inquiries';

const texts = {
  submit: 'submit',
  sending: 'sending',
  success: { title: 'success title', text: 'success text' },
  failure: { title: 'failure title', text: 'failure text' },
  receipt: 'receipt {receipt}',
  unsent: {
    offline: 'offline',
    unavailable: 'unavailable',
    later: 'send later',
    laterNote: 'kept here',
    mail: 'write a mail',
    kept: 'kept title',
  },
  sentLater: { title: 'sent later', text: 'as {receipt}' },
};

/** A service that does not answer until the test lets it. */
function pendingAnswer() {
  let answer = (_: Awaited<ReturnType<typeof sendInquiry>>) => {};
  send.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return {
    accept: () => act(async () => answer({ receipt: 'H-1' })),
    refuse: (failure: 'offline' | 'unavailable') => act(async () => answer({ failure })),
  };
}

function renderForm() {
  render(
    <>
      <h2 id="heading">heading</h2>
      <InquiryForm
        url={url}
        form="home"
        locale="de"
        webMcpTool={{ name: 'send', description: 'sends' }}
        texts={texts}
        labelledBy="heading"
        emailUrl="mailto:a@firm.example"
      >
        <label>
          name
          <input name="name" required />
        </label>
        <label>
          service
          <select name="service" defaultValue="">
            <option value="">choose</option>
            <option value="tax">tax</option>
          </select>
        </label>
        <label>
          message
          <textarea name="message" />
        </label>
      </InquiryForm>
      <Toaster label="notifications" dismiss="dismiss" icons={{ success: null, error: null }} />
    </>,
  );
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('name'), 'Ana');
  await userEvent.selectOptions(screen.getByLabelText('service'), 'tax');
  await userEvent.type(screen.getByLabelText('message'), 'a & b');
}

const typed = { name: 'Ana', service: 'tax', message: 'a & b' };
const empty = { name: '', service: '', message: '' };

const form = () => screen.getByRole('form', { name: 'heading' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentId = (call: number) => send.mock.calls[call]?.[1].id;

beforeEach(() => {
  send.mockResolvedValue({ receipt: 'H-1' });
  keep.mockResolvedValue(undefined);
  jest.mocked(fetchToken).mockResolvedValue('token');
});

afterEach(() => {
  act(() => toast.remove());
  jest.resetAllMocks();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the form sends fields, form, language and the token that it fetched at the first focus', async () => {
  renderForm();
  expect(fetchToken).not.toHaveBeenCalled();
  await fillIn();
  await press(texts.submit);
  expect(fetchToken).toHaveBeenCalledTimes(1);
  expect(send.mock.calls).toEqual([
    [url, { id: expect.any(String), form: 'home', locale: 'de', fields: typed, token: 'token' }],
  ]);
  expect(sentId(0)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('a form that is being sent cannot be sent again, and says so after a moment', async () => {
  const answer = pendingAnswer();
  renderForm();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: texts.submit }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(form()).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('button', { name: texts.sending })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(form()).toHaveFormValues(typed);
  await answer.accept();
  expect(screen.getByRole('button', { name: texts.submit })).toBeVisible();
  expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('what is changed while a form is being sent is not lost', async () => {
  const answer = pendingAnswer();
  renderForm();
  await fillIn();
  await press(texts.submit);
  await userEvent.type(screen.getByLabelText('message'), ' and c');
  await answer.accept();
  expect(form()).toHaveFormValues({ ...typed, message: 'a & b and c' });
});

test.each(['offline', 'unavailable'] as const)(
  'a failure keeps every field and says why: %s; the next attempt has the same id',
  async (failure) => {
    const answer = pendingAnswer();
    renderForm();
    await fillIn();
    await press(texts.submit);
    await answer.refuse(failure);
    expect(form()).toHaveFormValues(typed);
    expect(within(screen.getByRole('status')).getByText(texts.failure.title)).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(texts.unsent[failure])).toBeVisible();
    expect(alert.getByRole('link', { name: texts.unsent.mail })).toHaveAttribute('data-mail-form');

    await press(texts.submit);
    expect(sentId(1)).toBe(sentId(0));
    expect(form()).toHaveFormValues(empty);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    // Who sends the same words again means another inquiry.
    await fillIn();
    await press(texts.submit);
    expect(sentId(2)).not.toBe(sentId(0));
  },
);

test('what could not be sent is kept in the browser once the visitor agrees', async () => {
  send.mockResolvedValueOnce({ failure: 'offline' });
  renderForm();
  await fillIn();
  await press(texts.submit);
  expect(keep).not.toHaveBeenCalled();
  // What was typed since is not lost.
  await userEvent.type(screen.getByLabelText('message'), ' and c');
  await press(texts.unsent.later);
  expect(keep.mock.calls).toEqual([
    [
      {
        url,
        inquiry: expect.objectContaining({ fields: { ...typed, message: 'a & b and c' } }),
        keptAt: expect.any(Number),
        notice: texts.sentLater,
      },
    ],
  ]);
  expect(form()).toHaveFormValues(empty);
  expect(within(screen.getByRole('status')).getByText('kept title')).toBeVisible();
});

test('where the browser can keep nothing, every field stays', async () => {
  send.mockResolvedValueOnce({ failure: 'offline' });
  keep.mockRejectedValueOnce(new Error('blocked'));
  renderForm();
  await fillIn();
  await press(texts.submit);
  await press(texts.unsent.later);
  expect(form()).toHaveFormValues(typed);
  expect(screen.getByRole('button', { name: texts.unsent.later })).toBeVisible();
});
