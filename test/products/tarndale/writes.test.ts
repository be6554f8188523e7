import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { tarndale } from './tarndale.ts';

const visit = productVisits(tarndale);
const idOf = (...named: Parameters<typeof tarndale.view.ids.of>): number => Number(tarndale.view.ids.of(...named));
const errors = `errors { __typename ... on Error { message } ... on InvalidFieldError { fieldName }
  ... on RecordNotFoundError { entityName recordId } }`;
const entry = `diaryEntry { id scheduledFrom scheduledTo progress subject cancellationReason entryKind
  centre { id } operator { id } account { id } animal { id } diaryColumn { caption } purpose { id } }`;
const create = `mutation($input: CreateDiaryEntryInput!) { createDiaryEntry(input: $input) { ${entry} ${errors} } }`;
const amend = `mutation($input: AmendDiaryEntryInput!) { amendDiaryEntry(input: $input) { ${entry} ${errors} } }`;
const account = `account { id surname givenName mobilePhone homePhone workPhone emailAddress isInactive memo salutation
  homeCentre { id } flags { caption } address { street town postcode } }`;
const open = `mutation($input: OpenAccountInput!) { openAccount(input: $input) { ${account} ${errors} } }`;
const amendAccount = `mutation($input: AmendAccountInput!) { amendAccount(input: $input) { ${account} ${errors} } }`;
const enrol = `mutation($input: EnrolAnimalInput!) { enrolAnimal(input: $input) {
  animal { id name species { name } breed { name } sex bornOn account { id } } ${errors} } }`;
const booking = {
  centreId: idOf('place', 2),
  purposeId: idOf('visitType', 2),
  scheduledFrom: '2026-11-19T10:15:00-07:00',
  operatorId: idOf('provider', 3),
  animalId: idOf('patient', 1),
  subject: 'Second vaccine',
};

