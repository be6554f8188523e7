import { describe, expect, it } from 'vitest';
import { at } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { accountFields, cardFields, entryFields } from './fields.ts';
import { pinfold } from './pinfold.ts';

const visit = productVisits(pinfold);
const messages = 'saved messages { severity field text }';
const enter = `mutation($input: DiaryEntryInput!) { enterInDiary(input: $input) { ${messages} diaryEntry { ${entryFields} } } }`;
const amend = `mutation($id: ID!, $amendment: DiaryEntryAmendment!) { amendDiaryEntry(id: $id, amendment: $amendment) {
  ${messages} diaryEntry { ${entryFields} } } }`;
const open = `mutation($input: AccountInput!) { openAccount(input: $input) { ${messages} account { ${accountFields} } } }`;
const amendAccount = `mutation($id: ID!, $amendment: AccountAmendment!) { amendAccount(id: $id, amendment: $amendment) {
  ${messages} account { ${accountFields} } } }`;
const start = `mutation($input: RecordCardInput!) { startRecordCard(input: $input) { ${messages} recordCard { ${cardFields} } } }`;
const input = {
  surgeryId: '2',
  diaryDate: '2026-11-19',
  startTime: '10:15:00',
  bookingCode: 'R02',
  cardId: '31003',
  clinicianId: '43',
  narrative: 'Second vaccine',
};

