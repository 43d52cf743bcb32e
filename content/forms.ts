import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

/** Key of a text in `messages/<locale>/common.json`. */
type FormTextKey = MessageKeys<Messages['common'], NestedKeyOf<Messages['common']>>;

/** The form that an inquiry comes from. */
export type FormId = 'home' | 'contact' | 'expert' | 'consultation';

export type FieldName = 'name' | 'email' | 'company' | 'phone' | 'service' | 'message';

/** The maximum length of what is typed into a field, in UTF-16 code units, as `maxlength` counts. */
export const maxLengths: Readonly<Record<FieldName, number>> = {
  name: 200,
  // RFC 5321, 4.5.3.1.3: a path of 256 octets with its angle brackets.
  email: 254,
  company: 200,
  phone: 200,
  service: 200,
  message: 10_000,
};

type Shared = {
  name: FieldName;
  label: FormTextKey;
  placeholder?: FormTextKey;
  required?: boolean;
  /** Takes the whole width where two fields stand side by side. */
  wide?: boolean;
};

type Input = { kind: 'text' | 'email' | 'tel'; autoComplete: string };
type Textarea = { kind: 'textarea'; rows: number };
type Select = {
  kind: 'select';
  /** Text of the empty option that is selected at the start. */
  placeholder: FormTextKey;
  /** A value is what the firm receives, whatever the language of the label. */
  options: readonly { value: string; label: FormTextKey }[];
};

/** A field: a line to type in, a text area, or a choice from a list. */
export type FormField = Shared & (Input | Textarea | Select);

type Form = {
  /**
   * The form as a tool of a visitor's AI agent (WebMCP). Its name identifies it for agents in every language,
   * so it must not change.
   */
  webMcpTool: { name: string; description: FormTextKey };
  /** In the order of the form. */
  fields: readonly FormField[];
  /** Label of the button. */
  submit: FormTextKey;
  /** Confirmation that it was sent. */
  success: { title: FormTextKey; text: FormTextKey };
};

const name = { name: 'name', kind: 'text', autoComplete: 'name', required: true } as const;
const email = { name: 'email', kind: 'email', autoComplete: 'email', required: true } as const;
const company = {
  name: 'company',
  label: 'forms.company',
  kind: 'text',
  autoComplete: 'organization',
} as const;
const phone = { name: 'phone', label: 'forms.phone', kind: 'tel', autoComplete: 'tel' } as const;
const message = {
  name: 'message',
  label: 'forms.message',
  kind: 'textarea',
  wide: true,
} as const;

const defaultSuccess = { title: 'toasts.sentTitle', text: 'toasts.sentText' } as const;

/** The fields of the message forms. No phone field. */
function messageFields(rows: number): FormField[] {
  return [
    { ...name, label: 'forms.name' },
    { ...email, label: 'forms.email' },
    { ...company, wide: true },
    { ...message, rows, required: true },
  ];
}

/** Every form of the site: pages, components and tests describe none themselves. */
export const forms: Readonly<Record<FormId, Form>> = {
  /** On the home page. */
  home: {
    webMcpTool: { name: 'send_message_from_home', description: 'forms.agents.tools.message' },
    fields: messageFields(5),
    submit: 'forms.send',
    success: { title: 'toasts.homeSentTitle', text: 'toasts.homeSentText' },
  },

  /** On the contact page and in the contact sections of service pages. */
  contact: {
    webMcpTool: { name: 'send_message', description: 'forms.agents.tools.message' },
    fields: messageFields(6),
    submit: 'forms.send',
    success: defaultSuccess,
  },

  /** On the about page; its confirmation repeats that page's promise. */
  expert: {
    webMcpTool: { name: 'ask_expert', description: 'forms.agents.tools.expert' },
    fields: [
      { ...name, label: 'forms.fullName' },
      { ...email, label: 'forms.emailAddress' },
      company,
      phone,
      {
        name: 'service',
        label: 'forms.service',
        placeholder: 'forms.servicePlaceholder',
        kind: 'select',
        wide: true,
        options: [
          { value: 'bookkeeping', label: 'forms.options.bookkeeping' },
          { value: 'accounting', label: 'forms.options.accounting' },
          { value: 'payroll', label: 'forms.options.payroll' },
          { value: 'tax', label: 'forms.options.tax' },
          { value: 'visa', label: 'forms.options.visa' },
          { value: 'business-registration', label: 'forms.options.business' },
          { value: 'hr-admin', label: 'forms.options.hrAdmin' },
          { value: 'consulting', label: 'forms.options.consulting' },
          { value: 'remote-business', label: 'forms.options.remoteBusiness' },
          { value: 'multiple', label: 'forms.options.multiple' },
        ],
      },
      { ...message, rows: 4 },
    ],
    submit: 'forms.talk',
    success: { title: 'toasts.expertSentTitle', text: 'toasts.expertSentText' },
  },

  /** On the page of the free consultation. */
  consultation: {
    webMcpTool: {
      name: 'request_free_consultation',
      description: 'forms.agents.tools.consultation',
    },
    fields: [
      { ...name, label: 'forms.name', placeholder: 'forms.namePlaceholder' },
      { ...email, label: 'forms.emailAddress', placeholder: 'forms.emailPlaceholder' },
      { ...company, placeholder: 'forms.companyPlaceholder' },
      { ...phone, placeholder: 'forms.phonePlaceholder' },
      {
        name: 'service',
        label: 'forms.serviceInterest',
        placeholder: 'forms.interestPlaceholder',
        kind: 'select',
        required: true,
        wide: true,
        options: [
          { value: 'Bookkeeping Services', label: 'forms.interests.bookkeeping' },
          { value: 'Accounting Services', label: 'forms.interests.accounting' },
          { value: 'Tax Services', label: 'forms.interests.tax' },
          { value: 'Payroll Services', label: 'forms.interests.payroll' },
          { value: 'HR & Admin Support', label: 'forms.interests.hrAdmin' },
          { value: 'Business Registration', label: 'forms.interests.business' },
          { value: 'Visa Processing', label: 'forms.interests.visa' },
          { value: 'Consulting Services', label: 'forms.interests.consulting' },
          { value: 'Remote Business Services', label: 'forms.interests.remoteBusiness' },
          { value: 'General Inquiry', label: 'forms.interests.general' },
        ],
      },
      { ...message, rows: 5, placeholder: 'forms.messagePlaceholder', required: true },
    ],
    submit: 'forms.request',
    success: defaultSuccess,
  },
};
