import { sendLead } from './lead';

const lead = { form: 'home', fields: { name: 'A' } } as const;

afterEach(() => jest.restoreAllMocks());

test('a lead is taken', async () => {
  await expect(sendLead(lead)).resolves.toBeUndefined();
});

test('without a connection it is refused, so that the form keeps its fields', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendLead(lead)).rejects.toThrow(/offline/);
});