describe('Writing to Tarndale', () => {
  it('creates, amends, moves on and cancels entries of the diary', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(create, { input: booking });
    expect(made['createDiaryEntry']).toMatchObject({
      errors: null,
      diaryEntry: {
        scheduledFrom: '2026-11-19T10:15:00.000-07:00',
        scheduledTo: '2026-11-19T10:35:00.000-07:00',
        progress: 'BOOKED',
        entryKind: 'BOOKING',
        account: { id: idOf('client', 1) },
      },
    });
    const diaryEntryId = at(made, 'createDiaryEntry.diaryEntry.id');
    const moved = await query(amend, { input: { diaryEntryId, centreId: idOf('place', 1), operatorId: null } });
    expect(moved['amendDiaryEntry']).toMatchObject({
      diaryEntry: {
        scheduledFrom: '2026-11-19T10:15:00.000-05:00',
        scheduledTo: '2026-11-19T10:35:00.000-05:00',
        operator: null,
        subject: 'Second vaccine',
      },
    });
    const later = await query(amend, {
      input: {
        diaryEntryId,
        scheduledFrom: '2026-11-19T16:00:00Z',
        scheduledTo: '2026-11-19T17:00:00Z',
        animalId: idOf('patient', 3),
        subject: null,
      },
    });
    expect(later['amendDiaryEntry']).toMatchObject({
      diaryEntry: { scheduledTo: '2026-11-19T12:00:00.000-05:00', animal: { id: idOf('patient', 3) }, subject: null },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 60,
      clientKey: practice.patients.find(({ key }) => key === 3)?.clientKey,
    });
    const step = await query(
      `mutation($input: ProgressDiaryEntryInput!) { progressDiaryEntry(input: $input) { diaryEntry { progress } } }`,
      { input: { diaryEntryId, progress: 'IN_WAITING_ROOM' } },
    );
    expect(at(step, 'progressDiaryEntry.diaryEntry.progress')).toBe('IN_WAITING_ROOM');
    const off = await query(
      `mutation($input: CancelDiaryEntryInput!) { cancelDiaryEntry(input: $input) { diaryEntry { progress
        cancellationReason } errors { __typename } } }`,
      { input: { diaryEntryId, cancellationReason: 'Snow' } },
    );
    expect(off['cancelDiaryEntry']).toEqual({
      diaryEntry: { progress: 'CANCELLED', cancellationReason: 'Snow' },
      errors: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false, cancelReason: 'Snow' });
    const column = { ...booking, scheduledFrom: '2026-11-21T10:00:00Z', diaryColumnId: 21 };
    const first = await query(create, { input: column });
    expect(at(first, 'createDiaryEntry.diaryEntry.diaryColumn.caption')).toBe('Consult 1');
    const text = `mutation($input: CreateDiaryEntryInput!) { createDiaryEntry(input: $input) { diaryEntry { id }
      errors { __typename ... on DiaryClashError { clashesWith { id } } } } }`;
    expect((await query(text, { input: column }))['createDiaryEntry']).toEqual({
      diaryEntry: null,
      errors: [{ __typename: 'DiaryClashError', clashesWith: [{ id: at(first, 'createDiaryEntry.diaryEntry.id') }] }],
    });
  });

  it('opens, amends and merges accounts, and enrols animals', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const person = { givenName: ' Jo ', surname: 'Park', homePhone: '207 555 0199', emailAddress: 'jo@example.test' };
    const address = { street: '4 Elm Row', town: 'Saco', postcode: '04072' };
    const made = await query(open, {
      input: { ...person, address, homeCentreId: idOf('place', 3), flagIds: [1], memo: 'Rings the bell' },
    });
    expect(made['openAccount']).toMatchObject({
      errors: null,
      account: {
        givenName: 'Jo',
        homePhone: '207 555 0199',
        mobilePhone: null,
        address,
        homeCentre: { id: idOf('place', 3) },
        flags: [{ caption: 'Do not text' }],
        isInactive: false,
      },
    });
    const accountId = Number(at(made, 'openAccount.account.id'));
    const input = { accountId, mobilePhone: '207 555 0198', homePhone: null, isInactive: true, salutation: 'Dr' };
    expect((await query(amendAccount, { input }))['amendAccount']).toMatchObject({
      account: {
        mobilePhone: '207 555 0198',
        homePhone: null,
        emailAddress: 'jo@example.test',
        isInactive: true,
        salutation: 'Dr',
        address,
        memo: 'Rings the bell',
      },
    });
    const species = await query('{ species { id name breeds { id name } } }');
    const canine = rowsAt(species, 'species').find(({ name }) => name === 'Canine');
    const breed = rowsAt(canine, 'breeds').find(({ name }) => name === 'Dachshund');
    const animal = { accountId, name: 'Wirihana', speciesId: canine?.['id'], breedId: breed?.['id'], sex: 'MALE' };
    const enrolled = await query(enrol, { input: { ...animal, bornOn: '2025-02-03' } });
    expect(enrolled['enrolAnimal']).toMatchObject({
      animal: { species: { name: 'Canine' }, breed: { name: 'Dachshund' }, sex: 'MALE', bornOn: '2025-02-03' },
    });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Wirihana', breed: 'Dachshund', birthDate: '2025-02-03' });
    const animalId = at(enrolled, 'enrolAnimal.animal.id');
    const named = await query(
      `mutation($input: AmendAnimalInput!) { amendAnimal(input: $input) { animal { name isDeceased isArchived species { name } } } }`,
      { input: { animalId, name: 'Wiri', isDeceased: true } },
    );
    expect(at(named, 'amendAnimal.animal')).toEqual({
      name: 'Wiri',
      isDeceased: true,
      isArchived: true,
      species: { name: 'Canine' },
    });
    const merged = await query(
      `mutation($input: MergeAccountsInput!) { mergeAccounts(input: $input) { account { id animals { id } } errors { __typename } } }`,
      { input: { keepAccountId: idOf('client', 2), mergeAccountId: accountId } },
    );
    expect(rowsAt(merged, 'mergeAccounts.account.animals').map(({ id }) => id)).toContain(animalId);
    expect(await query(`{ accountById(id: ${String(accountId)}) { id } }`)).toEqual({ accountById: null });
  });

  it('writes beside the desk', async () => {
    const { query, post } = await visit();
    const due = await query(
      `{ invoices(first: 100) { nodes { id accountId outstanding } } callbacks { nodes { id } } }`,
    );
    const invoice = rowsAt(due, 'invoices.nodes').find(({ outstanding }) => Number(outstanding) > 0);
    const input = { accountId: invoice?.['accountId'], invoiceId: invoice?.['id'], tender: 'EFTPOS' };
    const pay = `mutation($input: ReceiptPaymentInput!) { receiptPayment(input: $input) {
      receipt { amount tender invoice { outstanding } } ${errors} } }`;
    const paid = await query(pay, { input: { ...input, amount: invoice?.['outstanding'] } });
    expect(at(paid, 'receiptPayment.receipt')).toMatchObject({ tender: 'EFTPOS', invoice: { outstanding: 0 } });
    expect(await query(pay, { input: { ...input, amount: 5 } })).toMatchObject({
      receiptPayment: { receipt: null, errors: [{ fieldName: 'amount' }] },
    });
    const [accountId, animalId] = [idOf('client', 5), idOf('patient', 4)];
    const others = await query(`mutation {
      recordWeighIn(input: { animalId: ${animalId}, weighedOn: "2026-11-17", kilograms: 12.4 }) { weighIn { kilograms } }
      recordVaccination(input: { animalId: ${animalId}, vaccineId: 1, givenOn: "2026-11-17" }) {
        vaccination { coverUntil vaccine { name } } }
      sendCommunication(input: { accountId: ${accountId}, medium: EMAIL, subject: "Hi", body: "See you" }) {
        communication { medium subject direction } }
      logCallback(input: { accountId: ${accountId}, dueOn: "2026-11-18", remarks: "Ring" }) { callback { id completedAt } }
      completeCallback(input: { callbackId: 2 }) { callback { completedAt } }
      adjustStockLevel(input: { stockItemId: 4, centreId: ${idOf('place', 1)}, adjustment: -2 }) { stockLevel { onHand } }
      addToWaitlist(input: { centreId: ${idOf('place', 1)}, accountId: ${accountId}, purposeId: ${idOf('visitType', 1)}
        notBefore: "2026-11-20" }) { waitlistEntry { id account { id } } }
      removeFromWaitlist(input: { waitlistEntryId: 1 }) { waitlistEntry { id } errors { __typename } } }`);
    expect(others).toMatchObject({
      recordWeighIn: { weighIn: { kilograms: 12.4 } },
      sendCommunication: { communication: { medium: 'EMAIL', subject: 'Hi', direction: 'OUTBOUND' } },
      logCallback: { callback: { completedAt: null } },
      removeFromWaitlist: { waitlistEntry: { id: 1 }, errors: null },
    });
    expect(at(others, 'completeCallback.callback.completedAt')).not.toBeNull();
    const again = await post(
      'mutation { removeFromWaitlist(input: { waitlistEntryId: 1 }) { errors { __typename } } }',
    );
    expect(at(again.body, 'data.removeFromWaitlist.errors')).toEqual([{ __typename: 'RecordNotFoundError' }]);
  });

  it('refuses in the errors of the payload, and changes nothing then', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refused = async (text: string, input: object, expected: object): Promise<void> => {
      const [answer] = Object.values(await query(text, { input }));
      expect(answer).toMatchObject({ errors: [expected] });
    };
    const { animalId: _animal, ...alone } = booking;
    await refused(create, alone, { __typename: 'InvalidFieldError', fieldName: 'animalId' });
    await refused(create, { ...booking, centreId: 1 }, { entityName: 'Centre', recordId: 1 });
    await refused(create, { ...booking, scheduledTo: booking.scheduledFrom }, { fieldName: 'scheduledTo' });
    await refused(amend, { diaryEntryId: 5 }, { entityName: 'DiaryEntry', recordId: 5 });
    await refused(open, { surname: ' ' }, { fieldName: 'surname' });
    await refused(open, { surname: 'P', emailAddress: 'jo' }, { fieldName: 'emailAddress' });
    await refused(amendAccount, { accountId: idOf('client', 1), surname: null }, { fieldName: 'surname' });
    await refused(enrol, { accountId: idOf('client', 1), name: 'X', speciesId: 99 }, { entityName: 'Species' });
    const done = server.practice.appointments.find(({ state }) => state === 'completed')?.key ?? 0;
    const cancel = `mutation($input: CancelDiaryEntryInput!) { cancelDiaryEntry(input: $input) { ${errors} } }`;
    await refused(cancel, { diaryEntryId: idOf('appointment', done) }, { fieldName: 'diaryEntryId' });
    const local = await post(create, { input: { ...booking, scheduledFrom: '2026-11-19T10:15:00' } });
    expect(local.body.errors?.[0]?.message).toMatch(/^DateTime cannot parse/);
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This key may only read' });
    expect((await locked.post(create, { input: booking })).body).toMatchObject({
      errors: [{ message: 'This key may only read', extensions: { code: 'AUTH_NOT_AUTHORIZED' } }],
    });
  });
});
