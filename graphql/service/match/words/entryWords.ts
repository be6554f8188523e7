import type { EntryConcept, EntryFields } from '../../serviceEntries.ts';

export type EntryField = Exclude<keyof EntryFields, 'id'>;

/** What identifies the entries of one concept: their names in services, and the fields that they need. */
export interface EntryWords {
  /** Names of the list or of its type, the plainest first; several words must all be there. */
  readonly nouns: readonly string[];
  /** Words that make it another list. */
  readonly not?: readonly string[];
  /** The fields to find, in display order. */
  readonly fields: readonly EntryField[];
  /** At least one of each must be found. */
  readonly needs: readonly (readonly EntryField[])[];
  /** Names of when it was, the plainest first. */
  readonly date: readonly string[];
  readonly due?: readonly string[];
  /** Names of the whole amount. */
  readonly amount?: readonly string[];
  readonly name?: readonly string[];
}

const made = ['created at', 'created', 'created on', 'date created'];
const whole = ['total', 'grand total', 'total amount', 'amount', 'total after tax', 'total due', 'sum', 'price'];

/** In English; words.ts translates other languages and abbreviations. */
export const entryWords: Readonly<Record<EntryConcept, EntryWords>> = {
  invoices: {
    nouns: ['invoice', 'bill', 'order', 'statement', 'charge'],
    not: ['item', 'line', 'supplier', 'vendor', 'purchase', 'lab', 'payment', 'tax'],
    fields: [
      'number',
      'date',
      'due',
      'status',
      'amount',
      'open',
      'reference',
      'appointment',
      'client',
      'patient',
      'lines',
    ],
    needs: [['amount', 'open']],
    date: [
      'invoiced at',
      'invoiced',
      'invoice date',
      'issued at',
      'issued',
      'issue date',
      'billed at',
      'date',
      ...made,
    ],
    due: ['due date', 'due at', 'due on', 'payable by', 'payment due date'],
    amount: whole,
  },
  payments: {
    nouns: ['payment', 'receipt', 'transaction'],
    not: ['method', 'plan', 'type', 'terminal', 'vendor', 'provider', 'inventory', 'stock', 'refund'],
    fields: ['number', 'date', 'amount', 'method', 'status', 'reference', 'invoice', 'client'],
    needs: [['amount']],
    date: ['paid at', 'paid on', 'paid', 'payment date', 'received at', 'received', 'date time', 'date', 'at', ...made],
    amount: ['amount', 'total', 'paid amount', 'sum', 'value'],
  },
  estimates: {
    nouns: ['estimate', 'quote', 'quotation', 'proposal'],
    not: ['item', 'line'],
    fields: ['number', 'date', 'due', 'status', 'amount', 'client', 'patient', 'lines'],
    needs: [['amount']],
    date: ['issued at', 'estimate date', 'date', 'sent at', ...made],
    due: ['valid until', 'expires at', 'expires on', 'expiry date', 'expire', 'due date', 'until'],
    amount: ['total', 'grand total', 'total amount', 'amount', 'high', 'sum', 'price'],
  },
  credits: {
    nouns: ['credit memo', 'credit note', 'account credit', 'credit', 'deposit'],
    not: ['card', 'limit', 'line', 'item', 'type'],
    fields: ['number', 'date', 'amount', 'open', 'text', 'client'],
    needs: [['amount', 'open']],
    date: ['issued at', 'issued', 'date', 'date time', ...made],
    amount: ['amount', 'total', 'credit amount', 'value', 'sum'],
  },
  conversations: {
    nouns: ['conversation', 'thread', 'message thread', 'chat'],
    not: ['participant'],
    fields: ['name', 'date', 'status', 'text', 'channel', 'client', 'patient', 'lines'],
    needs: [['name', 'text', 'lines']],
    date: ['last message at', 'latest message at', 'last activity at', 'last activity', 'updated at', ...made],
    name: ['subject', 'title', 'topic', 'name'],
  },
  messages: {
    nouns: ['message', 'communication', 'text message', 'sms', 'email'],
    not: ['template', 'thread', 'conversation', 'campaign', 'bulk', 'unread', 'count', 'delivery', 'queue', 'log'],
    fields: ['name', 'date', 'text', 'direction', 'author', 'channel', 'status', 'conversation', 'client'],
    needs: [['text'], ['date', 'direction', 'conversation']],
    date: ['sent at', 'sent', 'sent on', 'received at', 'date time', 'at', 'date', ...made],
    name: ['subject', 'title'],
  },
  reminders: {
    nouns: ['reminder', 'confirmation', 'recall', 'notice'],
    not: ['template', 'rule', 'setting', 'type', 'plan', 'schedule'],
    fields: ['name', 'kind', 'date', 'status', 'channel', 'text', 'appointment', 'client', 'patient'],
    needs: [['due', 'date']],
    date: ['due date', 'due at', 'due on', 'due', 'scheduled for', 'scheduled at', 'send at', 'send on', 'date', 'at'],
    name: ['title', 'subject', 'name', 'description'],
  },
  encounters: {
    nouns: ['encounter', 'medical record', 'consultation', 'visit', 'clinical note', 'soap note', 'exam', 'record'],
    not: ['type', 'template', 'reason', 'vaccine', 'lab', 'audit', 'request'],
    fields: ['name', 'kind', 'date', 'status', 'text', 'provider', 'appointment', 'patient'],
    needs: [['date']],
    date: ['start', 'started at', 'date', 'visit date', 'encounter date', 'date time', 'performed at', 'at', ...made],
    name: ['reason', 'title', 'chief complaint', 'complaint', 'subject', 'name'],
  },
  vaccinations: {
    nouns: ['vaccination', 'vaccine', 'immunization', 'immunisation'],
    not: ['type', 'template', 'protocol', 'product', 'lot', 'certificate', 'definition'],
    fields: ['name', 'date', 'due', 'status', 'provider', 'patient'],
    needs: [['name'], ['date', 'due']],
    date: [
      'given date',
      'given at',
      'given on',
      'given',
      'administered at',
      'administered',
      'vaccination date',
      'date',
    ],
    due: [
      'due date',
      'next due',
      'due at',
      'due on',
      'due',
      'expires at',
      'expires on',
      'expiration date',
      'valid until',
    ],
    name: ['name', 'vaccine name', 'vaccine', 'product name', 'title', 'description', 'label'],
  },
  treatments: {
    nouns: ['treatment', 'procedure', 'preventive', 'care plan item', 'service reminder'],
    not: ['type', 'template', 'plan', 'room', 'category', 'code', 'option'],
    fields: ['name', 'date', 'due', 'status', 'provider', 'patient'],
    needs: [['name'], ['date', 'due']],
    date: [
      'given date',
      'given at',
      'given',
      'performed at',
      'performed on',
      'administered at',
      'done at',
      'date',
      'start',
    ],
    due: ['due date', 'next due', 'due at', 'due on', 'due'],
    name: ['name', 'title', 'description', 'label', 'treatment name', 'procedure name'],
  },
  weights: {
    nouns: ['weight', 'vital', 'weight measurement', 'measurement'],
    not: ['unit', 'type', 'range'],
    fields: ['name', 'date', 'value', 'unit', 'patient'],
    needs: [['value']],
    date: ['measured at', 'measured on', 'taken at', 'recorded at', 'date', 'date time', 'at', ...made],
    name: ['name', 'kind', 'type', 'label'],
  },
  documents: {
    nouns: ['document', 'attachment', 'file', 'patient form', 'form'],
    not: ['template', 'type', 'folder', 'category', 'request'],
    fields: ['name', 'kind', 'date', 'patient'],
    needs: [['name']],
    date: ['added at', 'uploaded at', 'uploaded', 'submitted at', 'date', ...made],
    name: ['name', 'title', 'file name', 'filename', 'description', 'label'],
  },
};
