import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { ash } from './ash.ts';

const { view } = ash;
const visit = productVisits(ash);

describe('AshGraphql', () => {
  it('gives pages of patients by limit and offset, with a count, and events by keysets', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: listPatients { count hasNextPage results { id } }
      rest: listPatients(limit: 500, offset: 25) { hasNextPage results { id } }
      sorted: listPatients(limit: 2, sort: [{ field: LAST_NAME }, { field: FIRST_NAME, order: DESC_NULLS_LAST }]) { results { lastName } }
      listAppointmentEvents(first: 3) { count endKeyset results { id } } }`);
    const idsOf = (answer: object, list: string): unknown[] => rowsAt(answer, `${list}.results`).map(({ id }) => id);
    expect(idsOf(pages, 'usual')).toEqual(ids.slice(0, 25));
    expect(at(pages, 'usual')).toMatchObject({ count: ids.length, hasNextPage: true });
    expect(idsOf(pages, 'rest')).toEqual(ids.slice(25));
    expect(rowsAt(pages, 'sorted.results')).toEqual([{ lastName: 'Abbott' }, { lastName: 'Abel' }]);
    const more = await query(
      'query($after: String) { listAppointmentEvents(after: $after, first: 2) { results { id } } }',
      {
        after: at(pages, 'listAppointmentEvents.endKeyset'),
      },
    );
    const [first = null] = idsOf(more, 'listAppointmentEvents');
    expect(idsOf(pages, 'listAppointmentEvents')).not.toContain(first);
    const { body } = await post('{ listAppointmentEvents(after: "bm9uZQ==") { count } }');
    expect(body.errors?.[0]?.message).toContain('keyset');
    expect(missingOperations(ash)).toEqual([]);
    const [poisoned] = view.clients(server.practice);
    const small = await visit({ cap: 3, poison: [{ kind: 'client', key: poisoned?.key ?? 0 }] });
    expect((await small.post('{ listPatients { results { id } } }')).status).toBe(500);
    expect(
      rowsAt(await small.query('{ listDoctors(limit: 20) { results { id } } }'), 'listDoctors.results'),
    ).toHaveLength(3);
  });

  it('finds patients by filters on fields and relationships, and one by its id', async () => {
    const { server, query, post } = await visit();
    const id = view.ids.of('client', 6);
    const found = await query(
      `query($id: ID!) { by: listPatients(filter: { lastName: { ilike: "%o'brien%" } }) { results { id } }
      exact: listPatients(filter: { lastName: { like: "%o'brien%" } }) { count }
      both: listPatients(filter: { or: [{ fullName: { eq: "Íñigo Abel" } }, { user: { email: { like: "zoe2%" } } }] }) { count }
      not: listPatients(filter: { not: [{ phone: { isNil: true } }] }) { count }
      hers: listAppointments(filter: { patient: { lastName: { eq: "O'Brien" } } }) { results { patient { lastName } } }
      getPatient(id: $id) { id firstName lastName fullName phone emergencyContact user { email role } appointmentCount appointments(limit: 1) { id } }
      gone: getPatient(id: "${view.ids.of('client', 41)}") { id } }`,
      { id },
    );
    const ids = rowsAt(found, 'by.results').map((row) => row['id']);
    expect(new Set(ids)).toEqual(new Set([1, 8].map((key) => view.ids.of('client', key))));
    expect([at(found, 'exact.count'), at(found, 'both.count'), found['gone']]).toEqual([0, 2, null]);
    const reachable = view.clients(server.practice).filter(({ phones }) => phones.length > 0);
    expect(at(found, 'not.count')).toBe(reachable.length);
    const hers = rowsAt(found, 'hers.results');
    expect(hers.length).toBeGreaterThan(0);
    expect(hers.every((row) => at(row, 'patient.lastName') === "O'Brien")).toBe(true);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['getPatient']).toMatchObject({
      id,
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      fullName: shown?.name,
      phone: shown?.phones?.[0],
      user: { email: shown?.emails?.[0], role: 'PATIENT' },
    });
    const { body } = await post('{ getPatient(id: "six") { id } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('invalid_primary_key');
  });

  it('has the appointments of a day in UTC, held slots too, and the time zones of its locations', async () => {
    const { server, query, post } = await visit();
    const day = `query($place: ID!, $from: DateTime!, $to: DateTime!) { listAppointments(limit: 250, sort: [{ field: STARTS_AT, order: ASC }], filter: {
      doctorLocationId: { eq: $place }, startsAt: { greaterThanOrEqual: $from, lessThan: $to } }) { count results {
      id startsAt endsAt status notes patient { id fullName } doctor { id firstName lastName } doctorLocation { id name timezone } } } }`;
    for (const [placeKey, hour] of [
      [1, '05'],
      [2, '07'],
    ] as const) {
      const sample = expectedSample(ash, '2026-11-17', { practice: server.practice, placeKey });
      const variables = {
        place: view.ids.of('place', placeKey),
        from: `2026-11-17T${hour}:00:00Z`,
        to: `2026-11-18T00:00:00-0${String(Number(hour))}:00`,
      };
      // eslint-disable-next-line no-await-in-loop
      const results = rowsAt(await query(day, variables), 'listAppointments.results');
      expect(new Set(results.map(({ id }) => id))).toEqual(new Set(sample.appointments.map(({ id }) => id)));
      for (const { id, start, end, status, reason, client, provider, location } of sample.appointments) {
        const row = results.find((each) => each['id'] === id);
        const zone = String(at(row, 'doctorLocation.timezone'));
        expect(offsetText(Date.parse(String(at(row, 'startsAt'))), zone)).toBe(start);
        expect(offsetText(Date.parse(String(at(row, 'endsAt'))), zone)).toBe(end);
        expect(row).toMatchObject({ status, notes: reason ?? null, doctorLocation: location });
        expect(at(row, 'patient')).toEqual(client ? { id: client.id, fullName: client.name } : null);
        expect(at(row, 'doctor.id')).toBe(provider?.id ?? null);
      }
      if (placeKey === 1) expect(results.filter((row) => row['status'] === 'HELD')).toHaveLength(1);
    }
    const { locations } = expectedSample(ash, '2026-11-17');
    const places = rowsAt(
      await query(
        '{ listLocations(sort: [{ field: IS_PRIMARY, order: DESC }]) { id name address city region postalCode timezone } }',
      ),
      'listLocations',
    );
    for (const { id, name, address, timeZone } of locations) {
      const place = places.find((row) => row['id'] === id);
      expect(place).toMatchObject({ name, timezone: timeZone });
      for (const part of (address ?? '').split(', ')) expect(Object.values(place ?? {})).toContain(part);
    }
    const { body } = await post('{ listAppointments(filter: { startsAt: { eq: "2026-11-17T09:00:00" } }) { count } }');
    expect(body.errors?.[0]?.message).toContain('Expected type "DateTime"');
  });

  it('runs the actions of an appointment, and tells in results what went wrong', async () => {
    const { server, query } = await visit();
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
      result { id startsAt endsAt status serviceNameSnapshot } errors { message code fields } } }`;
    const input = {
      startsAt: '2026-11-19T02:00:00-05:00',
      endsAt: '2026-11-19T07:30:00Z',
      doctorId: view.ids.of('provider', 3),
      patientId: view.ids.of('client', 2),
      doctorLocationId: view.ids.of('place', 2),
      appointmentTypeId: view.ids.of('visitType', 6),
      notes: 'Sore knee',
    };
    const made = await query(create, { input });
    expect(made['createAppointment']).toMatchObject({
      result: { startsAt: '2026-11-19T07:00:00Z', status: 'PENDING', serviceNameSnapshot: 'Recheck' },
      errors: [],
    });
    const again = await query(create, { input });
    expect(again['createAppointment']).toEqual({
      result: null,
      errors: [{ message: 'This time slot is already booked', code: 'invalid_attribute', fields: ['startsAt'] }],
    });
    const id = at(made, 'createAppointment.result.id');
    const update = `mutation($id: ID!, $input: UpdateAppointmentInput) { updateAppointment(id: $id, input: $input) { result { endsAt status } errors { message fields } } }`;
    const early = await query(update, { id, input: { startsAt: '2026-11-19T09:00:00Z' } });
    expect(rowsAt(early, 'updateAppointment.errors')).toEqual([
      { message: 'must be after start time', fields: ['endsAt'] },
    ]);
    await query(update, { id, input: { startsAt: '2026-11-19T09:00:00Z', endsAt: '2026-11-19T09:45:00Z' } });
    await query(
      'mutation($id: ID!) { cancelAppointment(id: $id, input: { cancellationReason: "Away" }) { errors { code } } }',
      { id },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T09:00:00Z'),
      minutes: 45,
      state: 'cancelled',
      cancelReason: 'Away',
      placeKey: 2,
    });
    await query('mutation($id: ID!) { destroyAppointment(id: $id) { result { id } errors { code } } }', { id });
    const lost = await query(update, { id, input: { notes: 'Late' } });
    expect(rowsAt(lost, 'updateAppointment.errors')[0]).toMatchObject({ message: 'could not be found' });
  });

  it('enters patients, and forbids what the role may not do', async () => {
    const { server, query } = await visit();
    await query(
      'mutation { createPatient(input: { firstName: "Jo", lastName: "Park", phone: "207 555 0199", user: { email: "jo@example.test" } }) { result { id } errors { code } } }',
    );
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const review = await query(
      `mutation { createReview(input: { rating: 1, doctorId: "${view.ids.of('provider', 1)}" }) { result { id } errors { code } } }`,
    );
    expect(review['createReview']).toEqual({ result: null, errors: [{ code: 'forbidden' }] });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.query(
      'mutation { createPatient(input: { lastName: "Park" }) { result { id } errors { message } } }',
    );
    expect(refused['createPatient']).toEqual({ result: null, errors: [{ message: 'Closed for the day' }] });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('RootQueryType'), 'fields').map(({ name }) => name)).toContain('upcomingAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
