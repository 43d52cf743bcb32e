import type { deliver, Lead } from './deliver';
import { sendLead } from './lead';

let mockDeliver: typeof deliver;
jest.mock('./deliver', () => ({
  get deliver() {
    return mockDeliver;
  },
}));

const lead: Lead = { form: 'home', fields: { name: 'A' } };

afterEach(() => {
  mockDeliver = undefined;
  jest.restoreAllMocks();
});

test('without delivery a lead is taken', async () => {
  await expect(sendLead(lead)).resolves.toBeUndefined();
});

test('a lead is taken once it has been delivered', async () => {
  let arrive = () => {};
  mockDeliver = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  let taken = false;
  const sent = sendLead(lead).then(() => {
    taken = true;
  });
  await Promise.resolve();
  expect(mockDeliver).toHaveBeenCalledWith(lead);
  expect(taken).toBe(false);
  arrive();
  await sent;
});

test('a lead that cannot be delivered is refused, so that the form keeps its fields', async () => {
  mockDeliver = () => Promise.reject(new Error('mailbox full'));
  await expect(sendLead(lead)).rejects.toThrow(/mailbox full/);
});

test('without a connection it is refused, and nobody tries to deliver it', async () => {
  mockDeliver = jest.fn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendLead(lead)).rejects.toThrow(/offline/);
  expect(mockDeliver).not.toHaveBeenCalled();
});
