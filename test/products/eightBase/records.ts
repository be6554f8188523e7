import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type VisitState,
  dialectNow,
  fullNameOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Ids as long as those of 8base, which are letters and digits from the time and from chance. */
export const eightBaseIds = wordIds({
  organization: 'ck08emq5j00ab01l92v7c',
  place: 'ck08eoz1k00ct01l93f0q',
  provider: 'ck08epd7m00dw01l9h41x',
  visitType: 'ck08eq4vn00ey01l9t82z',
  client: 'ck08eum6101qf01l9cn6v',
  patient: 'ck08ev1bw01r201l9q5kd',
  appointment: 'ck08eve7t01r701l9fsg9',
});

/** The choices of the field `status`; the schema calls it a text. */
export const eightBaseWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In Session',
  ready: 'Ready to Leave',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
} satisfies Record<VisitState, string>;

const { of } = eightBaseIds;
const frontDesk = of('provider', 900);
const file = of('organization', 2);
const installed = { createdAt: 1_673_258_400_000, updatedAt: 1_673_258_400_000, isDeleted: false };

/** The tables of the workspace, deleted records included. */
export function eightBaseRows({ practice }: Backstage): (table: string) => readonly Row[] {
  const { places, providers, visitTypes, clients, appointments } = practice;
  const record = (id: string, description: string, fields: Row, stamped = installed): Row => {
    // Zero in a record that isn't deleted.
    const deletedAt = stamped.isDeleted ? Math.round(stamped.updatedAt / 1000) : 0;
    const stamps = { createdAt: dateTime(stamped.createdAt), updatedAt: dateTime(stamped.updatedAt), deletedAt };
    return { id, ...stamps, _description: description, createdById: frontDesk, ...fields };
  };
  function patient(row: ClientRecord): Row {
    const { key, givenName, familyName, emails, phones, isActive, tags, note } = row;
    const names = { firstName: givenName, lastName: familyName, sex: key % 2 === 0 ? 'Female' : 'Male' };
    const phone = phones[0] ? phoneOf(phones[0].value) : null;
    const emergencyPhone = key % 3 === 0 ? phoneOf('+1 207 555 0188') : null;
    const address = row.street === '' ? null : { country: 'US', street1: row.street, city: row.city };
    const contact = { email: emails[0] ?? null, phone, emergencyPhone, address, clinicId: of('place', row.placeKey) };
    const fields = { ...names, ...contact, isActive, isMinor: false, tags, comment: note };
    return record(of('client', key), fullNameOf(row), fields, row);
  }
  const timesOf = ({ start, minutes }: AppointmentRecord) => {
    return { startAt: dateTime(start), endAt: dateTime(start + minutes * 60_000) };
  };
  function appointment(row: AppointmentRecord): Row {
    const { key, reason, cancelReason, clientKey, providerKey } = row;
    const status = eightBaseWords[row.state];
    const visit = { reason, status, cancelReason, isTelehealth: false, reminderSent: row.start < dialectNow };
    const fields = {
      ...timesOf(row),
      ...visit,
      requestedAt: key % 3 === 0 ? dateTime(row.start - 86_400_000) : null,
      patientId: clientKey && of('client', clientKey),
      assignedToId: providerKey && of('provider', providerKey),
      clinicId: of('place', row.placeKey),
      serviceId: of('visitType', row.typeKey),
    };
    return record(of('appointment', key), `${status} ${fields.startAt}`, fields, row);
  }
  const noteOf = (row: ClientRecord): Row => ({ note: row.note ?? 'New', patientId: of('client', row.key) });
  const timeOff = (row: AppointmentRecord): Row => {
    const [userId, clinicId] = [of('provider', 1), of('place', row.placeKey)];
    return record(
      of('appointment', row.key),
      'Time off',
      { ...timesOf(row), title: row.reason, userId, clinicId },
      row,
    );
  };
  const payment = (row: AppointmentRecord): Row => {
    const { patientId, id: appointmentId } = appointment(row);
    const fields = { amount: 60, method: 'Card', isRefund: false, patientId, appointmentId };
    return record(of('patient', 1000 + row.key), 'Payment', fields, row);
  };
  const user = (id: string, names: Row, email: string, isActive = true): Row => {
    const status = isActive ? 'active' : 'inactive';
    return record(id, email, { ...names, email, status, timezone: 'America/New_York', is8base: false, avatarId: file });
  };
  return rememberedRows(practice, {
    User: () => [
      user(frontDesk, { firstName: 'Front', lastName: 'Desk' }, 'desk@example.test'),
      ...providers.map((row) => {
        const names = { firstName: row.givenName, lastName: row.familyName, jobTitle: row.role };
        return user(of('provider', row.key), names, row.email, row.isActive);
      }),
    ],
    File: () => [record(file, 'avatar.png', { filename: 'avatar.png', public: true })],
    Clinic: () =>
      places.map(({ key, name, street, city, state, postalCode, phone, email, zone }) => {
        const address = { country: 'US', street1: street, zip: postalCode, city, state };
        return record(of('place', key), name, { name, address, phone: phoneOf(phone), email, timezone: zone });
      }),
    Service: () =>
      visitTypes.slice(0, 6).map(({ key, name, minutes, color, isBookable }) => {
        return record(of('visitType', key), name, { name, duration: minutes, price: minutes * 2, color, isBookable });
      }),
    Patient: () => clients.map(patient),
    PatientNote: () => clients.slice(0, 9).map((row) => record(of('patient', row.key), 'Note', noteOf(row), row)),
    Appointment: () => appointments.filter((row) => !row.isBlock).map(appointment),
    TimeOff: () => appointments.filter((row) => row.isBlock).map(timeOff),
    Payment: () => appointments.filter(({ state }) => state === 'completed').map(payment),
  });
}

/** A telephone number as its two parts. */
function phoneOf(value: string): object {
  const [, code = '1', number = value] = /^\+(\d+) (.*)$/.exec(value) ?? [];
  return { code, number: number.replace(/\D/g, '') };
}

const dateTime = (instant: number): string => new Date(instant).toISOString();
