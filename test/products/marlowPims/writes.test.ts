import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { marlowPims } from './marlowPims.ts';

const visit = productVisits(marlowPims);
const { ids } = marlowPims.view;

/** A mutation that answers these fields of its row, or the messages. */
function mutation(name: string, input: string, fields: string): string {
  return `mutation($data: ${input}!) { ${name}(data: $data) { __typename ${fields}
    ... on OperationInfo { messages { kind field code message } } } }`;
}

const entryFields = `... on DaybookEntry { id kind startsAt endsAt stage concern facility { id } room { name }
  attending { id } guardian { id } companion { id } bookedVia withdrawalReason withdrawalNote stageChanges { stage } }`;
const book = mutation('bookEntry', 'BookEntryInput', entryFields);
const revise = mutation('reviseEntry', 'ReviseEntryInput', entryFields);
const withdraw = mutation('withdrawEntry', 'WithdrawEntryInput', entryFields);
const stage = mutation('moveEntryStage', 'MoveEntryStageInput', entryFields);
const openGuardian = mutation(
  'openGuardianFile',
  'GuardianFileInput',
  `... on Guardian { id fileNo givenNames surname isOrganization phones { number kind isPrimary } emails { address }
  civicAddress { line1 city province postalCode } homeFacility { id } preferredLanguage deskNote }`,
);
const amendGuardian = mutation(
  'amendGuardianFile',
  'GuardianFilePatch',
  `... on Guardian { givenNames surname isActive phones { number } emails { address } homeFacility { id } }`,
);
const openCompanion = mutation(
  'openCompanionFile',
  'CompanionFileInput',
  `... on Companion { id callName sex colour bornOn species { nameEn } breed { nameEn } microchips { number }
  guardian { id } }`,
);
const amendCompanion = mutation(
  'amendCompanionFile',
  'CompanionFilePatch',
  `... on Companion { callName sex isDeceased species { code } breed { nameEn } coGuardians { id } }`,
);
const draft = {
  facilityId: ids.of('place', 2),
  purposeId: ids.of('visitType', 2),
  startsAt: '2026-11-19T10:15:00-07:00',
  attendingId: ids.of('provider', 3),
  companionId: ids.of('patient', 1),
  concern: 'Second vaccine',
};

