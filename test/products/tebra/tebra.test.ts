import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { tebra } from './tebra.ts';

const visit = productVisits(tebra);
const { view } = tebra;
const day = '2026-11-17';
const dayOfDesk = `startDate: "${day}T05:00:00Z", endDate: "2026-11-18T04:59:59Z"`;

function digits(phone: unknown): string {
  return typeof phone === 'string' ? phone.replaceAll(/\D/g, '').slice(-10) : '';
}

/** A reference, unless it is none. */
function reference(row: unknown, id: string, name: string): object | undefined {
  return at(row, id) === null ? undefined : { id: at(row, id), name: at(row, name) };
}

/** Without what is undefined or null. */
function plain(row: object): unknown {
  return JSON.parse(JSON.stringify(row, (_, value: unknown) => value ?? undefined));
}

const visitFields = `id startDate endDate confirmationStatus appointmentReason1 type patientId patientFullName
  provider { id fullName } resourceId1 resourceName1 resourceTypeId1 resourceName2 resourceTypeId2
  serviceLocationId serviceLocationName`;
describe('Tebra', () => {
  it('serves all that is expected of it', async () => {
    const { query } = await visit();
    const answer = await query(`{
      serviceLocations { nodes { id name addressLine1 city state zipCode } }
      patients(first: 5) { nodes { id firstName lastName patientFullName mobilePhone homePhone workPhone emailAddress active
        lastEncounterDate lastAppointmentDate defaultServiceLocation { id name } defaultServiceLocationId } }
      appointments(filter: { ${dayOfDesk} }) { totalCount nodes { ${visitFields} patient { id patientFullName } } } }`);
    const locations = rowsAt(answer, 'serviceLocations.nodes').map((row) => ({
      id: row['id'],
      name: row['name'],
      address: ['addressLine1', 'city', 'state', 'zipCode'].map((field) => String(row[field])).join(', '),
    }));
    const phones = (row: Row): string[] =>
      ['mobilePhone', 'homePhone', 'workPhone'].map((column) => digits(row[column])).filter((phone) => phone !== '');
    const clients = rowsAt(answer, 'patients.nodes').map((row) => ({
      id: row['id'],
      name: row['patientFullName'],
      givenName: row['firstName'],
      familyName: row['lastName'],
      phones: phones(row),
      emails: [row['emailAddress']].filter((email) => email !== null),
      active: row['active'],
      lastVisit: row['lastEncounterDate'],
      location: row['defaultServiceLocation'],
    }));
    const appointments = rowsAt(answer, 'appointments.nodes').map((row) => ({
      id: row['id'],
      start: row['startDate'],
      end: row['endDate'],
      status: row['confirmationStatus'],
      reason: row['appointmentReason1'],
      client: reference(row, 'patient.id', 'patient.patientFullName'),
      provider: reference(row, 'provider.id', 'provider.fullName'),
      location: { id: row['serviceLocationId'], name: row['serviceLocationName'] },
    }));
    const expected = expectedSample(tebra, day);
    expect(plain({ locations, clients, appointments })).toEqual({
      locations: expected.locations,
      clients: expected.clients.map((row) => ({ ...row, phones: (row.phones ?? []).map(digits) })),
      appointments: expected.appointments,
    });
    expect(appointments.length).toBeGreaterThan(18);
    expect(at(answer, 'appointments.totalCount')).toBe(appointments.length);
    expect(rowsAt(answer, 'appointments.nodes').filter((row) => row['type'] === 'O')).toHaveLength(1);
    expect(expected.mayOmit).toHaveLength(1);
    for (const row of rowsAt(answer, 'patients.nodes')) {
      expect(row['lastAppointmentDate']).toBe(row['lastEncounterDate']);
      expect(row['defaultServiceLocationId']).toBe(at(row, 'defaultServiceLocation.id'));
    }
    expect(missingOperations(tebra)).toEqual([]);
  });

  it('pages patients and finds them by parts of what they have', async () => {
    const { query, post, server } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const first = await query(
      `{ patients { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(nodesAt(first, 'patients').map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(at(first, 'patients.totalCount')).toBe(ids.length);
    const after = String(at(first, 'patients.pageInfo.endCursor'));
    const next = await query(
      `{ patients(first: 500, after: "${after}") { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }`,
    );
    expect(rowsAt(next, 'patients.nodes').map(({ id }) => id)).toEqual(ids.slice(100));
    expect(at(next, 'patients.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const found = await query(`{
      name: patients(filter: { fullName: "zoë o'b" }) { nodes { id } }
      phone: patients(filter: { homePhone: "207-555-0102" }) { nodes { homePhone workPhone } }
      away: patients(filter: { active: false }) { nodes { active } }
      here: patients(filter: { defaultServiceLocationId: "12", lastName: "müller" }) { nodes { lastName } }
      elsewhere: patients(filter: { practiceId: "9" }) { totalCount }
      new: patients(filter: { fromCreatedDate: "2020-05-01" }) { nodes { createdDate } }
      patient(id: "100201") { patientFullName gender dob appointments(first: 1) { nodes { patientId } } totalBalance }
      none: patient(id: "100241") { id } }`);
    expect(rowsAt(found, 'name.nodes')).toHaveLength(2);
    expect(rowsAt(found, 'phone.nodes')).toEqual([{ homePhone: '(207) 555-0102', workPhone: '(207) 555-0103' }]);
    expect(rowsAt(found, 'away.nodes').length).toBeGreaterThan(5);
    expect(found).toMatchObject({
      here: { nodes: [{ lastName: 'Müller' }] },
      elsewhere: { totalCount: 0 },
      none: null,
    });
    expect(rowsAt(found, 'new.nodes').every((row) => String(row['createdDate']) >= '2020-05-01')).toBe(true);
    expect(at(found, 'patient')).toMatchObject({ patientFullName: "Zoë O'Brien", gender: 'Unknown', dob: null });
    const bad = await post('{ patients(filter: { fromCreatedDate: "yesterday" }) { totalCount } }');
    expect(bad.body.errors?.[0]?.message).toBe('fromCreatedDate is not a valid date.');
  });

  it('has one calendar of appointments and other time, by start, in UTC', async () => {
    const { query, server } = await visit();
    const lists = await query(`{
      all: appointments { totalCount nodes { startDate } }
      off: appointments(filter: { confirmationStatus: Cancelled, serviceLocationId: "12" }) { nodes { confirmationStatus serviceLocationName } }
      other: appointments(filter: { type: O }) { nodes { appointmentReason1 patientId patient { id } patientFullName resourceName1 resourceId2 } }
      named: appointments(filter: { resourceName: "håkansson", ${dayOfDesk} }) { nodes { resourceName1 resourceTypeId1 resourceTypeId2 provider { degree } } }
      nobody: appointments(filter: { appointmentReason: "whoever is free" }) { nodes { provider { id } resourceName1 resourceTypeId1 } }
      days: appointments(filter: { startDate: "2026-11-17", endDate: "2026-11-18" }) { nodes { startDate } }
      patient: appointments(filter: { patientId: "100201" }) { nodes { patient { patientFullName } } } }`);
    const shown = server.practice.appointments.filter((row) => view.shows(row));
    expect(at(lists, 'all.totalCount')).toBe(shown.length);
    const starts = rowsAt(lists, 'all.nodes').map((row) => Date.parse(String(row['startDate'])));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const off = rowsAt(lists, 'off.nodes');
    expect(off.length).toBeGreaterThan(2);
    expect(off[0]).toEqual({ confirmationStatus: 'Cancelled', serviceLocationName: 'Summit Pet Clinic' });
    expect(rowsAt(lists, 'other.nodes')).toEqual([
      {
        appointmentReason1: 'Staff meeting',
        patientId: null,
        patient: null,
        patientFullName: null,
        resourceName1: 'Amelia Okafor',
        resourceId2: null,
      },
    ]);
    expect(rowsAt(lists, 'named.nodes')[0]).toEqual({
      resourceName1: 'Björn Håkansson',
      resourceTypeId1: 1,
      resourceTypeId2: 2,
      provider: { degree: 'DVM' },
    });
    expect(rowsAt(lists, 'nobody.nodes')).toEqual([
      { provider: null, resourceName1: 'Exam Room 1', resourceTypeId1: 2 },
    ]);
    const days = new Set(
      rowsAt(lists, 'days.nodes').map((row) => wallDay(Date.parse(String(row['startDate'])), 'UTC')),
    );
    expect(days).toEqual(new Set([day]));
    expect(rowsAt(lists, 'patient.nodes').length).toBeGreaterThan(0);
  });

  it('has the practice, staff, reasons and money, refuses in words, and shows its schema within the allowed depth', async () => {
    const { query } = await visit();
    const answer = await query(`{ practices { nodes { id practiceName practiceCity serviceLocations { id } } }
      providers(filter: { active: true }) { nodes { id fullName type } } provider(id: "208") { active degree }
      appointmentReasons { nodes { appointmentReasonId name defaultDurationMinutes } } procedureCodes { totalCount }
      charges(filter: { patientId: "100202" }) { nodes { patientFullName totalCharges postingDate } }
      payments(first: 2) { totalCount nodes { amount paymentMethod } } }`);
    expect(rowsAt(answer, 'practices.nodes')).toEqual([
      {
        id: '41',
        practiceName: 'Harbor Veterinary Group',
        practiceCity: 'Portland',
        serviceLocations: [{ id: '11' }, { id: '12' }, { id: '13' }],
      },
    ]);
    expect(rowsAt(answer, 'providers.nodes')).toHaveLength(7);
    expect(answer['provider']).toEqual({ active: false, degree: 'DVM' });
    const reasons = rowsAt(answer, 'appointmentReasons.nodes').map(({ name }) => name);
    expect(reasons.slice(0, 2)).toEqual(['Wellness exam', 'Vaccination']);
    expect(reasons).toContain('Limping, left hind leg');
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(rowsAt(answer, 'charges.nodes')[0]).toMatchObject({ patientFullName: 'Søren Müller' });
    expect(rowsAt(answer, 'payments.nodes')).toHaveLength(2);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.query(
      'mutation { deactivatePatient(input: { patientId: "100201" }) { patient { id } userErrors { field message } } }',
    );
    expect(refused['deactivatePatient']).toEqual({
      patient: null,
      userErrors: [{ field: null, message: 'This account is read-only' }],
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentStatus'), 'enumValues')).toHaveLength(13);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { nodes { id } } }')).status).toBe(500);
  });
});
