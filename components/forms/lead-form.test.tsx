import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { sendLead } from '@/lib/leads/lead';
import { LeadForm, type LeadFormTexts } from './lead-form';

jest.mock('@/lib/leads/lead');
const send = jest.mocked(sendLead);

const texts: LeadFormTexts = {
  submit: 'submit',
  sending: 'sending',
  success: { title: 'success title', text: 'success text' },
  failure: { title: 'failure title', text: 'failure text' },
  toasts: { region: 'notifications', dismiss: 'dismiss' },
};

/** A delivery that stays under way until the test settles it. */
function pendingDelivery() {
  let accept = () => {};
  let refuse = () => {};
  send.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        accept = resolve;
        refuse = () => reject(new Error('offline'));
      }),
  );
  return { accept: () => act(async () => accept()), refuse: () => act(async () => refuse()) };
}

function renderForm() {
  render(
    <>
      <h2 id="heading">heading</h2>
      <LeadForm
        form="home"
        tool={{ name: 'send', description: 'sends' }}
        texts={texts}
        icons={{ success: null, error: null }}
        labelledBy="heading"
        withoutScript="mail"
        failed="write"
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
      </LeadForm>
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

function form(): HTMLElement {
  return screen.getByRole('form', { name: 'heading' });
}

beforeEach(() => send.mockResolvedValue(undefined));

afterEach(() => {
  act(() => toast.remove());
  send.mockReset();
});

test('it is a post form, named by its heading, ready once its script runs', () => {
  renderForm();
  expect(form()).toHaveAttribute('method', 'post');
  expect(screen.getByRole('button', { name: texts.submit })).toBeEnabled();
  expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('while it sends, it says so and cannot be sent again, not even by a double click', async () => {
  const delivery = pendingDelivery();
  renderForm();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: texts.submit }));
  expect(send.mock.calls).toEqual([[{ form: 'home', fields: typed }]]);
  expect(screen.getByRole('button', { name: texts.sending })).toBeDisabled();
  expect(form()).toHaveAttribute('aria-busy', 'true');
  expect(form()).toHaveFormValues(typed);
  await delivery.accept();
  expect(screen.getByRole('button', { name: texts.submit })).toBeEnabled();
  expect(form()).toHaveAttribute('aria-busy', 'false');
});

test('two submissions before the page is painted again send once', async () => {
  const delivery = pendingDelivery();
  renderForm();
  await fillIn();
  act(() => {
    for (let i = 0; i < 2; i += 1) {
      form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }
  });
  expect(send).toHaveBeenCalledTimes(1);
  await delivery.accept();
});

test('what is changed while it sends is not lost', async () => {
  const delivery = pendingDelivery();
  renderForm();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  await userEvent.type(screen.getByLabelText('message'), ' and c');
  await delivery.accept();
  expect(form()).toHaveFormValues({ ...typed, message: 'a & b and c' });
});

test('success clears the fields and is announced', async () => {
  renderForm();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(form()).toHaveFormValues(empty);
  const status = within(screen.getByRole('status'));
  expect(status.getByText(texts.success.title)).toBeVisible();
  expect(status.getByText(texts.success.text)).toBeVisible();
  expect(status.queryByText(texts.failure.title)).not.toBeInTheDocument();
});

test('failure keeps every field, is announced, and sending again works', async () => {
  const delivery = pendingDelivery();
  renderForm();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  await delivery.refuse();
  expect(form()).toHaveFormValues(typed);
  const status = within(screen.getByRole('status'));
  expect(status.getByText(texts.failure.title)).toBeVisible();
  expect(status.queryByText(texts.success.title)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(send).toHaveBeenCalledTimes(2);
  expect(form()).toHaveFormValues(empty);
});

test('a form that is not filled in is not sent, and the browser never sends it itself', async () => {
  renderForm();
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
  expect(send).not.toHaveBeenCalled();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => {
    form().dispatchEvent(event);
  });
  expect(event.defaultPrevented).toBe(true);
});
