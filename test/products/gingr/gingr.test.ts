import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { presentFields } from '../presentFields.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { gingr } from './gingr.ts';

const visit = productVisits(gingr);
const { view } = gingr;
const day = '2026-11-17';

const given = (value: unknown): unknown => (value === null || value === '' ? undefined : value);
const fullName = (row: Row): string => named(row, 'firstName', 'lastName').trim();
/** The name of the last time that is set. */
const stageOf = (row: Row): string | null =>
  ['cancelledDate', 'checkOutDate', 'checkInDate', 'confirmedDate', 'waitListDate'].find(
    (field) => row[field] !== null,
  ) ?? null;

describe('Gingr', () => {
  it('gives everything that is expected of it', async () => {
    const { query } = await visit();
    const expected = expectedSample(gingr, day);
    const answer = await query(`{
      locations { id name address city state zip }
      owners(limit: 5) { id firstName lastName cellPhone homePhone email homeLocation emergencyContactPhone }
      animals(limit: 5) { id firstName ownerId species { name } breed { name } owner { lastName } }
      reservations(startDate: "${day}", endDate: "${day}") { reservationId startDate endDate confirmedDate waitListDate checkInDate
        checkOutDate cancelledDate location { id name } animal { id name } owner { id firstName lastName }
        notes { reservationNotes } services { assignedTo } } }`);
    const places = rowsAt(answer, 'locations');
    expect(
      places.map((row) => {
        const address = [row['address'], row['city'], row['state'], row['zip']].join(', ');
        return { id: row['id'], name: row['name'], address };
      }),
    ).toEqual(expected.locations);
    const owners = rowsAt(answer, 'owners');
    const nameOf = (id: unknown): unknown => places.find((row) => row['id'] === id)?.['name'];
    expect(
      owners.map((row) =>
        presentFields({
          id: row['id'],
          name: fullName(row),
          givenName: given(row['firstName']),
          familyName: row['lastName'],
          phones: [row['cellPhone'], row['homePhone']].filter((phone) => phone !== null),
          emails: [row['email']].filter((email) => email !== null),
          location: { id: row['homeLocation'], name: nameOf(row['homeLocation']) },
        }),
      ),
    ).toEqual(expected.clients);
    expect(owners.some((row) => row['emergencyContactPhone'] !== null)).toBe(true);
    expect(
      rowsAt(answer, 'animals').map((row) =>
        presentFields({
          id: row['id'],
          name: row['firstName'],
          species: at(row, 'species.name'),
          breed: given(at(row, 'breed.name')),
          clientId: row['ownerId'],
        }),
      ),
    ).toEqual(expected.patients);
    const reservations = rowsAt(answer, 'reservations');
    expect(
      reservations.map((row) => {
        const owner = at(row, 'owner') as Row;
        const provider = rowsAt(row, 'services')[0]?.['assignedTo'];
        return presentFields({
          id: row['reservationId'],
          start: row['startDate'],
          end: row['endDate'],
          reason: given(at(row, 'notes.reservationNotes')),
          patient: row['animal'],
          client: { id: owner['id'], name: fullName(owner) },
          provider: provider === null ? undefined : { name: provider },
          location: row['location'],
        });
      }),
    ).toEqual(expected.appointments.map(({ status: _status, ...row }) => row));
    for (const row of reservations) expect(expected.statusWords[String(row['reservationId'])]).toContain(stageOf(row));
    expect(expected.mayOmit.length).toBeGreaterThan(1);
    expect(missingOperations(gingr)).toEqual([]);
  });

  it('asks for ranges of 30 days at most, or for who is checked in, at a location or at all', async () => {
    const { query, post, server } = await visit();
    const answer =
      await query(`{ month: reservations(startDate: "2026-11-01", endDate: "2026-12-01") { reservationId startDate }
      one: reservations(startDate: "${day}", endDate: "${day}", locationId: "2") { location { id } }
      now: reservations(checkedIn: true) { checkInDate checkOutDate }
      gone: recentlyCancelledReservations(startDate: "2026-01-01", endDate: "2026-12-31") { cancelledDate }
      reservationWidgetData(timestamp: "${day}") { checkIns checkOuts overnight } }`);
    const starts = rowsAt(answer, 'month').map((row) => Date.parse(String(row['startDate'])));
    const all = server.practice.appointments.filter(
      (row) => view.shows(row) && row.start > Date.parse('2026-10-31T12:00:00Z'),
    );
    expect(starts).toHaveLength(all.length);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(new Set(rowsAt(answer, 'one').map((row) => at(row, 'location.id')))).toEqual(new Set(['2']));
    expect(rowsAt(answer, 'now').length).toBeGreaterThan(2);
    expect(rowsAt(answer, 'now').every((row) => row['checkInDate'] !== null && row['checkOutDate'] === null)).toBe(
      true,
    );
    expect(rowsAt(answer, 'gone').length).toBeGreaterThan(2);
    expect(at(answer, 'reservationWidgetData.checkIns')).toBeGreaterThan(15);
    const long = await post('{ reservations(startDate: "2026-10-01", endDate: "2026-11-17") { reservationId } }');
    expect(long.body.errors?.[0]?.message).toBe('Date range must not exceed 30 days');
    const open = await post('{ reservations(startDate: "2026-11-17") { reservationId } }');
    expect(open.body.errors?.[0]?.message).toMatch(/are required unless checked_in is true$/);
  });

  it('lists by animal and by owner at its own location only, and finds an owner in five ways', async () => {
    const { query, post, server } = await visit();
    const mine = server.practice.appointments.find(
      (row) => view.shows(row) && row.placeKey === 1 && row.state === 'completed',
    );
    const [reservationId, ownerId, animalId] = [
      view.ids.of('appointment', mine?.key ?? 0),
      view.ids.of('client', mine?.clientKey ?? 0),
      view.ids.of('patient', mine?.patientKey ?? 0),
    ];
    const answer = await query(`{ own: reservationsByOwner(id: "${ownerId}") { location { id } owner { id } }
      done: reservationsByAnimal(id: "${animalId}", restrictTo: past, params: { completedOnly: true }) { reservationId checkOutDate }
      coming: reservationsByOwner(id: "${ownerId}", restrictTo: future, params: { limit: 1 }) { startDate }
      a: owner(id: "${ownerId}") { id animals { id } } b: owner(animalId: "${animalId}") { id } c: owner(reservationId: "${reservationId}") { id }
      d: owner(phone: "(207) 555-0101") { lastName } e: owner(email: "ZOE2@example.test") { lastName emergencyContactName } f: owner(id: "1") { id }
      some: owners(params: { lastName: "o'brien" }) { firstName } none: owners(params: { lastName: "O'Br" }) { id }
      vips: animals(params: { vip: true }) { firstName vip } rest: owners(offset: 110) { id }
      found: customFieldSearch(formId: owner_form, fieldName: "how_did_you_hear", search: "web") { systemId lastName } }`);
    expect(rowsAt(answer, 'own').length).toBeGreaterThan(0);
    expect(
      rowsAt(answer, 'own').every((row) => at(row, 'location.id') === '1' && at(row, 'owner.id') === ownerId),
    ).toBe(true);
    expect(rowsAt(answer, 'done').map((row) => row['reservationId'])).toContain(reservationId);
    expect([at(answer, 'a.id'), at(answer, 'b.id'), at(answer, 'c.id')]).toEqual([ownerId, ownerId, ownerId]);
    expect([at(answer, 'd.lastName'), at(answer, 'e.lastName'), answer['f']]).toEqual(["O'Brien", "O'Brien", null]);
    expect([rowsAt(answer, 'some').length, rowsAt(answer, 'none').length, rowsAt(answer, 'rest').length]).toEqual([
      2, 0, 8,
    ]);
    expect(rowsAt(answer, 'vips').every((row) => row['vip'] === true)).toBe(true);
    expect(rowsAt(answer, 'found').length).toBeGreaterThan(10);
    expect((await post('{ owner { id } }')).body.errors?.[0]?.message).toMatch(/^One of id/);
  });

  it('has a whiteboard in epoch seconds, and lists of its own beside reservations', async () => {
    const { query } = await visit();
    const answer = await query(`{ backOfHouse(locationId: "1", typeIds: ["1", "2", "3", "4", "5", "6"], fullDay: true) {
        checkingIn { id oLast aFirst type startDate statusString checkInStamp } checkingOut { statusString checkInStamp } }
      reservationTypes(activeOnly: true) { id type minutes } vets { id name phone } full: vets(vetFlag: true) { phone }
      species { id name } breeds { name speciesId } temperaments { label } immunizationTypes(speciesId: "1") { type required }
      animalImmunizations(animalId: "17001") { type expiresAt } feedingInfo(animalId: "17001") { feedingSchedules { time } }
      medicationInfo(animalId: "17009") { medicationSchedules { type } } retailItems { name price } servicesByType(typeId: "1") { name }
      invoices(complete: true, perPage: 10, page: 11) { id total paid items { name } } estimates: invoices { id }
      transaction(id: "5001") { total payments { amount method } } subscriptions(includeDeleted: true) { ownerId cancelledDate }
      timeclockReport(startDate: "${day}", endDate: "${day}", locationId: "1") { userName clockIn } reportCardFiles(limit: 2) { fileName }
      form(form: owner_form) { name } }`);
    const [first] = rowsAt(answer, 'backOfHouse.checkingIn');
    expect(first).toMatchObject({ statusString: 'Checking In Soon', checkInStamp: null });
    expect(Number(first?.['startDate'])).toBeLessThan(2_000_000_000);
    expect(rowsAt(answer, 'backOfHouse.checkingOut').every((row) => row['checkInStamp'] !== null)).toBe(true);
    expect(rowsAt(answer, 'reservationTypes')).toHaveLength(6);
    expect(rowsAt(answer, 'vets')[0]).toEqual({ id: '6375', name: 'Casco Bay Animal Clinic', phone: null });
    expect(rowsAt(answer, 'full')[0]?.['phone']).toMatch(/^\(207\)/);
    expect(rowsAt(answer, 'invoices')[0]?.['id']).toBe('5011');
    expect(answer['estimates']).toEqual([]);
    expect(at(answer, 'medicationInfo.medicationSchedules')).toEqual([{ type: 'Thyroid tablets' }]);
    for (const list of [
      'breeds',
      'animalImmunizations',
      'feedingInfo.feedingSchedules',
      'subscriptions',
      'timeclockReport',
      'form',
    ])
      expect(rowsAt(answer, list).length, list).toBeGreaterThan(0);
  });

  it('checks in what is reserved for today, makes what is not, and writes nothing else', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const due = practice.appointments.find(
      (row) =>
        view.shows(row) &&
        row.state === 'confirmed' &&
        row.placeKey === 1 &&
        row.start > Date.parse(`${day}T14:00:00Z`),
    );
    const text = `mutation In($animal: ID, $owner: ID, $type: ID) { quickCheckin(animalId: $animal, ownerId: $owner, typeId: $type) {
      success error reservations { reservationId checkInDate reservationType { type } animal { id } } } }`;
    const done = await query(text, { animal: view.ids.of('patient', due?.patientKey ?? 0) });
    expect(at(done, 'quickCheckin')).toMatchObject({ success: true, error: null });
    expect(rowsAt(done, 'quickCheckin.reservations')[0]?.['checkInDate']).not.toBeNull();
    const count = practice.appointments.length;
    const free = practice.patients.find(
      (patient) => !practice.appointments.some((row) => row.patientKey === patient.key),
    );
    const made = await query(text, { animal: view.ids.of('patient', free?.key ?? 0), type: '5' });
    expect(rowsAt(made, 'quickCheckin.reservations')).toMatchObject([{ reservationType: { type: 'Nail trim' } }]);
    expect(practice.appointments).toHaveLength(count + 1);
    expect(practice.appointments.at(-1)).toMatchObject({
      state: 'arrived',
      patientKey: free?.key,
      clientKey: free?.clientKey,
    });
    expect(at(await query(text, { owner: '5' }), 'quickCheckin')).toEqual({
      success: false,
      error: 'No animal was found',
      reservations: [],
    });
    const call = `mutation { receiveCall(input: { from: "2075550101", called: "2075550100", callStatus: ringing, callSid: "CA1" }) { success error } }`;
    expect(await query(call)).toEqual({ receiveCall: { success: true, error: null } });
    const locked = await visit({ refuseWrites: 'You are not permitted' });
    expect(await locked.query(call)).toEqual({ receiveCall: { success: false, error: 'You are not permitted' } });
    expect((await post('mutation { createReservation { id } }')).body.errors?.[0]?.message).toMatch(
      /^Cannot query field/,
    );
  });

  it('shows its schema within the depth that is allowed, and spoils answers with what it can not read', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Mutation'), 'fields').map(({ name }) => name)).toEqual(['quickCheckin', 'receiveCall']);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owners(limit: 3) { id } }')).status).toBe(500);
    expect((await poisoned.post('{ owners(limit: 1) { id } }')).status).toBe(200);
  });
});
