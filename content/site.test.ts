/** @jest-environment node */
import { parseSite, sampleValues } from './site';

describe('a bad value stops the build and names its variable', () => {
  test.each([
    ['SITE_ORIGIN', 'www.firm.example', /must be an origin/],
    ['SITE_ORIGIN', 'https://firm.example/site', /must be an origin/],
    ['SITE_EMAIL', 'office at firm.example', /e-mail address/],
    ['SITE_PHONE', '02 1234 5678', /international number/],
    ['SITE_FACEBOOK', 'http://www.facebook.com/firm', /https:\/\/ URL/],
    ['SITE_NAME', '   ', /must not be empty/],
    ['SITE_ANSWERED_BY', 'accountant,nobody', /a list, each entry once, of clientManager/],
    ['SITE_ANSWER_LANGUAGES', 'en,xx', /language codes/],
    ['SITE_CONSULTATION', 'video,video', /each entry once/],
    ['SITE_PAPERS', 'photo;courier', /of photo, courier/],
    ['SITE_OUTPUT', 'export', /must be "static" or empty/],
    ['SITE_INQUIRIES_URL', '/inquiries', /must be empty, \/api\/inquiries, or an https:/],
    ['SITE_INQUIRIES_URL', 'https://forms.example/inquiries', /must be empty, \/api\/inquiries/],
    ['SITE_INQUIRIES_URL', 'http://forms.example/api/inquiries', /must be empty, \/api/],
  ])('%s=%j', (name, value, expectation) => {
    const parse = () => parseSite({ [name]: value });
    expect(parse).toThrow(`${name}: `);
    expect(parse).toThrow(expectation);
    expect(parse).toThrow(`"${value}"`);
  });

  test('all bad variables are named at once, and only those', () => {
    let message = '';
    try {
      parseSite({ SITE_EMAIL: 'x', SITE_PHONE: 'y' });
    } catch (error) {
      message = String(error);
    }
    expect(message.match(/SITE_[A-Z_]+/g)).toEqual(['SITE_EMAIL', 'SITE_PHONE']);
  });
});

test('the environment overrides the samples', () => {
  const site = parseSite({
    SITE_NAME: 'Other Firm',
    SITE_BRAND: 'Other',
    SITE_ORIGIN: 'http://localhost:3000',
    SITE_EMAIL: 'office@firm.example',
    SITE_PHONE: '+63 2 1234 5678',
    SITE_STREET: '1 Road',
    SITE_SEC_NUMBER: 'S1',
    SITE_DTI_NUMBER: 'D0',
    SITE_DTI_BOOKKEEPING: 'D1',
    SITE_DTI_VISA: 'D2',
    SITE_FACEBOOK: 'https://www.facebook.com/firm',
    SITE_LINKEDIN: 'https://www.linkedin.com/company/firm',
  });
  expect(site).toMatchObject({
    name: 'Other Firm',
    brand: 'Other',
    origin: 'http://localhost:3000',
    email: 'office@firm.example',
    phone: '+63 2 1234 5678',
    street: '1 Road',
    secNumber: 'S1',
    dtiNumber: 'D0',
    dtiRegistrations: { bookkeeping: 'D1', visa: 'D2' },
    social: {
      facebook: 'https://www.facebook.com/firm',
      linkedin: 'https://www.linkedin.com/company/firm',
    },
  });
});

test('an unset or empty variable keeps its sample', () => {
  expect(parseSite({ SITE_EMAIL: '', OTHER: 'x' })).toEqual(parseSite({}));
});

describe('sampleValues', () => {
  test('without an environment every identity variable is a sample', () => {
    expect(sampleValues({})).toEqual(expect.arrayContaining(['SITE_NAME', 'SITE_PAPERS']));
  });

  test('a variable that was set is no longer listed', () => {
    const all = sampleValues({});
    expect(sampleValues({ SITE_EMAIL: 'office@firm.example' })).toEqual(
      all.filter((name) => name !== 'SITE_EMAIL'),
    );
  });

  test('how the firm works may be as the sample says, once the firm has said so', () => {
    const env = { SITE_ANSWER_LANGUAGES: 'en', SITE_PAPERS: '' };
    expect(sampleValues(env)).not.toContain('SITE_ANSWER_LANGUAGES');
    expect(sampleValues(env)).toContain('SITE_PAPERS');
    expect(parseSite(env).waysOfWorking.languages.sample).toBe(false);
    expect(parseSite(env).waysOfWorking.papers.sample).toBe(true);
  });

  test('a variable set to its sample, or to nothing, is still listed', () => {
    const env = { SITE_EMAIL: parseSite({}).email, SITE_PHONE: '' };
    expect(sampleValues(env)).toEqual(sampleValues({}));
  });
});
