// What inputs of mutations mean, by the words of their names.
import type { WriteRole } from '../../serviceWrites.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { organizationNouns, stateWords } from '../words/vocabulary.ts';

interface Rule {
  readonly role: WriteRole;
  readonly words: readonly string[];
  readonly kinds: readonly ValueKind[];
  readonly not?: readonly string[];
}

const written: readonly ValueKind[] = ['text', 'enum', 'number', 'id'];

/** What services call the state that a change was made from: AppSync's `_version`, ActiveRecord's `lock_version`. */
export const lockWords: readonly string[] = ['lock version', 'row version', 'version', 'etag'];

/** In order: the first rule whose words stand in a name gives its meaning. */
export const inputRules: readonly Rule[] = [
  {
    role: 'status',
    words: stateWords.filter((word) => word !== 'state'),
    kinds: written,
    not: ['payment', 'color'],
  },
  // Of a person the state is one of an address.
  { role: 'status', words: ['state'], kinds: ['enum'], not: ['address', 'province'] },
  {
    role: 'start',
    words: ['start', 'scheduled', 'date time', 'from', 'when'],
    kinds: ['moment', 'text', 'number'],
    not: ['date', 'minute', 'actual', 'end'],
  },
  {
    role: 'start',
    words: ['date time', 'start date time'],
    kinds: ['moment', 'text'],
    not: ['end', 'until', 'actual', 'created', 'updated', 'birth', 'arrived'],
  },
  { role: 'end', words: ['end date time'], kinds: ['moment', 'text'], not: ['actual', 'send', 'notify'] },
  {
    role: 'end',
    words: ['end', 'until', 'to'],
    kinds: ['moment', 'text', 'number'],
    not: ['date', 'send', 'notify'],
  },
  { role: 'time', words: ['time', 'start time', 'start'], kinds: ['clock', 'text'], not: ['zone', 'end', 'date'] },
  { role: 'endTime', words: ['end', 'until'], kinds: ['clock'], not: ['date', 'zone'] },
  { role: 'startMinute', words: ['start minute', 'start min'], kinds: ['number'] },
  // A type called Date may hold a time as well, where a booking has no other time.
  { role: 'start', words: ['start'], kinds: ['date'], not: ['date', 'day'] },
  { role: 'end', words: ['end'], kinds: ['date'], not: ['date', 'day'] },
  {
    role: 'minutes',
    words: ['duration', 'length', 'minute'],
    kinds: ['number', 'text'],
    not: ['start', 'before', 'unit'],
  },
  {
    role: 'birthDate',
    words: ['birth date', 'birth', 'born'],
    kinds: ['date', 'moment', 'text'],
    not: ['estimated', 'year'],
  },
  {
    role: 'date',
    words: ['date', 'day', 'scheduled date', 'start date'],
    kinds: ['date', 'text', 'moment'],
    not: ['end', 'birth', 'update', 'death', 'deceased'],
  },
  { role: 'givenName', words: ['given name', 'first name', 'given', 'first'], kinds: ['text'] },
  { role: 'familyName', words: ['family name', 'last name', 'family', 'last'], kinds: ['text'] },
  { role: 'species', words: ['species', 'animal type'], kinds: written, not: ['code'] },
  { role: 'breed', words: ['breed'], kinds: written, not: ['code'] },
  { role: 'sex', words: ['sex', 'gender'], kinds: written },
  {
    role: 'phone',
    words: ['phone', 'mobile', 'cell'],
    kinds: ['text'],
    not: ['type', 'label', 'kind', 'extension', 'country'],
  },
  { role: 'email', words: ['email', 'mail'], kinds: ['text'], not: ['opt', 'marketing', 'body'] },
  { role: 'address', words: ['address', 'street', 'line1', 'address1'], kinds: ['text'], not: ['line2', 'ip'] },
  { role: 'amount', words: ['amount', 'total'], kinds: ['number', 'text'] },
  { role: 'method', words: ['method', 'tender', 'payment type'], kinds: written },
  { role: 'reference', words: ['reference', 'check number', 'cheque', 'receipt number'], kinds: ['text'] },
  {
    role: 'reason',
    words: ['reason', 'complaint', 'purpose', 'concern', 'description'],
    kinds: ['text', 'enum'],
    not: ['id'],
  },
  { role: 'notes', words: ['note', 'remark', 'memo', 'comment'], kinds: ['text'], not: ['private'] },
  { role: 'text', words: ['body', 'text', 'message', 'content', 'html'], kinds: ['text'] },
  { role: 'subject', words: ['subject', 'title'], kinds: ['text'] },
  { role: 'channel', words: ['channel', 'medium', 'via'], kinds: ['enum', 'text'] },
  { role: 'lock', words: lockWords, kinds: ['number', 'text'], not: ['app', 'client', 'schema', 'form', 'consent'] },
  { role: 'room', words: ['room', 'operatory'], kinds: written },
  {
    role: 'name',
    words: ['name', 'full name', 'call name', 'alias'],
    kinds: ['text'],
    not: [
      'user',
      'middle',
      'file',
      'emergency',
      'employer',
      'hospital',
      'clinic',
      'group',
      'plan',
      ...organizationNouns,
    ],
  },
];
