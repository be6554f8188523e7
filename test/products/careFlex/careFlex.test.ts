import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { careFlex } from './careFlex.ts';

const visit = productVisits(careFlex);
const { view } = careFlex;
const day = '2026-11-17';
const person = 'id externalId firstName lastName email phone timezone status';
const schedule = (start: string, more = ''): string => `mutation { scheduleAppointment(input: {
  patientId: "${view.ids.of('client', 1)}", careServiceType: TELEHEALTH, scheduledAt: "${start}" ${more} }) {
  id status durationMinutes providerId providerName notes noShowRiskScore patient { lastName } } }`;

function clientOf(row: Row) {
  const given = String(row['firstName']);
  return {
    id: row['id'],
    name: `${given} ${String(row['lastName'])}`.trim(),
    ...(given !== '' && { givenName: given }),
    familyName: row['lastName'],
    phones: [row['phone']].filter((phone) => phone !== null),
    emails: [row['email']],
    active: row['status'] === 'ACTIVE',
    tags: [],
  };
}

describe('CareFlex', () => {
  it('lists the active patients in pages without totals, the newest first', async () => {
    const { query, server } = await visit();
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const pages = await query(`{ one: patients { ${person} } two: patients(page: 2) { ${person} }
      three: patients(page: 3, pageSize: 50) { ${person} } past: patients(page: 4) { id } }`);
    const rows = ['one', 'two', 'three'].flatMap((name) => rowsAt(pages, name));
    expect(rows.map(clientOf)).toEqual(expected);
    expect([rowsAt(pages, 'one').length, rowsAt(pages, 'past').length]).toEqual([50, 0]);
    expect(expectedSample(careFlex, day).clients).toEqual(rows.slice(0, 5).map(clientOf));
    expect(new Set(rows.map(({ timezone }) => timezone)).size).toBe(3);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ patients { id } }'), 'patients')).toHaveLength(7);
  });

  it('finds active patients by a part of their whole name, and anyone by the id', async () => {
    const { query, post } = await visit();
    const found = await query(`{ both: searchPatients(query: "zoë o'b") { id } none: searchPatients(query: "zoe") { id }
      left: searchPatients(query: "nguyễn") { id } mail: searchPatients(query: "example.test") { id }
      one: patient(id: "${view.ids.of('client', 4)}") { lastName status } }`);
    expect(rowsAt(found, 'both').map(({ id }) => id)).toEqual([8, 1].map((key) => view.ids.of('client', key)));
    expect(['none', 'left', 'mail'].flatMap((name) => rowsAt(found, name))).toEqual([]);
    expect(found['one']).toEqual({ lastName: 'Nguyễn', status: 'INACTIVE' });
    const gone = await post(`{ patient(id: "${view.ids.of('client', 41)}") { id } }`);
    expect(gone.body).toMatchObject({ data: { patient: null }, errors: [{ message: 'Patient not found' }] });
  });

  it('shows a day of appointments, with the patient and two texts for the provider', async () => {
    const { query } = await visit();
    const { appointments } = expectedSample(careFlex, day);
    expect(appointments.length).toBeGreaterThan(20);
    const read = `{ id scheduledAt durationMinutes status notes providerId providerName patientId
      patient { id firstName lastName } }`;
    // Up to the last instant of the day in New York: both ends of a range belong to it.
    const range = 'fromDate: "2026-11-17T00:00:00-05:00", toDate: "2026-11-18T04:59:59Z"';
    const rows = rowsAt(await query(`{ appointments(${range}, pageSize: 100) ${read} }`), 'appointments');
    const ids = new Set(appointments.map(({ id }) => id));
    const shown = rows.filter(({ id }) => ids.has(String(id)));
    const utc = (text: string | undefined): string => utcText(Date.parse(String(text)));
    expect(
      shown.map((row) => ({
        id: row['id'],
        start: row['scheduledAt'],
        end: utcText(Date.parse(String(row['scheduledAt'])) + Number(row['durationMinutes']) * 60_000),
        status: row['status'],
        reason: row['notes'] ?? undefined,
        client: { id: row['patientId'], name: clientOf(row['patient'] as Row).name },
        provider: row['providerId'] === null ? undefined : { id: row['providerId'], name: row['providerName'] },
      })),
    ).toEqual(
      appointments.map(({ start, end, ...row }) => ({
        ...row,
        start: utc(start),
        end: utc(end),
        reason: row.reason,
        provider: row.provider,
      })),
    );
    expect(rows.filter(({ id }) => !ids.has(String(id)))).toEqual([]);
  });

  it('filters, orders by time, and counts both ends of a range', async () => {
    const { query, post } = await visit();
    const from = 'fromDate: "2026-11-17T13:00:00Z"';
    const answer = await query(`{ exact: appointments(${from}, toDate: "2026-11-17T13:00:00Z") { scheduledAt }
      off: appointments(status: CANCELLED) { status cancellationReason cancelledAt }
      mine: appointments(patientId: "${view.ids.of('client', 1)}", pageSize: 200) { patientId }
      all: appointments(pageSize: 500) { scheduledAt } second: appointments(page: 2, pageSize: 10) { scheduledAt } }`);
    expect(rowsAt(answer, 'exact').length).toBeGreaterThan(0);
    expect(new Set(rowsAt(answer, 'exact').map(({ scheduledAt }) => scheduledAt))).toEqual(
      new Set(['2026-11-17T13:00:00Z']),
    );
    expect(rowsAt(answer, 'off').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'off')[0]).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Client called' });
    expect(new Set(rowsAt(answer, 'mine').map(({ patientId }) => patientId))).toEqual(
      new Set([view.ids.of('client', 1)]),
    );
    const times = rowsAt(answer, 'all').map(({ scheduledAt }) => String(scheduledAt));
    expect(times).toEqual(times.toSorted());
    expect(rowsAt(answer, 'second').map(({ scheduledAt }) => scheduledAt)).toEqual(times.slice(10, 20));
    const naive = await post('{ appointments(fromDate: "2026-11-17") { id } }');
    expect(naive.body.errors?.[0]?.message).toContain('Argument "fromDate" has invalid value');
    expect((await post('{ appointments(page: 0) { id } }')).body.errors).toHaveLength(1);
    const soon = await query(
      `{ upcomingAppointments(patientId: "${view.ids.of('client', 1)}") { status scheduledAt } }`,
    );
    for (const row of rowsAt(soon, 'upcomingAppointments')) {
      expect(['SCHEDULED', 'CONFIRMED']).toContain(row['status']);
      expect(String(row['scheduledAt']) >= '2026-11-17T15:10:00Z').toBe(true);
    }
  });

  it("leaves deleted appointments out, except among a patient's own", async () => {
    const { query, post, server } = await visit();
    const gone = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const id = view.ids.of('appointment', gone?.key ?? 0);
    const patient = view.ids.of('client', gone?.clientKey ?? 0);
    const answer = await query(
      `{ appointments(pageSize: 500) { id } patient(id: "${patient}") { appointments { id } } }`,
    );
    expect(rowsAt(answer, 'appointments').map((row) => row['id'])).not.toContain(id);
    expect(rowsAt(answer, 'patient.appointments').map((row) => row['id'])).toContain(id);
    const one = await post(`{ appointment(id: "${id}") { id } }`);
    expect(one.body.errors?.[0]?.message).toBe('Appointment not found');
  });

  it('schedules for times to come, and keeps what it refuses for being at the same time', async () => {
    const { query, post, server } = await visit();
    const made = await query(schedule('2026-11-19T18:00:00-05:00', 'providerId: "PROV-102", notes: "Cough"'));
    expect(made['scheduleAppointment']).toMatchObject({
      status: 'SCHEDULED',
      durationMinutes: 60,
      providerId: 'PROV-102',
      // Only what was sent: nobody looks the name up.
      providerName: null,
      notes: 'Cough',
      noShowRiskScore: 0,
      patient: { lastName: "O'Brien" },
    });
    const { appointments } = server.practice;
    const start = Date.parse('2026-11-19T23:00:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, minutes: 60, providerKey: 2, typeKey: 6, state: 'planned' });
    const before = appointments.length;
    const twice = await post(schedule('2026-11-19T23:30:00Z', 'durationMinutes: 30'));
    expect(twice.body.errors?.[0]?.message).toBe('Scheduling conflict: overlapping appointment exists');
    expect(appointments).toHaveLength(before + 1);
    const refusals = [
      [schedule('2026-11-17T15:00:00Z'), 'scheduled_at: must be in the future'],
      [schedule('2026-11-20T23:00:00Z', 'durationMinutes: 481'), 'duration_minutes: must be less than or equal to 480'],
      [schedule('2026-11-20T23:00:00Z', 'durationMinutes: 0'), 'duration_minutes: must be greater than 0'],
      [schedule('2026-11-20T23:00:00').replace('Z"', '"'), 'Argument "input" has invalid value "2026-11-20T23:00:00".'],
    ] as const;
    for (const [text, message] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text);
      expect(body).toMatchObject({ data: { scheduleAppointment: null }, errors: [{ message }] });
    }
    expect(appointments).toHaveLength(before + 1);
  });

  it('moves, confirms and cancels, and does not ask whether that makes sense', async () => {
    const { query, post, server } = await visit();
    const { id } = (await query(schedule('2026-11-19T23:00:00Z')))['scheduleAppointment'] as Row;
    const last = (): unknown => server.practice.appointments.at(-1);
    await query(`mutation { updateAppointmentStatus(id: "${String(id)}", status: CONFIRMED) { status } }`);
    expect(last()).toMatchObject({ state: 'confirmed' });
    const moved = await query(`mutation { rescheduleAppointment(id: "${String(id)}", input: {
      scheduledAt: "2026-11-20T22:00:00Z", notes: "Later" }) { status scheduledAt notes } }`);
    expect(moved['rescheduleAppointment']).toEqual({
      status: 'SCHEDULED',
      scheduledAt: '2026-11-20T22:00:00Z',
      notes: 'Later',
    });
    const cancel = (reason: string): string =>
      `mutation { cancelAppointment(id: "${String(id)}", input: { cancellationReason: "${reason}" }) {
        status cancellationReason cancelledAt } }`;
    expect((await post(cancel(' '))).body.errors?.[0]?.message).toBe("cancellation_reason: can't be blank");
    expect((await query(cancel('Ill')))['cancelAppointment']).toMatchObject({
      status: 'CANCELLED',
      cancellationReason: 'Ill',
    });
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Ill' });
    const none = await post(
      `mutation { updateAppointmentStatus(id: "${view.ids.of('client', 1)}", status: NO_SHOW) { id } }`,
    );
    expect(none.body.errors?.[0]?.message).toBe('Appointment not found');
  });

  it('enters, changes and deletes patients', async () => {
    const { query, post, server } = await visit();
    const enter = (email: string, more = ''): string => `mutation { createPatient(input: {
      firstName: "Jo", lastName: "Park", email: "${email}", phone: "207 555 0199" ${more} }) { ${person} } }`;
    const made = (await query(enter('jo@example.test', 'timezone: "America/Chicago"')))['createPatient'] as Row;
    expect(made).toMatchObject({ status: 'ACTIVE', phone: '207 555 0199', timezone: 'America/Chicago' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'] });
    expect((await post(enter('jo@example.test'))).body.errors?.[0]?.message).toBe('email_hash: has already been taken');
    expect((await post(enter('jo'))).body.errors?.[0]?.message).toBe('email: has invalid format');
    const odd = await post(enter('jo2@example.test', 'timezone: "Nowhere/At_All"'));
    expect(odd.body.errors?.[0]?.message).toBe('timezone: is invalid');
    const update = (more: string): string =>
      `mutation { updatePatient(id: "${String(made['id'])}", input: { ${more} }) { phone lastName status } }`;
    expect((await query(update('phone: "207 555 0198", lastName: "Parks"')))['updatePatient']).toEqual({
      phone: '207 555 0198',
      lastName: 'Parks',
      status: 'ACTIVE',
    });
    expect(at(await query('{ patients(pageSize: 1) { lastName } }'), 'patients.0.lastName')).toBe('Parks');
    expect(at(await query(update('status: SUSPENDED')), 'updatePatient.status')).toBe('SUSPENDED');
    expect(rowsAt(await query('{ searchPatients(query: "parks") { id } }'), 'searchPatients')).toEqual([]);
    await query(`mutation { deletePatient(id: "${String(made['id'])}") { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ isDeleted: true });
    expect((await post(update('phone: ""'))).body.errors?.[0]?.message).toBe('Patient not found');
  });

  it('has benefits with amounts as text, and agents who are no providers', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 1);
    const answer = await query(`{ patientBenefits(patientId: "${id}") { id benefitType totalAllocated usedAmount
      remainingBalance status } onlineAgents { agentId name status } me { role }
      checkEligibility(patientId: "${id}", benefitType: MEALS, amount: "500") { eligible reason } }`);
    const [benefit] = rowsAt(answer, 'patientBenefits');
    expect(benefit).toMatchObject({ benefitType: 'MEALS', totalAllocated: '200.00', usedAmount: '13.00' });
    expect(answer['checkEligibility']).toEqual({
      eligible: false,
      reason: 'Insufficient balance for requested amount',
    });
    expect(rowsAt(answer, 'onlineAgents').map(({ name }) => name)).toEqual(['Dana Whitfield', 'Reggie Stone']);
    const use = (amount: string): string => `mutation { recordBenefitUsage(benefitId: "${String(benefit?.['id'])}",
      input: { amount: "${amount}" }) { remainingBalance status } }`;
    expect((await query(use('187')))['recordBenefitUsage']).toEqual({ remainingBalance: '0.00', status: 'DEPLETED' });
    expect((await post(use('1'))).body.errors?.[0]?.message).toBe('used_amount: must be less than or equal to 200.00');
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'Read only' });
    const { body } = await post(schedule('2026-11-19T23:00:00Z'));
    expect(body).toMatchObject({ data: { scheduleAppointment: null }, errors: [{ message: 'Read only' }] });
    expect(missingOperations(careFlex)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('RootQueryType'), 'fields').map(({ name }) => name)).toContain('searchPatients');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
