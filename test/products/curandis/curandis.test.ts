import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { textOf } from '../generatedRows.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { curandis } from './curandis.ts';
import { practiceZone } from './ids.ts';

const { view } = curandis;
const visit = productVisits(curandis);
const day = '2026-11-17';
const { of } = view.ids;
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

/** The instant of a day and a time of day, by the clock of the house. */
const instant = (date: unknown, time: unknown): number =>
  instantOfWall(`${String(date)}T${String(time)}`, practiceZone);

describe('the practice management for physiotherapists', () => {
  it('lists active patients by name, twenty at a time', async () => {
    const { server, query } = await visit();
    const fields = 'id nome cognome nomeCompleto telefono cellulare fax email attivo codiceFiscale dataNascita eta';
    const first = await query(`{ patients { ${fields} } next: patients(limit: 500, offset: 20) { id } patientsCount }`);
    const people = view.clients(server.practice);
    expect([rowsAt(first, 'patients').length, rowsAt(first, 'next').length]).toEqual([20, people.length - 20]);
    expect(first['patientsCount']).toBe(people.length);
    expect([...column(rowsAt(first, 'patients'), 'id'), ...column(rowsAt(first, 'next'), 'id')]).toEqual(
      people.map(({ key }) => of('client', key)),
    );
    const { clients } = expectedSample(curandis, day);
    for (const [index, { id, name, givenName, familyName, phones, emails, active }] of clients.entries()) {
      const row = rowsAt(first, 'patients')[index] ?? {};
      expect([row['id'], row['nomeCompleto']]).toEqual([id, name]);
      expect([row['nome'], row['cognome'], row['attivo']]).toEqual([givenName ?? '', familyName, active]);
      expect([row['cellulare'], row['telefono']].filter((phone) => phone !== null)).toEqual(phones);
      expect(row['email'] === null ? [] : [row['email']]).toEqual(emails);
    }
    const codes = column(rowsAt(first, 'patients'), 'codiceFiscale').filter((code) => code !== null);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes[0]).toMatch(/^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/);
    expect(column(rowsAt(first, 'patients'), 'fax').filter((fax) => fax !== null).length).toBeGreaterThan(0);
    const short = await (await visit({ cap: 3 })).query('{ patients(limit: 50) { id } }');
    expect(rowsAt(short, 'patients')).toHaveLength(3);
    expect(missingOperations(curandis)).toEqual([]);
  });

  it('finds patients field by field, and those who left only by number', async () => {
    const { server, query, post } = await visit();
    const search = (text: string): string => `searchPatients(searchInput: { ${text} }) { id nomeCompleto }`;
    const found = await query(`{ name: ${search('cognome: "o\'BRI"')} full: ${search('nomeCompleto: "zoë o"')}
      none: ${search('nome: "zoë", cognome: "zqxwv"')} phone: ${search('telefono: "(207) 555-0102"')}
      digits: ${search('telefono: "2075550102"')} mail: ${search('email: "zoe2@"')}
      last: ${search('sortBy: "nome", sortOrder: "DESC", limit: 2')} left: ${search('cognome: "Nguyễn"')}
      patientsByPhone(phone: "555-0102") { id } patientByEmail(email: "zoe2@example.test") { id }
      patient(id: "${of('client', 4)}") { nome attivo } patientsRequiringPrivacyUpdate { statoPrivacy }
      patientsByStatus(status: "BOZZA") { statoAnagrafica codiceFiscale } }`);
    expect(new Set(column(rowsAt(found, 'name'), 'id'))).toEqual(new Set([of('client', 1), of('client', 8)]));
    expect(rowsAt(found, 'full')).toHaveLength(2);
    expect([...rowsAt(found, 'none'), ...rowsAt(found, 'digits'), ...rowsAt(found, 'left')]).toEqual([]);
    expect(column(rowsAt(found, 'phone'), 'id')).toEqual([of('client', 1)]);
    expect(column(rowsAt(found, 'mail'), 'id')).toEqual([of('client', 8)]);
    expect(column(rowsAt(found, 'last'), 'nomeCompleto')[0]).toMatch(/^Íñigo/);
    expect(found['patientsByPhone']).toEqual([{ id: of('client', 1) }]);
    expect(found['patientByEmail']).toEqual({ id: of('client', 8) });
    expect(found['patient']).toEqual({ nome: 'Mai', attivo: false });
    expect(new Set(column(rowsAt(found, 'patientsRequiringPrivacyUpdate'), 'statoPrivacy'))).toEqual(
      new Set(['NON_ACQUISITA']),
    );
    const drafts = rowsAt(found, 'patientsByStatus');
    expect(new Set(column(drafts, 'statoAnagrafica'))).toEqual(new Set(['BOZZA']));
    const code = textOf(column(drafts, 'codiceFiscale').find((each) => typeof each === 'string'));
    const coded = await query(`{ patientByCodiceFiscale(codiceFiscale: "${code}") { codiceFiscale } }`);
    expect(coded['patientByCodiceFiscale']).toEqual({ codiceFiscale: code });
    const gone = await post(`{ patient(id: "${of('client', 41)}") { id } }`);
    expect(gone.body.errors?.[0]?.message).toBe(`Paziente con ID ${of('client', 41)} non trovato`);
    const odd = await post('{ patient(id: "abc") { id } }');
    expect(odd.body.errors?.[0]?.message).toBe('Validation failed (numeric string is expected)');
    expect(server.practice.clients).toHaveLength(120);
  });

  it('shows the whole day of all operators, without those who did not come', async () => {
    const { server, query, post } = await visit();
    const fields = `id appointmentDate startTime endTime bookingStatus treatmentStatus status notes clientName patientId
      operator { id name surname } service { name } appointmentServices { service { name } } appointmentType gymRoom { name }`;
    const answer = await query(`{ availabilityAppointments(startDate: "${day}", endDate: "${day}") { ${fields} }
      own: availabilityAppointments(startDate: "${day}", endDate: "${day}", operatorIds: ["${of('provider', 2)}"]) {
        operatorId bookingStatus }
      by: availabilityAppointmentsByOperator(startDate: "2026-11-13", endDate: "2026-11-20",
        operatorId: "${of('provider', 2)}") { bookingStatus }
      week: availabilityAppointments(startDate: "2026-11-13", endDate: "2026-11-20") { appointmentDate startTime
        bookingStatus status appointmentType operatorId } }`);
    const { appointments } = expectedSample(curandis, day, { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(12);
    const rows = rowsAt(answer, 'availabilityAppointments');
    expect(column(rows, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { id, start = '', end = '', reason, client, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['startTime']).toMatch(/^\d{2}:\d{2}:00$/);
      expect(instant(row['appointmentDate'], row['startTime'])).toBe(Date.parse(start));
      const until = instant(row['appointmentDate'], row['endTime']);
      expect(until < Date.parse(start) ? until + 86_400_000 : until).toBe(Date.parse(end));
      const words = expectedSample(curandis, day).statusWords[id] ?? [];
      expect([row['bookingStatus'], row['treatmentStatus']].filter((word) => word !== null)).toEqual(words);
      expect([row['notes'], row['clientName'], String(row['patientId'])]).toEqual([
        reason ?? null,
        client?.name,
        client?.id,
      ]);
      const operator = row['operator']
        ? `${String(at(row, 'operator.name'))} ${String(at(row, 'operator.surname'))}`
        : undefined;
      expect([at(row, 'operator.id') ?? undefined, operator]).toEqual([provider?.id, provider?.name]);
      expect(at(row, 'service.name')).toBe(at(rowsAt(row, 'appointmentServices')[0], 'service.name'));
    }
    expect(rows.some((row) => row['operator'] === null)).toBe(true);
    expect(rows.some((row) => String(row['endTime']) < String(row['startTime']))).toBe(true);
    // The given up status lies: it still says what it said when it was given up, or nothing.
    expect(rows.some((row) => row['status'] === 'SCHEDULED' && row['bookingStatus'] === 'ATTENDED')).toBe(true);
    const week = rowsAt(answer, 'week');
    const times = week.map((row) => `${String(row['appointmentDate'])} ${String(row['startTime'])}`);
    expect(times).toEqual(times.toSorted());
    const words = new Set(column(week, 'bookingStatus'));
    expect([
      words.has('NO_SHOW'),
      words.has('CANCELLED'),
      words.has('CANCELLED_EARLY'),
      words.has('CANCELLED_LATE'),
    ]).toEqual([false, false, true, true]);
    expect(new Set(column(week, 'appointmentType'))).toEqual(new Set(['GYM', 'STANDARD']));
    expect(new Set(column(rowsAt(answer, 'own'), 'operatorId'))).toEqual(new Set([of('provider', 2)]));
    expect(column(rowsAt(answer, 'by'), 'bookingStatus').some((word) => String(word).startsWith('CANCEL'))).toBe(false);
    // Who didn't come is found by id only, and so are those that were called off in the old way.
    const absent = server.practice.appointments.find(
      (row) => row.state === 'noShow' && row.placeKey === 1 && !row.isDeleted,
    );
    const one = await query(
      `{ availabilityAppointment(id: "${of('appointment', absent?.key ?? 0)}") { bookingStatus } }`,
    );
    expect(one['availabilityAppointment']).toEqual({ bookingStatus: 'NO_SHOW' });
    const block = server.practice.appointments.find((row) => row.isBlock);
    const none = await post(`{ availabilityAppointment(id: "${of('appointment', block?.key ?? 0)}") { id } }`);
    expect(none.body.errors?.[0]?.message).toMatch(/^Appuntamento con ID .* non trovato$/);
    const odd = await post('{ availabilityAppointments(startDate: "17/11/2026", endDate: "18/11/2026") { id } }');
    expect(odd.body.errors?.[0]?.message).toBe('invalid input syntax for type date: "17/11/2026"');
  });

  it('has staff, services, rooms, gyms and what was treated', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ operators { id name surname isActive macroCategory category { name } services { service { name } } }
      active: operators(onlyActive: true) { id } doctors: operators(macroCategory: DOCTOR) { id }
      services { name isActive defaultDuration defaultPrice subcategory { name } requiredInstruments { instrumentCategory { name } } }
      offered: services(onlyActive: true) { name } rooms(onlyActive: true) { name } gymRooms { id name maxCapacity schedules { dayOfWeek } }
      instruments(status: ACTIVE) { name category { name instruments { name } } } generalSettingsByCategory(category: "calendar") { key value }
      calendarSettings { startHour slotDuration } availabilityExceptions(exceptionType: SICK) { exceptionDate operator { surname } }
      getAllTreatments { id status price isPaid operator { surname } patient { id } therapeuticPath { name patient { id } } appointment { bookingStatus } }
      treatmentsPendingClosure { status } holidays(year: 2026) { date name } isHoliday(date: "2026-12-25")
      therapeuticPathsByPatient(patientId: ${of('client', 1)}) { id status treatments { id } }
      free: checkSlotAvailability(date: "2026-11-17", startTime: "22:00", endTime: "22:30", operatorId: "${of('provider', 1)}")
      taken: checkSlotAvailability(date: "2026-11-17", startTime: "08:00", endTime: "08:30", operatorId: "${of('provider', 1)}")
      conflictedAppointmentsCount conflictedAppointments { conflictReason hasConflict } }`);
    expect(rowsAt(answer, 'operators').map((row) => `${String(row['name'])} ${String(row['surname'])}`)).toEqual([
      'Amelia Okafor',
      'Björn Håkansson',
      'Lena Whitaker',
      'Oscar Bell',
    ]);
    expect([rowsAt(answer, 'active').length, rowsAt(answer, 'doctors').length]).toEqual([3, 0]);
    expect([rowsAt(answer, 'services').length, rowsAt(answer, 'offered').length]).toEqual([7, 6]);
    expect(column(rowsAt(answer, 'offered'), 'name')[0]).toBe('Nail trim');
    expect(column(rowsAt(answer, 'rooms'), 'name')).toEqual(['Box 1', 'Box 2']);
    expect(rowsAt(answer, 'gymRooms').map((row) => rowsAt(row, 'schedules').length)).toEqual([5, 1]);
    expect(column(rowsAt(answer, 'instruments'), 'name')).toEqual(['Tecar 1', 'Laser ad alta potenza']);
    expect(rowsAt(answer, 'generalSettingsByCategory')).toHaveLength(2);
    expect(at(rowsAt(answer, 'availabilityExceptions')[0], 'operator.surname')).toBe('Håkansson');
    const treatments = rowsAt(answer, 'getAllTreatments');
    expect(new Set(treatments.map((row) => at(row, 'appointment.bookingStatus')))).toEqual(new Set(['ATTENDED']));
    expect(treatments.every((row) => at(row, 'patient.id') === at(row, 'therapeuticPath.patient.id'))).toBe(true);
    expect(new Set(column(rowsAt(answer, 'treatmentsPendingClosure'), 'status'))).toEqual(
      new Set(['OPERATOR_COMPLETED']),
    );
    expect([answer['isHoliday'], answer['free'], answer['taken']]).toEqual([true, true, false]);
    expect(answer['conflictedAppointmentsCount']).toBe(rowsAt(answer, 'conflictedAppointments').length);
  });

  it('is spoiled by a poisoned row, and shows its schema within the depth that is allowed', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('availabilityAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(types.size).toBeGreaterThan(50);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 7 }] });
    expect((await poisoned.post('{ patients { id } }')).status).toBe(500);
    expect((await poisoned.post('{ searchPatients(searchInput: { cognome: "O\'Brien" }) { id } }')).status).toBe(200);
  });
});
