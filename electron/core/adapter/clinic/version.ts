import { createHash } from 'node:crypto';
import type { AppointmentRow, ClientRow, PatientRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { AppointmentFields, Operation } from '../../../../graphql/service/serviceMap.ts';
import type { Link } from '../../../../graphql/service/sources.ts';

const plain = ['start', 'end', 'status', 'reason', 'notes', 'room', 'blocked'] as const;
const links = ['type', 'provider', 'location', 'patient', 'client'] as const;

/** Changes with any value of an appointment that the desk can show or change. */
export function versionOf(appointment: AppointmentRow): string {
  const values = [
    ...plain.map((name) =>
      name === 'status' ? [appointment.status?.label, appointment.status?.stage] : appointment[name],
    ),
    ...links.map((name) => appointment[name]?.id ?? null),
  ];
  return hashOf(values);
}

/** Differs as soon as anything of a client does that a desk can change. Patients have versions of their own. */
export function clientVersion({
  id,
  name,
  givenName,
  familyName,
  phones,
  emails,
  address,
  ...rest
}: ClientRow): string {
  return hashOf([id, name, givenName, familyName, phones, emails, address, rest.active, rest.notes, rest.location?.id]);
}

/** The same of a patient. */
export function patientVersion({ id, name, species, breed, sex, birthDate, active, deceased }: PatientRow): string {
  return hashOf([id, name, species, breed, sex, birthDate, active, deceased]);
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}

/** Whether a card reads an appointment just as the day's list does, so that both have the same version. */
export function readsAlike(card: Operation<AppointmentFields>, list: Operation<AppointmentFields>): boolean {
  const pick = ({ fields }: Operation<AppointmentFields>): string =>
    JSON.stringify([...plain.map((name) => fields[name] ?? null), ...links.map((name) => identity(fields[name]))]);
  return pick(card) === pick(list);
}

function identity(link: Link<{ readonly id: unknown }> | undefined): unknown {
  return link === undefined ? null : [link.path, link.fields.id, link.mention ?? null, link.complete ?? null];
}