describe('Writing to Pinfold', () => {
  it('enters, amends, moves on, strikes out and deletes by the wall of the surgery', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(enter, { input });
    expect(made['enterInDiary']).toMatchObject({
      saved: true,
      messages: [],
      diaryEntry: {
        diaryDate: '2026-11-19',
        startTime: '10:15:00',
        lengthMins: 20,
        progressCode: 'B',
        column: { heading: 'Raman' },
        card: { id: '31003' },
      },
    });
    const key = practice.patients[2]?.clientKey;
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-19T17:15:00Z'), clientKey: key });
    const again = await query(enter, { input });
    expect(again['enterInDiary']).toMatchObject({ saved: true, messages: [{ severity: 'WARNING' }] });
    const id = String(at(made, 'enterInDiary.diaryEntry.id'));
    const rowVersion = at(made, 'enterInDiary.diaryEntry.rowVersion');
    const moved = await query(amend, { id, amendment: { surgeryId: '1', lengthMins: 45, rowVersion } });
    expect(at(moved, 'amendDiaryEntry.diaryEntry')).toMatchObject({
      startTime: '10:15:00',
      lengthMins: 45,
      narrative: 'Second vaccine',
    });
    const row = practice.appointments.find((each) => pinfold.view.ids.of('appointment', each.key) === id);
    expect(row?.start).toBe(Date.parse('2026-11-19T15:15:00Z'));
    const stale = await query(amend, { id, amendment: { narrative: null, rowVersion } });
    expect(stale['amendDiaryEntry']).toMatchObject({ saved: false, messages: [{ field: 'rowVersion' }] });
    const freed = await query(amend, {
      id,
      amendment: { diaryDate: '2026-11-20', clinicianId: null, narrative: null },
    });
    expect(at(freed, 'amendDiaryEntry.diaryEntry')).toMatchObject({
      diaryDate: '2026-11-20',
      startTime: '10:15:00',
      clinician: null,
      column: { heading: 'Unallocated' },
      narrative: null,
    });
    const moves =
      await query(`mutation { markProgress(id: "${id}", progressCode: "W") { diaryEntry { progressDescription } }
      strikeOutDiaryEntry(id: "${id}", reason: "Snow") { saved diaryEntry { progressCode struckOutReason deleted } } }`);
    expect(moves).toEqual({
      markProgress: { diaryEntry: { progressDescription: 'In waiting room' } },
      strikeOutDiaryEntry: { saved: true, diaryEntry: { progressCode: 'X', struckOutReason: 'Snow', deleted: false } },
    });
    await query(`mutation { deleteDiaryEntry(id: "${id}") { saved } }`);
    expect((await query(`{ diaryEntry(id: "${id}") { id } }`))['diaryEntry']).toBeNull();
    const gone = await post(`mutation { markProgress(id: "${id}", progressCode: "W") { saved } }`);
    expect(gone.body.errors).toMatchObject([{ extensions: { classification: 'NOT_FOUND' } }]);
  });

  it('answers what can be put right as messages, and what makes no sense as errors', async () => {
    const { query, post, server } = await visit();
    const count = server.practice.appointments.length;
    const { cardId: _card, ...empty } = input;
    for (const [wrong, field] of [
      [empty, 'cardId'],
      [{ ...input, bookingCode: 'R99' }, 'bookingCode'],
      [{ ...input, lengthMins: 1 }, 'lengthMins'],
      [{ ...input, accountId: '10450' }, 'cardId'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(enter, { input: wrong });
      expect(answer['enterInDiary']).toMatchObject({ saved: false, diaryEntry: null, messages: [{ field }] });
    }
    for (const [wrong, classification] of [
      [{ ...input, surgeryId: '9' }, 'NOT_FOUND'],
      [{ ...input, startTime: '25:00' }, 'ValidationError'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(enter, { input: wrong });
      expect(body.errors).toMatchObject([{ extensions: { classification } }]);
    }
    expect(server.practice.appointments).toHaveLength(count);
    const block = await query(enter, { input: { ...empty, bookingCode: 'R07' } });
    expect(at(block, 'enterInDiary.diaryEntry')).toMatchObject({ blocked: true, account: null, lengthMins: 60 });
    const closed = await visit({ refuseWrites: 'Read only' });
    const { body } = await closed.post(enter, { input });
    expect(body.errors).toMatchObject([{ message: 'Read only', extensions: { classification: 'FORBIDDEN' } }]);
  });

  it('opens, amends, merges and deletes accounts, and starts record cards', async () => {
    const { query, server } = await visit();
    const made = await query(open, {
      input: {
        title: 'Ms',
        forename: 'Jo',
        surname: 'Park',
        numbers: [{ typeCode: 'H', number: '01584 555019' }],
        email: 'jo@example.test',
        homeSurgeryId: '3',
        markerCodes: ['VIP'],
      },
    });
    expect(at(made, 'openAccount.account')).toMatchObject({
      title: 'Ms',
      forename: 'Jo',
      surname: 'Park',
      numbers: [{ typeDescription: 'Home', number: '01584 555019', preferred: true }],
      email: 'jo@example.test',
      address: null,
      homeSurgery: { id: '3' },
      markers: [{ markerDescription: 'VIP' }],
    });
    const id = at(made, 'openAccount.account.id');
    const count = server.practice.clients.length;
    for (const [wrong, field] of [
      [{ surname: ' ' }, 'surname'],
      [{ surname: 'Park', email: 'nowhere' }, 'email'],
      [{ surname: 'Park', numbers: [{ typeCode: 'Q', number: '1' }] }, 'numbers'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(open, { input: wrong });
      expect(answer['openAccount']).toMatchObject({ saved: false, account: null, messages: [{ field }] });
    }
    expect(server.practice.clients).toHaveLength(count);
    const amendment = { dormant: true, email: null, address: { line1: '4 Broad Street', town: 'Ludlow' } };
    expect(at(await query(amendAccount, { id, amendment }), 'amendAccount.account')).toMatchObject({
      forename: 'Jo',
      dormant: true,
      email: null,
      address: { line1: '4 Broad Street', town: 'Ludlow' },
    });
    const card = await query(start, {
      input: { accountId: id, animalName: 'Kit', speciesCode: 'FEL', breedDescription: 'Maine Coon', sexCode: 'F' },
    });
    expect(at(card, 'startRecordCard.recordCard')).toMatchObject({
      animalName: 'Kit',
      speciesDescription: 'Feline',
      breedDescription: 'Maine Coon',
      sexCode: 'F',
      account: { id },
    });
    const wrong = await query(start, { input: { accountId: id, animalName: 'Kit', speciesCode: 'DRAGON' } });
    expect(wrong['startRecordCard']).toMatchObject({ saved: false, messages: [{ field: 'speciesCode' }] });
    const merged = await query(`mutation { mergeAccounts(keepId: "10407", removeId: "${String(id)}") { saved account {
      id recordCards { animalName } } } }`);
    expect(at(merged, 'mergeAccounts.account.recordCards')).toContainEqual({ animalName: 'Kit' });
    expect((await query(`{ account(id: "${String(id)}") { id } }`))['account']).toBeNull();
    await query('mutation { deleteAccount(id: "10408") { saved } }');
    expect(server.practice.clients[7]).toMatchObject({ isDeleted: true });
  });

  it('posts receipts, files letters, and keeps reminders and jottings', async () => {
    const { query } = await visit();
    const answer = await query(
      '{ invoices(criteria: { outstandingOnly: true }) { content { id outstanding account { id } } } }',
    );
    const invoice = at(answer, 'invoices.content.0');
    const receipt = {
      accountId: at(invoice, 'account.id'),
      invoiceId: at(invoice, 'id'),
      amount: at(invoice, 'outstanding'),
      methodCode: 'CQ',
    };
    const post = `mutation($input: ReceiptInput!) { postReceipt(input: $input) { ${messages} receipt { amount methodDescription } } }`;
    expect(at(await query(post, { input: receipt }), 'postReceipt.receipt')).toEqual({
      amount: receipt.amount,
      methodDescription: 'Cheque',
    });
    const twice = await query(post, { input: receipt });
    expect(twice['postReceipt']).toMatchObject({ saved: false, receipt: null, messages: [{ field: 'amount' }] });
    const other = await query(post, { input: { ...receipt, accountId: '10403' } });
    expect(at(other, 'postReceipt.messages.0.field')).toBe('invoiceId');
    const desk =
      await query(`mutation { fileLetter(input: { accountId: "10405", body: "See you soon" }) { letter { incoming } }
      markReminderSent(id: "60001") { sentOn } jotDown(input: { text: "Order hay nets" }) { id tickedOff }
      tickOffJotting(id: "1") { tickedOff } }`);
    expect(desk).toMatchObject({
      fileLetter: { letter: { incoming: false } },
      jotDown: { id: '4', tickedOff: false },
      tickOffJotting: { tickedOff: true },
    });
    expect(at(desk, 'markReminderSent.sentOn')).not.toBeNull();
  });
});