describe('Writing to Marlow', () => {
  it('books, revises, moves on and withdraws entries of the daybook', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = at(await query(book, { data: draft }), 'bookEntry') as Row;
    expect(made).toMatchObject({
      __typename: 'DaybookEntry',
      kind: 'VISIT',
      startsAt: '2026-11-19T17:15:00+00:00',
      endsAt: '2026-11-19T17:35:00+00:00',
      stage: 'BOOKED',
      guardian: { id: ids.of('client', 1) },
      bookedVia: 'PARTNER',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ patientKey: 1, clientKey: 1, placeKey: 2, minutes: 20 });
    const id = made['id'];
    const moved = await query(revise, { data: { id, startsAt: '2026-11-20T16:00:00Z', attendingId: null } });
    expect(moved['reviseEntry']).toMatchObject({
      startsAt: '2026-11-20T16:00:00+00:00',
      endsAt: '2026-11-20T16:20:00+00:00',
      attending: null,
      concern: 'Second vaccine',
      facility: { id: draft.facilityId },
    });
    const other = { id, facilityId: ids.of('place', 1), roomId: '13', endsAt: '2026-11-20T17:00:00Z', concern: '' };
    expect((await query(revise, { data: other }))['reviseEntry']).toMatchObject({
      endsAt: '2026-11-20T17:00:00+00:00',
      room: { name: 'Treatment' },
      concern: '',
    });
    const swapped = await query(revise, { data: { id, companionId: ids.of('patient', 4) } });
    const owner = practice.patients.find(({ key }) => key === 4)?.clientKey ?? 0;
    expect(at(swapped, 'reviseEntry.guardian.id')).toBe(ids.of('client', owner));
    expect(at(await query(stage, { data: { id, stage: 'IN_LOBBY' } }), 'moveEntryStage.stage')).toBe('IN_LOBBY');
    const off = await query(withdraw, { data: { id, reason: 'WEATHER', note: 'Snow' } });
    expect(off['withdrawEntry']).toMatchObject({
      stage: 'WITHDRAWN',
      withdrawalReason: 'WEATHER',
      withdrawalNote: 'Snow',
      stageChanges: [{ stage: 'BOOKED' }, { stage: 'IN_LOBBY' }, { stage: 'WITHDRAWN' }],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow', isDeleted: false });
    const { companionId: _companion, ...alone } = draft;
    const pickup = await query(book, { data: { ...alone, guardianId: ids.of('client', 5) } });
    expect(pickup['bookEntry']).toMatchObject({ companion: null });
    const hold = { ...alone, purposeId: ids.of('visitType', 7), endsAt: '2026-11-19T11:15:00-07:00' };
    const held = await query(mutation('placeHold', 'PlaceHoldInput', entryFields), { data: hold });
    expect(held['placeHold']).toMatchObject({ kind: 'HOLD', guardian: null });
    const events = await query(
      `{ auditEvents(objectType: "daybookentry") { results { action objectId } totalCount } }`,
    );
    expect(rowsAt(events, 'auditEvents.results').at(-1)).toEqual({ action: 'ADD', objectId: id });
  });

  it('opens, amends and absorbs files', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const guardian = {
      givenNames: ' Jo ',
      surname: 'Park',
      homeFacilityId: ids.of('place', 3),
      preferredLanguage: 'FR',
      phones: [{ number: '207 555 0199' }, { number: '(207) 555-0198', kind: 'WORK' }],
      emails: ['jo@example.test'],
      civicAddress: { line1: '4 Elm Row', city: 'Saco', province: 'ME' },
    };
    const made = at(await query(openGuardian, { data: guardian }), 'openGuardianFile') as Row;
    expect(made).toMatchObject({
      givenNames: 'Jo',
      surname: 'Park',
      isOrganization: false,
      phones: [
        { number: '207 555 0199', kind: 'MOBILE', isPrimary: true },
        { number: '(207) 555-0198', kind: 'WORK', isPrimary: false },
      ],
      civicAddress: { line1: '4 Elm Row', city: 'Saco', province: 'ME', postalCode: '' },
      homeFacility: { id: guardian.homeFacilityId },
      preferredLanguage: 'FR',
      deskNote: '',
    });
    const id = made['id'];
    expect(
      (await query(amendGuardian, { data: { id, phones: [{ number: '2075550197' }], isActive: false } }))[
        'amendGuardianFile'
      ],
    ).toMatchObject({
      givenNames: 'Jo',
      isActive: false,
      phones: [{ number: '2075550197' }],
      emails: [{ address: 'jo@example.test' }],
    });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', street: '4 Elm Row', placeKey: 3 });
    const species = rowsAt(await query('{ species { id nameEn breeds { id nameEn } } }'), 'species');
    const feline = species.find(({ nameEn }) => nameEn === 'Feline') ?? {};
    const breedId = rowsAt(feline, 'breeds')[0]?.['id'];
    const animal = { guardianId: id, callName: 'Momo', speciesId: feline['id'], breedId, sex: 'FEMALE_SPAYED' };
    const born = { ...animal, bornOn: '2024-05-06', colour: 'calico', microchipNumber: '900111222333444' };
    const companion = at(await query(openCompanion, { data: born }), 'openCompanionFile') as Row;
    expect(companion).toMatchObject({
      callName: 'Momo',
      sex: 'FEMALE_SPAYED',
      bornOn: '2024-05-06',
      species: { nameEn: 'Feline' },
      microchips: [{ number: '900111222333444' }],
      guardian: { id },
    });
    expect(practice.patients.at(-1)).toMatchObject({ species: 'Feline', sex: 'FEMALE', color: 'calico' });
    const change = { id: companion['id'], speciesId: '1', isDeceased: true, coGuardianIds: [ids.of('client', 2)] };
    expect((await query(amendCompanion, { data: change }))['amendCompanionFile']).toEqual({
      __typename: 'Companion',
      callName: 'Momo',
      sex: 'FEMALE_SPAYED',
      isDeceased: true,
      species: { code: 'K9' },
      breed: null,
      coGuardians: [{ id: ids.of('client', 2) }],
    });
    const absorb = mutation(
      'absorbGuardianFile',
      'AbsorbGuardianFileInput',
      '... on Guardian { companions { callName } }',
    );
    const kept = await query(absorb, { data: { keepId: ids.of('client', 6), absorbId: id } });
    expect(rowsAt(kept, 'absorbGuardianFile.companions')).toContainEqual({ callName: 'Momo' });
    expect(
      at(await query('{ guardians(filters: { search: "Park Jo" }) { totalCount } }'), 'guardians.totalCount'),
    ).toBe(0);
  });

  it('writes charts, money, messages, work and the waitlist', async () => {
    const { query } = await visit();
    const companionId = ids.of('patient', 1);
    const weight = mutation('recordWeight', 'RecordWeightInput', '... on WeightReading { kilograms }');
    await query(weight, { data: { companionId, kilograms: '12.34', bodyCondition: 5 } });
    const shot = mutation('recordImmunization', 'RecordImmunizationInput', '... on Immunization { validUntil }');
    await query(shot, { data: { companionId, vaccineId: '4', givenOn: '2026-11-17', lotNumber: 'L9' } });
    const chart = await query(`{ companion(pk: "${companionId}") { latestWeight { kilograms }
      immunizations { lotNumber vaccine { nameEn } } } }`);
    expect(at(chart, 'companion.latestWeight')).toEqual({ kilograms: '12.34' });
    expect(rowsAt(chart, 'companion.immunizations').at(-1)).toEqual({ lotNumber: 'L9', vaccine: { nameEn: 'Lyme' } });
    const owed = await query(`{ invoices(filters: { outstanding: { gt: "0" } }, pagination: { limit: 1 }) { results {
      id outstanding guardian { id } } } }`);
    const [open = {}] = rowsAt(owed, 'invoices.results');
    const pay = mutation('postPayment', 'PostPaymentInput', '... on Payment { tender invoice { state } }');
    const guardianId = at(open, 'guardian.id');
    const payment = { guardianId, invoiceId: open['id'], amount: open['outstanding'], tender: 'CHEQUE' };
    expect((await query(pay, { data: payment }))['postPayment']).toMatchObject({
      tender: 'CHEQUE',
      invoice: { state: 'SETTLED' },
    });
    expect(at(await query(pay, { data: payment }), 'postPayment.messages')).toMatchObject([{ field: 'amount' }]);
    const send = mutation('sendMessage', 'SendMessageInput', '... on ConversationMessage { body isFromGuardian }');
    expect((await query(send, { data: { guardianId, body: 'See you soon' } }))['sendMessage']).toMatchObject({
      isFromGuardian: false,
    });
    const add = mutation('addWorkItem', 'AddWorkItemInput', '... on WorkItem { id state }');
    const item = await query(add, { data: { title: 'Call back', dueOn: '2026-11-18' } });
    const finish = mutation('finishWorkItem', 'NodeInput', '... on WorkItem { state }');
    expect(at(await query(finish, { data: { id: at(item, 'addWorkItem.id') } }), 'finishWorkItem.state')).toBe('DONE');
    const join = mutation('joinWaitlist', 'JoinWaitlistInput', '... on WaitlistRequest { id }');
    const days = { earliestOn: '2026-11-18', latestOn: '2026-11-30' };
    const request = { guardianId, facilityId: draft.facilityId, purposeId: draft.purposeId, ...days };
    expect(at(await query(join, { data: request }), 'joinWaitlist.__typename')).toBe('WaitlistRequest');
  });

  it('refuses with messages that name the field, and changes nothing', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, data: object, expected: object): Promise<void> => {
      const [answer] = Object.values(await query(text, { data }));
      expect(answer).toMatchObject({ __typename: 'OperationInfo', messages: [expected] });
    };
    const isWrong = (field: string, code = 'invalid'): object => ({ kind: 'VALIDATION', field, code });
    const { companionId: _companion, ...alone } = draft;
    await refusal(book, alone, isWrong('guardianId', 'required'));
    await refusal(book, { ...draft, facilityId: '1' }, isWrong('facilityId', 'invalid_choice'));
    await refusal(book, { ...draft, purposeId: ids.of('visitType', 7) }, isWrong('purposeId', 'invalid_choice'));
    await refusal(book, { ...draft, endsAt: draft.startsAt }, isWrong('endsAt'));
    await refusal(book, { ...draft, roomId: '11' }, isWrong('roomId'));
    await refusal(book, { ...draft, guardianId: ids.of('client', 7) }, isWrong('companionId'));
    const done = server.practice.appointments.find(({ state }) => state === 'completed');
    const id = ids.of('appointment', done?.key ?? 0);
    await refusal(withdraw, { id, reason: 'OTHER' }, isWrong('id'));
    await refusal(stage, { id, stage: 'WITHDRAWN' }, isWrong('stage'));
    await refusal(revise, { id: '1' }, { kind: 'ERROR', message: 'DaybookEntry matching query does not exist.' });
    const file = { surname: 'Park', homeFacilityId: ids.of('place', 1) };
    await refusal(openGuardian, { ...file, surname: ' ' }, isWrong('surname', 'blank'));
    await refusal(openGuardian, { ...file, emails: ['jo'] }, isWrong('emails.0'));
    await refusal(openGuardian, { ...file, phones: [{ number: '12' }] }, isWrong('phones.0.number'));
    await refusal(amendGuardian, { id: ids.of('client', 41) }, { kind: 'ERROR', field: null });
    const animal = { guardianId: ids.of('client', 1), callName: 'Momo', speciesId: '99' };
    await refusal(openCompanion, animal, isWrong('speciesId', 'invalid_choice'));
    await refusal(openCompanion, { ...animal, speciesId: '5', breedId: '101' }, isWrong('breedId', 'invalid_choice'));
    expect((await post(book, { data: { ...draft, startsAt: '2026-11-19T10:15:00' } })).body).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining('aware datetime') as unknown }],
    });
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect(await locked.query(book, { data: draft })).toMatchObject({
      bookEntry: { messages: [{ kind: 'PERMISSION', message: 'This key may only read' }] },
    });
    expect(locked.server.practice).toEqual(before);
  });
});
