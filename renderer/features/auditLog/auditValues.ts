import type { AuditLine, AuditValues } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';
import { minutesLabel } from '../../domain/appointmentDifferences.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { fieldList, fieldsOf, isMoved, statusText } from './auditFields.ts';
import type { AuditNames } from './useAuditNames.ts';

const labels = {
  start: 'general.time',
  minutes: 'changes.length',
  type: 'general.type',
  provider: 'general.provider',
  room: 'general.room',
  location: 'general.location',
  status: 'general.status',
} as const;
type Field = keyof typeof labels;
// Sound: these are the keys of the object that the type is derived from.
const shownFields = Object.keys(labels) as Field[];

/** What an entry holds besides its sentence, each as a text: “Room: 2 → 3”. */
export function changesOf(line: AuditLine, names: AuditNames): readonly string[] {
  const { detail, what, outcome } = line;
  // Who it is for is linked beside it.
  const fields = fieldsOf(line).filter(
    (field) => what === 'updateAppointment' || (field !== 'client' && field !== 'patient'),
  );
  const told = new Set<string>(inSentence(line));
  const texts = shownFields.flatMap((field) => {
    const isChanged = what === 'setStatus' ? field === 'status' : fields.includes(field);
    if (!detail || !isChanged || told.has(field)) return [];
    const to = valueText(field, detail.to, detail.isHere, names);
    const from = valueText(field, detail.from, detail.isHere, names);
    if (to === null) return [];
    told.add(field);
    return [
      from === null
        ? t('activity.value', { label: t(labels[field]), to })
        : t('activity.change', { label: t(labels[field]), from, to }),
    ];
  });
  // An update that was done names its fields in the sentence.
  const isNamed = outcome === 'done' && what.startsWith('update') && !isMoved(line);
  const rest = isNamed ? '' : fieldList(fields.filter((field) => !told.has(field)));
  if (rest === '') return texts;
  return [
    ...texts,
    isMoved(line) && outcome === 'done'
      ? t('activity.alsoChanged', { fields: rest })
      : t('activity.entered', { fields: rest }),
  ];
}

function inSentence(line: AuditLine): readonly Field[] {
  if (line.what === 'bookAppointment') return line.outcome === 'done' ? ['start', 'location'] : ['location'];
  if (line.outcome !== 'done') return [];
  if (line.what === 'setStatus') return ['status'];
  return isMoved(line) ? ['start'] : [];
}

function valueText(field: Field, values: AuditValues, isHere: boolean, names: AuditNames): string | null {
  const value = values[field];
  if (value === undefined) return null;
  if (value === null) return t('changes.none');
  switch (field) {
    case 'start':
      return formatInstantTime(String(value));
    case 'minutes':
      return typeof value === 'number' ? minutesLabel(value) : null;
    case 'status':
      return statusText(values);
    case 'room':
      return String(value);
    case 'type':
    case 'provider':
    case 'location':
      // An id of another clinic may be the id of somebody else here.
      return isHere ? names[field](String(value)) : null;
  }
}
