import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { offsetText, startOfDay } from '../../dialects/clock.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { splose } from './splose.ts';

const visit = productVisits(splose);
const { view } = splose;
const day = '2026-11-17';
const idOf = (kind: 'client' | 'appointment' | 'place' | 'provider' | 'visitType', key: number): number =>
  Number(view.ids.of(kind, key));
const idsAt = (value: unknown, path: string): unknown[] => rowsAt(value, path).map(({ id }) => id);
const visitFields = `id start end serviceId service { name } locationId location { title timezone } practitionerId
  practitioner { firstname lastname } note archived deletedAt
  appointmentPatients { patientId status cancellationReason cancellationRate cancellationNote statusUpdatedAt
    patient { firstname lastname } }`;
const nameOf = (row: unknown): string =>
  [at(row, 'firstname'), at(row, 'lastname')].filter((part) => typeof part === 'string').join(' ');

describe('splose', () => {
  it('shows every value that its view expects', async () => {
    const { query, server } = await visit();
    const sample = expectedSample(splose, day);
    const answer = await query(`{
      locations { total rows { id title address suburb state postalCode timezone } }
      patients(search: { include_archived: true }) {
        total rows { id firstname lastname email phoneNumbers { type code phoneNumber } tags archived alert } } }`);
    expect(rowsAt(answer, 'locations.rows').map((row) => [String(row['id']), row['title'], row['timezone']])).toEqual(
      sample.locations.map(({ id, name, timeZone }) => [id, name, timeZone]),
    );
    for (const [index, { address }] of sample.locations.entries()) {
      const row = rowsAt(answer, 'locations.rows')[index];
      const parts = ['address', 'suburb', 'state', 'postalCode'].map((field) => at(row, field));
      expect(parts.join(', ')).toBe(address);
    }
    const patients = rowsAt(answer, 'patients.rows');
    expect(at(answer, 'patients.total')).toBe(view.clients(server.practice).length);
    for (const [index, client] of sample.clients.entries()) {
      const row = patients[index] ?? {};
      expect([String(row['id']), nameOf(row)]).toEqual([client.id, client.name]);
      expect([row['firstname'] ?? undefined, row['lastname']]).toEqual([client.givenName, client.familyName]);
      expect(row).toMatchObject({ tags: client.tags, archived: client.active === false });
      expect([row['email'] ?? []].flat()).toEqual(client.emails);
      const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(-10);
      const numbers = rowsAt(row, 'phoneNumbers').map((each) => digits(String(each['phoneNumber'])));
      expect(numbers).toEqual((client.phones ?? []).map(digits));
    }
    expect(rowsAt(patients[0], 'phoneNumbers')).toEqual([
      { type: 'Mobile', code: '+1', phoneNumber: '207 555 0101' },
      { type: 'Home', code: '+1', phoneNumber: '(207) 555-0102' },
      { type: 'Work', code: '+1', phoneNumber: '207.555.0103' },
    ]);
    const listed: Row[] = [];
    for (const offset of [0, 100]) {
      const page = `{ appointments(search: { limit: 100, offset: ${String(offset)} }) { total rows { ${visitFields} } } }`;
      // Page by page, as a person would.
      // eslint-disable-next-line no-await-in-loop
      listed.push(...rowsAt(await query(page), 'appointments.rows'));
    }
    const zoneOf = (row: Row): string => String(at(row, 'location.timezone'));
    const today = listed.filter((row) =>
      offsetText(Date.parse(String(row['start'])), zoneOf(row)).startsWith(`${day}T`),
    );
    expect(today.map(({ id }) => String(id)).toSorted()).toEqual(sample.appointments.map(({ id }) => id).toSorted());
    for (const expected of sample.appointments) {
      const row = today.find(({ id }) => String(id) === expected.id) ?? {};
      const [patient] = rowsAt(row, 'appointmentPatients');
      const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zoneOf(row));
      expect([shown('start'), shown('end')]).toEqual([expected.start, expected.end]);
      expect([patient?.['status'] ?? undefined, row['note'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect(patient && { id: String(patient['patientId']), name: nameOf(patient['patient']) }).toEqual(
        expected.client,
      );
      expect(
        row['practitionerId'] === null
          ? undefined
          : { id: JSON.stringify(row['practitionerId']), name: nameOf(row['practitioner']) },
      ).toEqual(expected.provider);
      expect({ id: String(row['locationId']), name: at(row, 'location.title') }).toEqual(expected.location);
    }
    expect(new Set(sample.appointments.map(({ status }) => status))).toEqual(
      new Set([undefined, 'Arrived', 'Completed', 'Cancelled', 'Did not arrive']),
    );
    expect(missingOperations(splose)).toEqual([]);
  });

  it('filters appointments without the bounds themselves, by patient, practitioner and status', async () => {
    const { query, post, server } = await visit();
    const midnight = startOfDay(day, 'America/New_York', 1);
    const bounds = `start_gt: "2026-11-17T05:05:00Z", start_lt: "${new Date(midnight).toISOString()}"`;
    const answer = await query(`{
      day: appointments(search: { ${bounds}, limit: 100 }) { total rows { id start } }
      utc: appointments(search: { start_gt: "2026-11-17", start_lt: "2026-11-18T00:00:00", limit: 1 }) { total rows { id } }
      archived: appointments(search: { ${bounds}, include_archived: true }) { total rows { archived deletedAt } }
      one: appointments(search: { patientId: ${String(idOf('client', 5))} }) { rows { appointmentPatients { patientId } } }
      two: appointments(search: { ${bounds}, practitionerId: ${String(idOf('provider', 1))}, status: "Cancelled" }) { total }
      changed: appointments(search: { status_update_gt: "2026-11-16", status_update_lt: "2026-11-18" }) {
        rows { appointmentPatients { status statusUpdatedAt } } }
      block: busyTimes(search: { ${bounds} }) { rows { note busyTimeType { title } practitioners { firstname } } }
      small: appointments(search: { limit: 3, offset: 2, id_gt: ${String(idOf('appointment', 4))} }) { rows { id } }
    }`);
    const starts = rowsAt(answer, 'day.rows').map(({ start }) => Date.parse(String(start)));
    expect(starts.every((start) => start > Date.parse('2026-11-17T05:05:00Z') && start < midnight)).toBe(true);
    // At 0:05 and at midnight there is someone.
    expect(server.practice.appointments.filter(({ start }) => start === midnight)).toHaveLength(1);
    expect(server.practice.appointments.filter(({ start }) => start === starts[0])).not.toHaveLength(0);
    const ids = idsAt(answer, 'day.rows').map(Number);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(Number(at(answer, 'archived.total'))).toBe(Number(at(answer, 'day.total')) + 2);
    expect(rowsAt(answer, 'archived.rows').filter((row) => row['deletedAt'] !== null)).toHaveLength(2);
    expect(Number(at(answer, 'utc.total'))).toBeGreaterThan(1);
    expect(rowsAt(answer, 'utc.rows')).toHaveLength(1);
    expect(
      rowsAt(answer, 'one.rows').flatMap((row) => rowsAt(row, 'appointmentPatients').map((each) => each['patientId'])),
    ).toContain(idOf('client', 5));
    const changed = rowsAt(answer, 'changed.rows').flatMap((row) => rowsAt(row, 'appointmentPatients'));
    expect(changed.length > 0 && changed.every((each) => each['status'] !== null)).toBe(true);
    expect(answer['block']).toEqual({
      rows: [
        { note: 'Staff meeting', busyTimeType: { title: 'Team meeting' }, practitioners: [{ firstname: 'Amelia' }] },
      ],
    });
    expect(idsAt(answer, 'small.rows')).toEqual([7, 8, 9].map((key) => idOf('appointment', key)));
    const wrong = await post('{ appointments(search: { status: "Confirmed" }) { total } }');
    expect(wrong.body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', statusCode: 400 } });
    expect(wrong.body.errors?.[0]?.message).toMatch(/Invalid enum value/);
    const none = await post('{ appointment(id: 5) { id } }');
    expect(none.body).toMatchObject({ data: { appointment: null }, errors: [{ message: 'Appointment not found' }] });
  });

  it('looks for patients by parts of names and whole contacts, and hides the archive', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{
      name: patients(search: { firstname: "zo", lastname: "o'brien" }) { rows { id } }
      phone: patients(search: { phoneNumber: "2075550102" }) { rows { id } }
      part: patients(search: { phoneNumber: "5550102" }) { total }
      email: patients(search: { email: "ANA@example.test" }) { rows { id birthdate } }
      tag: patients(search: { patientTag: "VIP", limit: 2 }) { total rows { tags } }
      archive: patients(search: { include_archived: true, lastname: "Nguyễn" }) { rows { id archived } }
      hidden: patients(search: { lastname: "Nguyễn" }) { total }
      long: patients(search: { limit: 500, offset: 1, include_archived: true }) { total rows { id } }
      usual: patients { rows { id } } }`);
    expect(idsAt(answer, 'name.rows')).toEqual([1, 8].map((key) => idOf('client', key)));
    expect(idsAt(answer, 'phone.rows')).toEqual([idOf('client', 1)]);
    expect([at(answer, 'part.total'), at(answer, 'hidden.total')]).toEqual([0, 0]);
    expect(answer['email']).toEqual({ rows: [{ id: idOf('client', 5), birthdate: '1955-06-06' }] });
    expect(rowsAt(answer, 'tag.rows')).toEqual([{ tags: ['VIP'] }, { tags: ['VIP'] }]);
    expect(Number(at(answer, 'tag.total'))).toBeGreaterThan(2);
    expect(rowsAt(answer, 'archive.rows')).toEqual([{ id: idOf('client', 4), archived: true }]);
    const all = view.clients(server.practice);
    const idsOf = (clients: typeof all): readonly number[] => clients.map(({ key }) => idOf('client', key));
    expect(idsAt(answer, 'long.rows')).toEqual(idsOf(all).slice(1, 101));
    expect(idsAt(answer, 'usual.rows')).toEqual(idsOf(all.filter(({ isActive }) => isActive)).slice(0, 50));
    expect((await post('{ patients(search: { offset: -1 }) { total } }')).body.errors?.[0]?.message).toMatch(/offset/);
    const archived = await query(`{ patient(id: ${String(idOf('client', 4))}) { firstname archived } }`);
    expect(archived['patient']).toEqual({ firstname: 'Mai', archived: true });
  });

  it('has staff, services, plans, contacts and money beside them', async () => {
    const { query } = await visit();
    const answer = await query(`{
      practitioners { rows { id title firstname isActive providerNumbers { type locationId } } }
      left: practitioners(search: { isActive: false, include_archived: true }) { rows { firstname } }
      services { total rows { id name for duration pricing } } cancellationReasons { id reason rate } busyTimeTypes { title }
      contacts(search: { name: "hill" }) { rows { type name firstName phoneNumbers { phoneNumber } associatedPatientIds } }
      cases(search: { patientId: ${String(idOf('client', 1))} }) { rows { title trackType patient { firstname } } }
      invoices(search: { status: "Awaiting Payment" }) { total rows { total paidAmount patient { id } } }
      payments { total } waitlists { rows { preferredDays } } supportActivities { rows { service { name } } }
      availabilities(practitionerId: ${String(idOf('provider', 2))}, startDate: "2026-11-16", endDate: "2026-11-22") {
        date locationId startTime } customFields { name options } patient(id: ${String(idOf('client', 7))}) {
        emergencyContactNumber phoneNumbers { phoneNumber } contacts { name } cases { caseNumber } } }`);
    expect(rowsAt(answer, 'practitioners.rows')).toHaveLength(7);
    expect(answer['left']).toEqual({ rows: [{ firstname: 'Oscar' }] });
    expect(rowsAt(answer, 'services.rows').map((row) => row['for'])).toEqual([
      ...Array.from({ length: 6 }, () => 'appointment'),
      'supportActivity',
      'supportActivity',
    ]);
    expect(rowsAt(answer, 'contacts.rows')[0]).toMatchObject({ type: 'Doctor', firstName: 'Farah' });
    expect(rowsAt(answer, 'cases.rows')).toEqual([
      { title: "Plan 2026, Zoë O'Brien", trackType: 'Appointments', patient: { firstname: 'Zoë' } },
    ]);
    expect(rowsAt(answer, 'invoices.rows').every(({ total, paidAmount }) => Number(paidAmount) < Number(total))).toBe(
      true,
    );
    expect(rowsAt(answer, 'availabilities')).toHaveLength(5);
    expect([rowsAt(answer, 'waitlists.rows').length, rowsAt(answer, 'supportActivities.rows').length]).toEqual([3, 3]);
    expect(rowsAt(answer, 'patient.phoneNumbers')).toHaveLength(2);
    expect(at(answer, 'patient.emergencyContactNumber')).toBe('+1 207 555 0190');
  });
});
