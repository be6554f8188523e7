import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { harrowgate } from './harrowgate.ts';
import { encodeId } from './values.ts';

const visit = productVisits(harrowgate);
const { ids } = harrowgate.view;
const errors = 'errors { message path }';
const booked = `clientMutationId ${errors} warnings booking { id startsAt durationMinutes stage reasonForVisit deskNote
  lockVersion cancellationReason clinic { id } assignedTo { id } animal { id } accountHolder { id } }`;
/** A mutation with one input, as a text. */
function write(name: string, fields: string): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!`;
  return `mutation($input: ${type}) { ${name}(input: $input) { ${fields} } }`;
}

const input = {
  clinicId: ids.of('place', 2),
  consultTypeId: ids.of('visitType', 2),
  startsAt: '2026-11-19T10:15:00-07:00',
  assignedToId: ids.of('provider', 3),
  animalId: ids.of('patient', 1),
  reasonForVisit: 'Second vaccine',
};

describe('Writing to Harrowgate', () => {
  it('books, moves, advances, cancels and discards', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(write('createBooking', booked), {
      input: { ...input, clientMutationId: 'one', deskNote: 'Shy' },
    });
    expect(made['createBooking']).toMatchObject({
      clientMutationId: 'one',
      errors: [],
      booking: {
        startsAt: '2026-11-19T17:15:00Z',
        durationMinutes: practice.visitTypes[1]?.minutes,
        stage: 'PENCILLED_IN',
        deskNote: 'Shy',
        lockVersion: 0,
        accountHolder: { id: ids.of('client', 1) },
      },
    });
    const bookingId = at(made, 'createBooking.booking.id');
    const moved = await query(write('updateBooking', booked), {
      input: { bookingId, lockVersion: 0, startsAt: '2026-11-20T09:00:00Z', durationMinutes: 45, assignedToId: null },
    });
    expect(at(moved, 'updateBooking.booking')).toMatchObject({
      startsAt: '2026-11-20T09:00:00Z',
      durationMinutes: 45,
      assignedTo: null,
      reasonForVisit: 'Second vaccine',
      lockVersion: 1,
    });
    const stale = { bookingId, lockVersion: 0, reasonForVisit: 'x' };
    expect(await query(write('updateBooking', booked), { input: stale })).toMatchObject({
      updateBooking: { booking: null, errors: [{ path: ['input', 'lockVersion'] }] },
    });
    const staged = await query(write('setBookingStage', `${errors} booking { stage }`), {
      input: { bookingId, stage: 'ARRIVED' },
    });
    expect(staged['setBookingStage']).toEqual({ errors: [], booking: { stage: 'ARRIVED' } });
    const off = { bookingId, reason: 'Snow' };
    const cancel = write('cancelBooking', `${errors} booking { stage cancellationReason }`);
    expect(at(await query(cancel, { input: off }), 'cancelBooking.booking')).toEqual({
      stage: 'CANCELLED',
      cancellationReason: 'Snow',
    });
    expect(at(await query(cancel, { input: off }), 'cancelBooking.errors')).toHaveLength(1);
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow', isDeleted: false });
    await query(write('discardBooking', 'booking { discardedAt }'), { input: { bookingId } });
    expect((await query(`{ booking(id: "${String(bookingId)}") { id } }`))['booking']).toBe(null);
    const { animalId: _animal, ...rest } = input;
    const alone = { ...rest, accountHolderId: ids.of('client', 3) };
    expect(at(await query(write('createBooking', booked), { input: alone }), 'createBooking.booking')).toMatchObject({
      animal: null,
      accountHolder: { id: ids.of('client', 3) },
    });
    const twice = await query(write('createBooking', booked), { input });
    expect(at(twice, 'createBooking.warnings')).toEqual([expect.stringContaining('already booked')]);
    const blocked = await query(write('createDiaryBlock', `${errors} diaryBlock { label endsAt }`), {
      input: {
        clinicId: input.clinicId,
        label: 'Stocktake',
        startsAt: '2026-11-19T18:00:00Z',
        endsAt: '2026-11-19T19:30:00Z',
      },
    });
    expect(at(blocked, 'createDiaryBlock.diaryBlock')).toEqual({ label: 'Stocktake', endsAt: '2026-11-19T19:30:00Z' });
  });

  it('keeps account holders and animals', async () => {
    const { query, server } = await visit();
    const fields = `${errors} accountHolder { id kind firstName surname mobile workPhone email active tagList
      usualClinic { id } postalAddress { singleLine } }`;
    const made = await query(write('createAccountHolder', fields), {
      input: {
        firstName: ' Jo ',
        surname: 'Park',
        mobile: '021 555 019',
        email: 'jo@example.test',
        street: '4 Elm Row',
      },
    });
    expect(made['createAccountHolder']).toMatchObject({
      errors: [],
      accountHolder: { kind: 'PERSON', firstName: 'Jo', mobile: '021 555 019', workPhone: null, active: true },
    });
    const accountHolderId = at(made, 'createAccountHolder.accountHolder.id');
    const changed = await query(write('updateAccountHolder', fields), {
      input: {
        accountHolderId,
        mobile: null,
        workPhone: '03 555 01',
        tagList: ['VIP'],
        usualClinicId: ids.of('place', 3),
      },
    });
    expect(at(changed, 'updateAccountHolder.accountHolder')).toMatchObject({
      surname: 'Park',
      mobile: null,
      workPhone: '03 555 01',
      email: 'jo@example.test',
      tagList: ['VIP'],
      usualClinic: { id: ids.of('place', 3) },
    });
    const animal = `${errors} animal { id name species { name } breed { name } sex bornOn deceased active }`;
    const born = await query(write('createAnimal', animal), {
      input: {
        accountHolderId,
        name: 'Tui',
        speciesId: encodeId('Species', 'Canine'),
        breedId: encodeId('Breed', 'Canine/Dachshund'),
        sex: 'FEMALE',
        bornOn: '2025-02-03',
      },
    });
    expect(at(born, 'createAnimal.animal')).toMatchObject({
      name: 'Tui',
      species: { name: 'Canine' },
      breed: { name: 'Dachshund' },
      sex: 'FEMALE',
      bornOn: '2025-02-03',
    });
    const animalId = at(born, 'createAnimal.animal.id');
    const later = await query(write('updateAnimal', animal), {
      input: { animalId, speciesId: encodeId('Species', 'Ovine'), deceased: true },
    });
    expect(at(later, 'updateAnimal.animal')).toMatchObject({ breed: null, deceased: true, active: false });
    const weight = await query(write('recordWeight', 'weightReading { id kilograms }'), {
      input: { animalId, kilograms: 7.4 },
    });
    const latest = await query(`{ animal(id: "${String(animalId)}") { latestWeight { id kilograms } } }`);
    expect(at(latest, 'animal.latestWeight')).toEqual(at(weight, 'recordWeight.weightReading'));
    await query(write('mergeAccountHolders', errors), {
      input: { keepId: ids.of('client', 1), discardId: accountHolderId },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', isDeleted: true });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Tui', clientKey: 1 });
  });

  it('works through follow-ups, waitlist, reminders, payments and messages', async () => {
    const { query } = await visit();
    const open = rowsAt(
      await query('{ invoices(states: [OPEN]) { nodes { id outstanding { cents } accountHolder { id } } } }'),
      'invoices.nodes',
    )[0];
    const accountHolderId = at(open, 'accountHolder.id');
    const payment = {
      accountHolderId,
      invoiceId: open?.['id'],
      amountCents: at(open, 'outstanding.cents'),
      method: 'EFTPOS',
    };
    const receive = write('receivePayment', `${errors} payment { method invoice { state outstanding { cents } } }`);
    expect(await query(receive, { input: payment })).toMatchObject({
      receivePayment: { payment: { method: 'EFTPOS', invoice: { state: 'PAID', outstanding: { cents: 0 } } } },
    });
    expect(at(await query(receive, { input: payment }), 'receivePayment.errors')).toMatchObject([
      { path: ['input', 'amountCents'] },
    ]);
    const sent = await query(write('sendMessage', 'message { direction body conversation { subject } }'), {
      input: { accountHolderId, body: 'Ready to pick up' },
    });
    expect(at(sent, 'sendMessage.message')).toMatchObject({ direction: 'OUT', body: 'Ready to pick up' });
    const added = await query(write('createFollowUp', 'followUp { id completedAt }'), {
      input: { subject: 'Ring back', dueOn: '2026-11-20', accountHolderId },
    });
    const followUpId = at(added, 'createFollowUp.followUp.id');
    const done = await query(write('completeFollowUp', 'followUp { id completedAt }'), { input: { followUpId } });
    expect(at(done, 'completeFollowUp.followUp')).toEqual({ id: followUpId, completedAt: '2026-11-17T15:10:00Z' });
    const waiting = await query(write('addToWaitlist', 'waitlistEntry { id }'), {
      input: { accountHolderId, clinicId: input.clinicId, availability: 'Mornings' },
    });
    const waitlistEntryId = at(waiting, 'addToWaitlist.waitlistEntry.id');
    const removed = await query(write('removeFromWaitlist', 'removedId'), { input: { waitlistEntryId } });
    expect(at(removed, 'removeFromWaitlist.removedId')).toBe(waitlistEntryId);
    const reminderId = at(rowsAt(await query('{ reminders { nodes { id } } }'), 'reminders.nodes')[0], 'id');
    const actioned = await query(write('actionReminder', 'reminder { state }'), { input: { reminderId } });
    expect(at(actioned, 'actionReminder.reminder.state')).toBe('ACTIONED');
  });

  it('refuses with errors by path, and with a GraphQL error where an id loads nothing', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (name: string, sent: object, field: string): Promise<void> => {
      const answer = await query(write(name, errors), { input: sent });
      expect(at(answer, `${name}.errors`)).toMatchObject([{ path: ['input', field] }]);
    };
    const { animalId: _animal, ...withoutAnimal } = input;
    await refusal('createBooking', withoutAnimal, 'accountHolderId');
    await refusal('createBooking', { ...input, durationMinutes: 0 }, 'durationMinutes');
    await refusal(
      'updateBooking',
      { bookingId: ids.of('appointment', 1), animalId: null, accountHolderId: null },
      'accountHolderId',
    );
    await refusal('setBookingStage', { bookingId: ids.of('appointment', 1), stage: 'CANCELLED' }, 'stage');
    await refusal('createAccountHolder', { surname: ' ' }, 'surname');
    await refusal('createAccountHolder', { surname: 'Park', email: 'jo' }, 'email');
    await refusal('createAccountHolder', { surname: 'Park', kind: 'PERSON' }, 'firstName');
    const feline = { accountHolderId: ids.of('client', 1), name: 'X', speciesId: encodeId('Species', 'Feline') };
    await refusal('createAnimal', { ...feline, breedId: encodeId('Breed', 'Canine/Dachshund') }, 'breedId');
    await refusal('createAnimal', { ...feline, microchipNumber: '12' }, 'microchipNumber');
    await refusal('mergeAccountHolders', { keepId: ids.of('client', 1), discardId: ids.of('client', 1) }, 'discardId');
    const message = async (name: string, sent: object): Promise<string | undefined> =>
      (await post(write(name, errors), { input: sent })).body.errors?.[0]?.message;
    expect(await message('createBooking', { ...input, clinicId: 'x' })).toBe('No object found for `clinicId: "x"`');
    expect(await message('cancelBooking', { bookingId: input.animalId })).toMatch(/^No object found for `bookingId/);
    expect(await message('createBooking', { ...input, startsAt: 'soon' })).toMatch(/ISO8601DateTime/);
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This token may only read' });
    expect(await locked.query(write('createBooking', errors), { input })).toEqual({
      createBooking: { errors: [{ message: 'This token may only read', path: null }] },
    });
  });
});
