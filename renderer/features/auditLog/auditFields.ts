import type { AuditLine, AuditValues } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';
import { stagesInOrder, statusLabel } from '../../domain/stages.ts';
import { formatList } from '../../lib/counts.ts';
import { readableLabel } from '../../lib/readableLabel.ts';

const labels = {
  start: 'activity.fieldStart',
  minutes: 'activity.fieldMinutes',
  type: 'activity.fieldType',
  provider: 'activity.fieldProvider',
  room: 'activity.fieldRoom',
  location: 'activity.fieldLocation',
  status: 'activity.fieldStatus',
  client: 'activity.fieldClient',
  patient: 'activity.fieldPatient',
  reason: 'activity.fieldReason',
  notes: 'activity.fieldNotes',
  name: 'activity.fieldName',
  givenName: 'activity.fieldGivenName',
  familyName: 'activity.fieldFamilyName',
  phone: 'activity.fieldPhone',
  email: 'activity.fieldEmail',
  address: 'activity.fieldAddress',
  species: 'activity.fieldSpecies',
  breed: 'activity.fieldBreed',
  sex: 'activity.fieldSex',
  birthDate: 'activity.fieldBirthDate',
  amount: 'activity.fieldAmount',
  method: 'activity.fieldMethod',
  reference: 'activity.fieldReference',
  invoice: 'activity.fieldInvoice',
  text: 'activity.fieldText',
  subject: 'activity.fieldSubject',
  channel: 'activity.fieldChannel',
} as const;

/** What holds the entered values, by action; ids of what is changed, and versions, stand beside it. */
const holders: Readonly<Record<string, string>> = {
  bookAppointment: 'booking',
  updateAppointment: 'to',
  updateClient: 'to',
  updatePatient: 'to',
  registerClient: 'client',
  addPatient: 'patient',
  recordPayment: 'payment',
  sendMessage: 'message',
};

/** The fields that an entry names, without those that stayed as they were. */
export function fieldsOf({ what, names, detail }: AuditLine): readonly string[] {
  const start = `${holders[what] ?? ''}.`;
  const fields = names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return fields.filter((field) => !isSame(field, detail));
}

/** Within a sentence: first name. Null for what is not shown to people, such as the mark of a conversation. */
function fieldName(field: string): string | null {
  return isLabelled(field) ? t(labels[field]) : null;
}

/** Whether the sentence says that an appointment was moved, and not only that it was changed. */
export function isMoved(line: AuditLine): boolean {
  return (
    line.what === 'updateAppointment' && line.detail?.to['start'] !== undefined && fieldsOf(line).includes('start')
  );
}

export function fieldList(fields: readonly string[]): string {
  return formatList([...new Set(fields.flatMap((field) => fieldName(field) ?? []))]);
}

/** A status in the page's language; null where there is none. */
export function statusText(values: AuditValues): string | null {
  const label = values['status'];
  if (typeof label !== 'string') return null;
  const stage = stagesInOrder.find((each) => each === values['stage']) ?? 'unknown';
  return stage === 'unknown' ? readableLabel(label) : statusLabel({ label, stage, word: null });
}

function isLabelled(field: string): field is keyof typeof labels {
  return Object.hasOwn(labels, field);
}

function isSame(field: string, detail: AuditLine['detail']): boolean {
  const from = detail?.from[field];
  const to = detail?.to[field];
  if (from === undefined || to === undefined) return false;
  // One moment may be written with the offset of one zone or of another.
  if (field === 'start') return Date.parse(String(from)) === Date.parse(String(to));
  return from === to;
}
