import type { PatientUpdate } from '../../../../graphql/desk/generated/types.ts';
import type { PatientRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { WriteRole, WriteSlot } from '../../../../graphql/service/serviceWrites.ts';
import { type ChangePlan, differs, textOf } from './clientValues.ts';
import { checkTexts, type Problem, withoutNulls } from './appointmentValues.ts';
import { t } from '../../../../i18n/core/t.ts';

const fields = ['name', 'species', 'breed', 'sex', 'birthDate'] as const;

/** The values of a change of a patient. Notes are not read, so nothing may overwrite them. */
export function planPatientUpdate(to: PatientUpdate, now: PatientRow, slots: readonly WriteSlot[]): ChangePlan {
  const problems: Problem[] = [...checkTexts(to)];
  const takes = (role: WriteRole): boolean => slots.some((slot) => slot.role === role);
  const changes = fields.filter((field) => differs(to[field], now[field]));
  const all = textOf(to.notes) === null ? changes : [...changes, 'notes' as const];
  for (const field of all) if (!takes(field)) problems.push({ field, message: t('desk.fixed') });
  if (changes.includes('name') && textOf(to.name) === null)
    problems.push({ field: 'name', message: t('desk.patientName') });
  if (changes.includes('birthDate') && !isDay(textOf(to.birthDate)))
    problems.push({ field: 'birthDate', message: t('desk.noDay') });
  const input = Object.fromEntries(changes.map((field) => [field, textOf(to[field])]));
  return { problems, values: { ...demanded(slots, now), ...input }, placed: new Map(), changes: all };
}

/** Whether the values read afterwards are the requested ones. */
export function isPatientAsRequested(to: PatientUpdate, changes: readonly string[], after: PatientRow): boolean {
  return fields.every(
    (field) =>
      !changes.includes(field) || (after[field] ?? '').toLowerCase() === (to[field] ?? '').trim().toLowerCase(),
  );
}

/**
 * Whether a changed value is neither as requested nor as before: another desk was right behind this one. Species, breed
 * and sex are left out: many services have words of their own for what was typed.
 */
export function isPatientOverwritten(
  to: PatientUpdate,
  changes: readonly string[],
  after: PatientRow,
  before: PatientRow,
): boolean {
  return (['name', 'birthDate'] as const).some(
    (field) =>
      changes.includes(field) &&
      after[field] !== null &&
      after[field] !== before[field] &&
      !isPatientAsRequested(to, [field], after),
  );
}

/** Values that a service requires at every change stay as they are, in a form that it accepts. */
function demanded(slots: readonly WriteSlot[], { client, ...patient }: PatientRow) {
  const present: Readonly<Partial<Record<WriteRole, string | null | undefined>>> = {
    ...Object.fromEntries(fields.map((field) => [field, patient[field] || null])),
    clientId: client?.id,
  };
  const roles = slots
    .filter((slot) => slot.demanded)
    .map(({ role, values }) => {
      const value = present[role] ?? null;
      const word = values?.find((each) => each.toLowerCase() === value?.toLowerCase());
      return [role, word ?? value] as const;
    });
  return withoutNulls(Object.fromEntries(roles));
}

/** An empty text takes a day away. */
function isDay(text: string | null): boolean {
  if (text === null) return true;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
