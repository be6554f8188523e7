import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { runner } from './runWayfern.ts';
import { wayfern } from './wayfern.ts';

const visit = productVisits(wayfern);
const { of } = wayfern.view.ids;
const ofClient =
  'id etag state givenName familyName notes phoneNumbers { e164Number type } emailAddresses { address } deleteTime';
const ofVisit = `id etag state startTime endTime reasonForVisit schedulingNotes bookingChannel checkInTime deleteTime
  cancellation { reason note } client { id } patient { id } provider { id } location { id } appointmentType { id } resources { displayName }`;

const action = 'appointmentAction';

describe('writes of Wayfern', () => {
  it('creates, changes, deletes and merges clients', async () => {
    const visited = await visit();
    const { run, code } = runner(visited);
    const { practice } = visited.server;
    const client = {
      givenName: 'Jo',
      familyName: 'Park',
      phoneNumbers: [
        { e164Number: '(207) 555-0198', type: 'HOME' },
        { e164Number: '+12075550199', preferred: true },
      ],
      emailAddresses: [{ address: 'jo@example.test' }],
      homeLocationId: of('place', 3),
    };
    const made = await run('createClient', { client, requestId: 'once' }, ofClient);
    expect(made).toMatchObject({
      state: 'ACTIVE',
      phoneNumbers: [
        { e164Number: '+12075550199', type: 'MOBILE' },
        { e164Number: '+12075550198', type: 'HOME' },
      ],
    });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'], placeKey: 3 });
    const id = at(made, 'id');
    expect(at(await run('createClient', { client, requestId: 'once' }, ofClient), 'id')).toBe(id);
    const change = { id, notes: 'Calls ahead', familyName: 'Parker', etag: at(made, 'etag') };
    const changed = await run('updateClient', { client: change, updateMask: ['notes'] }, ofClient);
    expect(changed).toMatchObject({ notes: 'Calls ahead', familyName: 'Park', givenName: 'Jo' });
    expect(await code('updateClient', { client: change })).toBe('ABORTED');
    const again = await run('updateClient', { client: { id, familyName: 'Parker', state: 'INACTIVE' } }, ofClient);
    expect(again).toMatchObject({ familyName: 'Parker', state: 'INACTIVE', notes: 'Calls ahead' });
    for (const wrong of [
      { givenName: 'Jo' },
      { familyName: ' ' },
      { ...client, phoneNumbers: [{ e164Number: '12' }] },
      { ...client, emailAddresses: [{ address: 'nowhere' }] },
    ])
      // eslint-disable-next-line no-await-in-loop
      expect(await code('createClient', { client: wrong })).toBe('INVALID_ARGUMENT');
    expect(await code('updateClient', { client: { familyName: 'Unknown' } })).toBe('NOT_FOUND');
    expect(await run('deleteClient', { id }, ofClient)).toMatchObject({ deleteTime: expect.any(String) });
    expect(await code('updateClient', { client: { id, familyName: 'Gone' } })).toBe('NOT_FOUND');
    expect(await run('undeleteClient', { id }, ofClient)).toMatchObject({ deleteTime: null });
    const busy = practice.appointments.find((row) => row.state === 'planned' && row.start > Date.parse('2026-11-19'));
    expect(await code('deleteClient', { id: of('client', busy?.clientKey ?? 0) })).toBe('FAILED_PRECONDITION');
    const pair = { survivingClientId: of('client', 1), duplicateClientId: of('client', 8) };
    expect(at(await run('mergeClients', pair, 'id patients { id }'), 'patients')).toHaveLength(3);
    expect(await code('mergeClients', pair)).toBe('NOT_FOUND');
  });

  it('adds and changes patients of a known species', async () => {
    const visited = await visit();
    const { run, code } = runner(visited);
    const species = rowsAt(
      await visited.query('{ listSpecies { species { id displayName } } }'),
      'listSpecies.species',
    );
    const speciesId = species.find(({ displayName }) => displayName === 'Feline')?.['id'];
    const breeds = rowsAt(
      await visited.query(
        'query($id: ID) { listBreeds(input: { filter: { speciesId: $id } }) { breeds { id displayName } } }',
        {
          id: speciesId,
        },
      ),
      'listBreeds.breeds',
    );
    const breedId = breeds.find(({ displayName }) => displayName === 'Maine Coon')?.['id'];
    const fields = 'id name sex birthDate state species { displayName } breed { displayName } client { id }';
    const clientId = of('client', 2);
    const patient = { name: 'Miso', speciesId, breedId, sex: 'FEMALE_SPAYED', birthDate: '2024-05-06' };
    const made = await run('createPatient', { clientId, patient }, fields);
    expect(made).toMatchObject({
      name: 'Miso',
      birthDate: '2024-05-06',
      species: { displayName: 'Feline' },
      breed: { displayName: 'Maine Coon' },
      client: { id: clientId },
    });
    expect(visited.server.practice.patients.at(-1)).toMatchObject({ name: 'Miso', species: 'Feline', clientKey: 2 });
    const changed = await run(
      'updatePatient',
      { patient: { id: at(made, 'id'), name: 'Mizo', breedId: null } },
      fields,
    );
    expect(changed).toMatchObject({ name: 'Mizo', breed: null, species: { displayName: 'Feline' } });
    expect(await code('createPatient', { clientId, patient: { name: 'Miso' } })).toBe('INVALID_ARGUMENT');
    expect(await code('createPatient', { clientId, patient: { speciesId } })).toBe('INVALID_ARGUMENT');
    expect(await code('createPatient', { clientId: 'cli_x', patient })).toBe('NOT_FOUND');
    expect(await code('createPatient', { clientId, patient: { ...patient, birthDate: '2024-02-31' } })).toBe(
      'INVALID_ARGUMENT',
    );
    const late = await run('markPatientDeceased', { id: at(made, 'id') }, fields);
    expect(late).toMatchObject({ state: 'DECEASED' });
  });

  it('books, moves, leads through the states, cancels and deletes appointments', async () => {
    const visited = await visit();
    const { run, code } = runner(visited);
    const { practice } = visited.server;
    const patient = practice.patients.find((row) => row.clientKey === 2);
    const appointment = {
      appointmentTypeId: of('visitType', 3),
      startTime: '2026-11-19T10:00:00-07:00',
      patientId: of('patient', patient?.key ?? 0),
      providerId: of('provider', 3),
      reasonForVisit: 'Coughs',
    };
    const input = { locationId: of('place', 2), appointment };
    const made = await run('createAppointment', input, ofVisit);
    expect(made).toMatchObject({
      state: 'SCHEDULED',
      startTime: '2026-11-19T17:00:00Z',
      endTime: '2026-11-19T17:40:00Z',
      reasonForVisit: 'Coughs',
      bookingChannel: 'INTEGRATION',
      client: { id: of('client', 2) },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      typeKey: 3,
      clientKey: 2,
      providerKey: 3,
      minutes: 40,
    });
    const id = at(made, 'id');
    const moved = await run(
      'updateAppointment',
      { appointment: { id, etag: at(made, 'etag'), startTime: '2026-11-20T18:00:00Z', schedulingNotes: 'Side door' } },
      ofVisit,
    );
    expect(moved).toMatchObject({
      startTime: '2026-11-20T18:00:00Z',
      endTime: '2026-11-20T18:40:00Z',
      schedulingNotes: 'Side door',
      reasonForVisit: 'Coughs',
    });
    const free = { id, providerId: null, reasonForVisit: 'Sneezes' };
    expect(await run('updateAppointment', { appointment: free, updateMask: ['providerId'] }, ofVisit)).toMatchObject({
      provider: null,
      reasonForVisit: 'Coughs',
    });
    expect(await code('updateAppointment', { appointment: { id, etag: at(made, 'etag') } })).toBe('ABORTED');
    const refused = (change: object) =>
      code('createAppointment', { ...input, appointment: { ...appointment, ...change } });
    expect(await refused({ startTime: null })).toBe('INVALID_ARGUMENT');
    expect(await refused({ appointmentTypeId: null })).toBe('INVALID_ARGUMENT');
    expect(await refused({ patientId: null })).toBe('INVALID_ARGUMENT');
    expect(await refused({ patientId: 'pat_x' })).toBe('INVALID_ARGUMENT');
    expect(await refused({ endTime: '2026-11-19T16:00:00Z' })).toBe('INVALID_ARGUMENT');
    expect(await refused({ startTime: '2026-11-19T10:00' })).toBe('INVALID_ARGUMENT');
    expect(await refused({ providerId: of('provider', 1) })).toBe('FAILED_PRECONDITION');
    expect(await code('createAppointment', { ...input, locationId: '-' })).toBe('NOT_FOUND');
    expect(await code('beginAppointment', { id }, action)).toBe('FAILED_PRECONDITION');
    for (const [name, state] of [
      ['confirmAppointment', 'CONFIRMED'],
      ['checkInAppointment', 'CHECKED_IN'],
      ['beginAppointment', 'IN_PROGRESS'],
      ['markAppointmentReady', 'READY'],
      ['completeAppointment', 'COMPLETED'],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(await run(name, { id }, ofVisit, action)).toMatchObject({ state });
    expect(await code('cancelAppointment', { id })).toBe('FAILED_PRECONDITION');
    expect(await code('deleteAppointment', { id }, action)).toBe('FAILED_PRECONDITION');
    const second = at(await run('createAppointment', input, ofVisit), 'id');
    const off = await run('cancelAppointment', { id: second, reason: 'WEATHER', note: 'Snow' }, ofVisit);
    expect(off).toMatchObject({
      state: 'CANCELLED',
      cancellation: { reason: 'WEATHER', note: 'Snow' },
      deleteTime: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow', isDeleted: false });
    expect(await code('updateAppointment', { appointment: { id: second } })).toBe('FAILED_PRECONDITION');
    expect(at(await run('deleteAppointment', { id: second }, ofVisit, action), 'deleteTime')).not.toBeNull();
    expect(await code('cancelAppointment', { id: second })).toBe('NOT_FOUND');
    expect(await run('undeleteAppointment', { id: second }, ofVisit, action)).toMatchObject({ deleteTime: null });
    const third = at(await run('createAppointment', input, ofVisit), 'id');
    expect(await run('markAppointmentNoShow', { id: third }, ofVisit, action)).toMatchObject({ state: 'NO_SHOW' });
  });

  it('refuses every write with a token that may only read', async () => {
    const visited = await visit({ refuseWrites: 'Missing scope: write' });
    const { code } = runner(visited);
    const { practice } = visited.server;
    const before = [practice.clients.length, practice.patients.length, practice.appointments.length];
    const id = of('appointment', 1);
    for (const [name, input, type] of [
      ['createClient', { client: { familyName: 'Park' } }],
      ['updateClient', { client: { id: of('client', 1), familyName: 'Park' } }],
      ['createPatient', { clientId: of('client', 1), patient: { name: 'Rex' } }],
      ['createAppointment', { locationId: of('place', 1), appointment: {} }],
      ['updateAppointment', { appointment: { id, reasonForVisit: 'No' } }],
      ['cancelAppointment', { id }],
      ['checkInAppointment', { id }, action],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(await code(name, input, type), name).toBe('PERMISSION_DENIED');
    expect([practice.clients.length, practice.patients.length, practice.appointments.length]).toEqual(before);
    expect(practice.appointments[0]?.reason).not.toBe('No');
  });
});
