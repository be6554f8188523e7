import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import * as practices from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { pageOf } from './pages.ts';
import { alertRows, breedRows, instinctIds, isConfirmed, sexRows, speciesRows, stamp, titleRows } from './values.ts';

/** What was written that the practice has no place for, by the id of its row. */
export type InstinctMemory = Map<string, Row>;

/** How rows of the practice look there. */
export type InstinctRecords = ReturnType<typeof instinctRecords>;

const { of } = instinctIds;
const opened = Date.parse('2018-03-05T14:20:43Z');
const yearMs = 365 * 86_400_000;

/** A communication detail for each email address and number of a client, as it was typed. */
function detailsOf({ key, emails, phones }: practices.ClientRecord): readonly Row[] {
  const details = [
    ...emails.map((value) => ({ type: 'EMAIL', value })),
    ...phones.map(({ label, value }) => ({ type: label.toUpperCase(), value })),
  ];
  return details.map((detail, index) => ({ id: String(key * 10 + index), ...detail }));
}

/** Makes objects of the API from the records of a practice. */
export function instinctRecords({ practice, meet, cap }: Backstage, memory: InstinctMemory) {
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    insertedAt: stamp(row.createdAt),
    updatedAt: stamp(row.updatedAt),
  });

  const location = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    if (!place) return null;
    meet('place', place.key);
    return {
      id: of('place', place.key),
      label: place.name,
      timezone: place.zone,
      phone: place.phone,
      email: place.email,
      address: {
        line1: place.street,
        line2: null,
        city: place.city,
        state: place.state,
        postalCode: place.postalCode,
        country: 'US',
      },
      ...stamps({ createdAt: opened, updatedAt: opened + place.key * 86_400_000 }),
    };
  };

  const user = (key: number | null): Row | null => {
    const member = practices.rowOf(practice.providers, key);
    if (!member) return null;
    const title = titleRows.find(({ label }) => label === (member.title ?? 'Groomer')) ?? null;
    return {
      id: of('provider', member.key),
      username: member.email.replace(/@.*$/, ''),
      nameFirst: member.givenName,
      nameLast: member.familyName,
      email: member.email,
      titleId: title?.['id'] ?? null,
      title,
      locationIds: member.placeKeys.map((placeKey) => of('place', placeKey)),
      ...stamps({ createdAt: opened, updatedAt: opened + member.key * yearMs * 0.1 }),
      deletedAt: member.isActive ? null : stamp(opened + 5 * yearMs),
    };
  };

  const appointmentType = (key: number): Row | null => {
    const type = practices.rowOf(practice.visitTypes, key);
    return (
      type && {
        id: of('visitType', type.key),
        label: type.name,
        duration: type.minutes,
        color: type.color,
        ...stamps({ createdAt: opened, updatedAt: opened + type.key * 3_600_000 }),
        deletedAt: null,
      }
    );
  };

  const account = (client: practices.ClientRecord | null): Row | null => {
    if (!client) return null;
    meet('client', client.key);
    const id = of('client', client.key);
    const isGone = client.isDeleted || !client.isActive;
    const { nameMiddle = null, address, ...written } = memory.get(id) ?? {};
    const partner = {
      id: String(5000 + client.key),
      nameFirst: 'Robin',
      nameMiddle: null,
      nameLast: client.familyName,
      communicationDetails: [{ id: String(90_000 + client.key), type: 'MOBILE', value: '+1 207 555 0190' }],
      address: null,
    };
    return {
      id,
      pimsCode: String(9000 + client.key),
      pimsId: client.key % 6 === 0 ? `AVI-${String(client.key)}` : null,
      primaryContact: {
        id: String(1000 + client.key),
        nameFirst: client.givenName,
        nameMiddle,
        nameLast: client.familyName,
        communicationDetails: detailsOf(client),
        address: {
          line2: null,
          state: null,
          postalCode: null,
          country: 'US',
          ...(isRow(address) ? address : {}),
          line1: client.street,
          city: client.city,
        },
      },
      // Who else may come with the animals.
      alternateContacts: client.key % 10 === 7 ? [partner] : [],
      note: client.note,
      patients: (args: ConnectionArgs): unknown =>
        pageOf(
          practice.patients.filter(({ clientKey }) => clientKey === client.key),
          args,
          cap,
          patient,
        ),
      ...stamps(client),
      deletedAt: isGone ? stamp(client.updatedAt) : null,
      ...written,
    };
  };

  const patient = (row: practices.PatientRecord | null): Row | null => {
    if (!row) return null;
    meet('patient', row.key);
    const id = of('patient', row.key);
    const { alertIds, ...written } = memory.get(id) ?? {};
    const alerts = row.key % 8 === 3 ? alertRows.slice(row.key % 4, (row.key % 4) + 1) : [];
    const { sex: _, ...sex } = sexRows.find((each) => each.sex === row.sex) ?? sexRows[2];
    return {
      id,
      accountId: row.clientKey === null ? null : of('client', row.clientKey),
      account: () => account(practices.rowOf(practice.clients, row.clientKey)),
      name: row.name,
      pimsCode: `P${String(row.key).padStart(4, '0')}`,
      pimsId: null,
      species: speciesRows.find(({ label }) => label === row.species) ?? null,
      breed: breedRows.find(({ label }) => label === row.breed) ?? null,
      sex,
      color: row.color,
      weight: row.key % 5 === 0 ? null : (3 + (row.key % 30)).toFixed(1),
      birthdate: row.birthDate,
      deceasedDate: row.isDeceased ? wallDay(row.updatedAt, 'UTC') : null,
      microchipNumber: row.microchip,
      alerts: Array.isArray(alertIds) ? alertRows.filter((alert) => alertIds.includes(alert['id'])) : alerts,
      mergedIntoPatientId: null,
      ...stamps(row),
      deletedAt: null,
      ...written,
    };
  };

  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      id: of('appointment', row.key),
      appointmentTypeId: of('visitType', row.typeKey),
      appointmentType: () => appointmentType(row.typeKey),
      patientId: row.patientKey === null ? null : of('patient', row.patientKey),
      patient: () => patient(practices.rowOf(practice.patients, row.patientKey)),
      providerId: row.providerKey === null ? null : of('provider', row.providerKey),
      provider: () => user(row.providerKey),
      locationId: of('place', row.placeKey),
      location: () => location(row.placeKey),
      startsAt: utcText(row.start),
      endsAt: utcText(row.start + row.minutes * 60_000),
      reason: row.reason,
      isConfirmed: isConfirmed(row),
      canceledAt: row.state === 'cancelled' ? utcText(row.updatedAt) : null,
      ...stamps(row),
    };
  };

  return { location, user, appointmentType, account, patient, appointment };
}
