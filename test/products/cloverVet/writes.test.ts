import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { cloverVet } from './cloverVet.ts';
import { guardianFields, visitFields } from './fields.ts';
import { globalId } from './values.ts';

const visit = productVisits(cloverVet);
const { of } = cloverVet.view.ids;

/** Mutations whose input can't be wrong beyond ids. */
const plain: readonly string[] = ['advanceVisit', 'cancelVisit', 'mergeGuardians', 'completeTask'];

/** A mutation with its success and whatever may be wrong. */
function mutation(field: string, parameters: string, args: string, fields: string): string {
  const type = `Mutation${field.slice(0, 1).toUpperCase()}${field.slice(1)}Success`;
  const invalid = plain.includes(field) ? '' : '... on ValidationError { fieldErrors { path } }';
  return `mutation(${parameters}) { ${field}(${args}) { __typename ... on ${type} { data { ${fields} } }
    ... on BaseError { message } ... on NotFoundError { resource } ${invalid} } }`;
}

const schedule = mutation('scheduleVisit', '$input: ScheduleVisitInput!', 'input: $input', visitFields);
const cancel = mutation('cancelVisit', '$id: ID!', 'visitId: $id, reason: "Well again"', visitFields);

describe('Writing visits to cloverVet', () => {
  it('schedules, changes, advances and cancels, and answers what is wrong as a row of a union', async () => {
    const { query, post, server } = await visit();
    const input = {
      clinicId: of('place', 2),
      visitTypeId: of('visitType', 3),
      startsAt: '2026-11-21T18:00:00Z',
      patientIds: [of('patient', 3)],
      leadId: of('provider', 3),
      reasonForVisit: 'Coughs',
    };
    const made = await query(schedule, { input });
    expect(at(made, 'scheduleVisit.data')).toMatchObject({
      startsAt: '2026-11-21T18:00:00.000Z',
      endsAt: '2026-11-21T18:40:00.000Z',
      stage: 'SCHEDULED',
      guardian: { id: of('client', server.practice.patients[2]?.clientKey ?? 0) },
      careTeam: { lead: { id: input.leadId } },
    });
    const id = at(made, 'scheduleVisit.data.id');
    const wrong: readonly (readonly [object, object])[] = [
      [{ requireOpenCalendar: true }, { __typename: 'SlotTakenError' }],
      [{ clinicId: of('place', 99) }, { resource: 'Clinic' }],
      [{ visitTypeId: of('visitType', 7) }, { resource: 'VisitType' }],
      [{ patientIds: [] }, { fieldErrors: [{ path: ['input', 'guardianId'] }] }],
      [{ durationMinutes: 1 }, { fieldErrors: [{ path: ['input', 'durationMinutes'] }] }],
      [{ patientIds: [of('patient', 3), of('patient', 4)] }, { fieldErrors: [{ path: ['input', 'patientIds'] }] }],
    ];
    const before = server.practice.appointments.length;
    for (const [change, expected] of wrong) {
      // eslint-disable-next-line no-await-in-loop
      expect(at(await query(schedule, { input: { ...input, ...change } }), 'scheduleVisit')).toMatchObject(expected);
    }
    expect(server.practice.appointments).toHaveLength(before);
    const { body } = await post(schedule, { input: { ...input, startsAt: '2026-11-21T18:00' } });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');

    const update = mutation('updateVisit', '$id: ID!, $patch: VisitPatch!', 'visitId: $id, patch: $patch', visitFields);
    const patch = { startsAt: '2026-11-22T16:30:00Z', leadId: null, durationMinutes: 60 };
    expect(at(await query(update, { id, patch }), 'updateVisit.data')).toMatchObject({
      startsAt: '2026-11-22T16:30:00.000Z',
      durationMinutes: 60,
      reasonForVisit: 'Coughs',
      careTeam: { lead: null },
    });
    const advance = mutation('advanceVisit', '$id: ID!, $stage: VisitStage!', 'visitId: $id, stage: $stage', 'stage');
    expect(at(await query(advance, { id, stage: 'CHECKED_IN' }), 'advanceVisit.data.stage')).toBe('CHECKED_IN');
    expect(at(await query(cancel, { id }), 'cancelVisit.data')).toMatchObject({
      stage: 'CANCELED',
      cancellation: { reason: 'Well again' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Well again' });
    expect(at(await query(advance, { id, stage: 'WRAPPED' }), 'advanceVisit.__typename')).toBe('StageTransitionError');
    expect(at(await query(advance, { id, stage: 'SCHEDULED' }), 'advanceVisit.data.stage')).toBe('SCHEDULED');
    expect(at(await query(cancel, { id: of('appointment', 1999) }), 'cancelVisit.resource')).toBe('Visit');
    const hold = mutation('holdTime', '$input: HoldTimeInput!', 'input: $input', 'title note endsAt teammate { id }');
    const held = { clinicId: input.clinicId, teammateId: input.leadId, note: 'Rounds' };
    const hours = { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-23T16:00:00Z' };
    expect(at(await query(hold, { input: { ...held, ...hours } }), 'holdTime.data.note')).toBe('Rounds');
    expect(server.practice.appointments.at(-1)).toMatchObject({ isBlock: true, minutes: 60 });
  });

  it('forbids every write where the token may not, and changes nothing', async () => {
    const { query, server } = await visit({ refuseWrites: 'Read-only token' });
    const before = structuredClone(server.practice);
    const create = mutation('createGuardian', '$input: CreateGuardianInput!', 'input: $input', 'id');
    expect(at(await query(create, { input: { lastName: 'Park' } }), 'createGuardian')).toEqual({
      __typename: 'ForbiddenError',
      message: 'Read-only token',
    });
    expect(at(await query(cancel, { id: of('appointment', 1) }), 'cancelVisit.message')).toBe('Read-only token');
    expect(server.practice).toEqual(before);
  });
});

describe('Writing people and the rest to cloverVet', () => {
  it('creates, changes and merges guardians, and creates and changes patients', async () => {
    const { query, server } = await visit();
    const create = mutation('createGuardian', '$input: CreateGuardianInput!', 'input: $input', guardianFields);
    const made = await query(create, {
      input: {
        firstName: 'Jo',
        lastName: 'Park',
        emails: ['jo@example.test'],
        phones: [{ number: '(207) 555-0199', label: 'HOME' }],
        homeClinicId: of('place', 3),
      },
    });
    expect(at(made, 'createGuardian.data')).toMatchObject({
      fullName: 'Jo Park',
      status: 'ACTIVE',
      phones: [{ number: '+12075550199', label: 'HOME', isPrimary: true }],
      emails: [{ address: 'jo@example.test' }],
      homeClinic: { id: of('place', 3) },
    });
    const id = String(at(made, 'createGuardian.data.id'));
    const first = await query('{ guardians(first: 1) { edges { node { id } } } }');
    expect(at(rowsAt(first, 'guardians.edges')[0], 'node.id')).toBe(id);
    const bad = await query(create, { input: { lastName: ' ', emails: ['nowhere'] } });
    expect(rowsAt(bad, 'createGuardian.fieldErrors').map(({ path }) => path)).toEqual([
      ['input', 'lastName'],
      ['input', 'emails'],
    ]);
    const update = mutation(
      'updateGuardian',
      '$id: ID!, $patch: GuardianPatch!',
      'guardianId: $id, patch: $patch',
      guardianFields,
    );
    const patched = await query(update, { id, patch: { lastName: 'Parks', status: 'INACTIVE' } });
    expect(at(patched, 'updateGuardian.data')).toMatchObject({
      fullName: 'Jo Parks',
      status: 'INACTIVE',
      phones: [{ number: '+12075550199' }],
    });
    const add = mutation(
      'createPatient',
      '$input: CreatePatientInput!',
      'input: $input',
      'id name sex species { name } breed { name } household { name } primaryGuardian { id }',
    );
    const patient = {
      guardianId: id,
      name: 'Kit',
      speciesId: globalId('Species', 'Feline'),
      breedId: globalId('Breed', 'Feline/Maine Coon'),
      sex: 'FEMALE',
    };
    expect(at(await query(add, { input: patient }), 'createPatient.data')).toMatchObject({
      name: 'Kit',
      sex: 'FEMALE',
      species: { name: 'Feline' },
      breed: { name: 'Maine Coon' },
      household: { name: 'Parks household' },
      primaryGuardian: { id },
    });
    const unknown = await query(add, { input: { ...patient, speciesId: globalId('Species', 'Dragon') } });
    expect(at(unknown, 'createPatient.resource')).toBe('Species');
    const kit = of('patient', server.practice.patients.at(-1)?.key ?? 0);
    const change = mutation(
      'updatePatient',
      '$id: ID!, $patch: PatientPatch!',
      'patientId: $id, patch: $patch',
      'name status',
    );
    expect(at(await query(change, { id: kit, patch: { status: 'DECEASED' } }), 'updatePatient.data')).toEqual({
      name: 'Kit',
      status: 'DECEASED',
    });
    const merge = mutation(
      'mergeGuardians',
      '$keep: ID!, $merge: ID!',
      'keepId: $keep, mergeId: $merge',
      'patients { id }',
    );
    const merged = await query(merge, { keep: of('client', 1), merge: id });
    expect(rowsAt(merged, 'mergeGuardians.data.patients').map((row) => row['id'])).toContain(kit);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
  });

  it('takes payments, messages and tasks', async () => {
    const { query } = await visit();
    const open = await query('{ invoices(status: OPEN, limit: 1) { items { id amountDue guardian { id } } } }');
    const [invoice = {}] = rowsAt(open, 'invoices.items');
    const pay = mutation('recordPayment', '$input: RecordPaymentInput!', 'input: $input', 'amount tender');
    const guardianId = at(invoice, 'guardian.id');
    const input = { guardianId, invoiceId: invoice['id'], amount: invoice['amountDue'], tender: 'CASH' };
    const data = { amount: invoice['amountDue'], tender: 'CASH' };
    expect(at(await query(pay, { input }), 'recordPayment.data')).toEqual(data);
    expect(at(await query(pay, { input }), 'recordPayment.__typename')).toBe('ValidationError');
    const paid = await query('query($id: ID!) { invoice(id: $id) { ... on Invoice { status amountDue } } }', {
      id: invoice['id'],
    });
    expect(paid['invoice']).toEqual({ status: 'PAID', amountDue: '0.00' });
    const send = mutation('sendMessage', '$input: SendMessageInput!', 'input: $input', 'body direction');
    const sent = await query(send, { input: { guardianId, body: 'See you soon' } });
    expect(at(sent, 'sendMessage.data')).toEqual({ body: 'See you soon', direction: 'OUTBOUND' });
    const create = mutation(
      'createTask',
      '$input: CreateTaskInput!',
      'input: $input',
      'id status subject { __typename }',
    );
    const task = await query(create, { input: { title: 'Call back', subjectId: guardianId } });
    expect(at(task, 'createTask.data')).toMatchObject({ status: 'TODO', subject: { __typename: 'Guardian' } });
    const complete = mutation('completeTask', '$id: ID!', 'taskId: $id', 'status');
    const done = await query(complete, { id: at(task, 'createTask.data.id') });
    expect(at(done, 'completeTask.data.status')).toBe('DONE');
    expect(at(await query(complete, { id: 'nothing' }), 'completeTask.resource')).toBe('Task');
  });
});
