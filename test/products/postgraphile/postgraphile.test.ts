import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { postgraphile } from './postgraphile.ts';

const { view } = postgraphile;
const visit = productVisits(postgraphile);
const person = 'id firstName lastName phone alternatePhone email isActive';

function clientOf(row: Row) {
  const present = (fields: readonly string[]) => fields.map((field) => row[field]).filter((value) => value !== null);
  return {
    id: String(row['id']),
    name: present(['firstName', 'lastName']).map(String).join(' '),
    ...(row['firstName'] !== null && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: present(['phone', 'alternatePhone']),
    emails: present(['email']),
    active: row['isActive'],
    tags: [],
  };
}

describe('postgraphile', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(postgraphile)).toEqual([]);
  });

  it('lists customers by their role, in pages', async () => {
    const { query, server } = await visit();
    // Its lists hold deleted rows as well.
    const expected = server.practice.clients.map((client) => clientThrough(view, server.practice, client));
    const list = (args: string) =>
      query(
        `{ allUsers(condition: { role: CUSTOMER } ${args}) { totalCount nodes { ${person} } pageInfo { hasNextPage endCursor } } }`,
      );
    const first = await list('first: 50');
    expect(rowsAt(first, 'allUsers.nodes').map(clientOf)).toEqual(expected.slice(0, 50));
    expect(at(first, 'allUsers.totalCount')).toBe(expected.length);
    const second = await list(`first: 50, after: "${String(at(first, 'allUsers.pageInfo.endCursor'))}"`);
    expect(rowsAt(second, 'allUsers.nodes').map(clientOf)).toEqual(expected.slice(50, 100));
    const third = await list('first: 50, offset: 100');
    expect(rowsAt(third, 'allUsers.nodes').map(clientOf)).toEqual(expected.slice(100));
    const everybody = await query('{ allUsers { totalCount nodes { role } } }');
    expect(rowsAt(everybody, 'allUsers.nodes')[0]).toEqual({ role: 'VETERINARIAN' });
    expect(at(everybody, 'allUsers.totalCount')).toBe(expected.length + 9);
  });

  it('lists the appointments of a day, deleted ones too', async () => {
    const { query, server } = await visit();
    const filter = `{ clinicId: { equalTo: 2 }, startsAt: {
      greaterThanOrEqualTo: "2026-11-17T00:00:00-07:00", lessThan: "2026-11-18T07:00:00Z" } }`;
    const answer = await query(`{ allAppointments(filter: ${filter}, orderBy: [STARTS_AT_ASC]) { edges { node {
      id startsAt endsAt status reason animalByAnimalId { id name } userByCustomerId { id firstName lastName }
      userByAssigneeId { id firstName lastName } clinicByClinicId { id name timezone } } } } }`);
    const { appointments } = expectedSample(postgraphile, '2026-11-17', { placeKey: 2, practice: server.practice });
    const named = (row: Row, field: string) => {
      const names = ['name', 'firstName', 'lastName'].map((name) => at(row, `${field}.${name}`));
      const id = at(row, `${field}.id`) as number | null;
      return id === null
        ? undefined
        : { id: String(id), name: names.filter((name) => typeof name === 'string').join(' ') };
    };
    expect(
      nodesAt(answer, 'allAppointments').map((row) => ({
        id: String(row['id']),
        start: Date.parse(String(row['startsAt'])),
        end: Date.parse(String(row['endsAt'])),
        status: row['status'],
        reason: row['reason'] ?? undefined,
        patient: named(row, 'animalByAnimalId'),
        client: named(row, 'userByCustomerId'),
        provider: named(row, 'userByAssigneeId'),
        location: named(row, 'clinicByClinicId'),
      })),
    ).toEqual(
      appointments.map(({ start, end, reason, patient, client, provider, ...row }) => ({
        ...row,
        start: Date.parse(String(start)),
        end: Date.parse(String(end)),
        reason,
        patient,
        client,
        provider,
      })),
    );
    const deleted = await query('{ allAppointments(condition: { isDeleted: true }) { nodes { id deletedAt } } }');
    const marked = server.practice.appointments.filter((row) => row.isDeleted);
    expect(rowsAt(deleted, 'allAppointments.nodes').map(({ id }) => String(id))).toEqual(
      marked.map(({ key }) => view.ids.of('appointment', key)),
    );
  });

  it('finds by part of a name and reads one by its id or its global id', async () => {
    const { query, post, server } = await visit();
    const found = await query(`{ allUsers(filter: { lastName: { includesInsensitive: "o'BR" } }) { nodes { id } } }`);
    expect(rowsAt(found, 'allUsers.nodes').map(({ id }) => String(id))).toEqual([
      view.ids.of('client', 1),
      view.ids.of('client', 8),
    ]);
    const [client] = server.practice.clients;
    const [patient] = server.practice.patients;
    if (!client || !patient) throw new Error('Nobody is there');
    const id = view.ids.of('client', 1);
    const card = await query(
      `{ userById(id: ${id}) { nodeId ${person} animalsByOwnerId { nodes { id name species breed ownerId } } } }`,
    );
    expect(clientOf(card['userById'] as Row)).toEqual(clientThrough(view, server.practice, client));
    const [pet] = rowsAt(card, 'userById.animalsByOwnerId.nodes');
    expect({ ...pet, id: String(pet?.['id']), clientId: String(pet?.['ownerId']) }).toMatchObject(
      patientThrough(view, patient),
    );
    const again = await query(`{ user(nodeId: "${String(at(card, 'userById.nodeId'))}") { id } }`);
    expect(String(at(again, 'user.id'))).toBe(id);
    const refused = await post('{ allUsers(filter: { lastName: {} }) { totalCount } }');
    expect(refused.body.errors?.[0]?.message).toContain('Empty objects');
  });

  it('creates rows and patches them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(`mutation { createUser(input: { clientMutationId: "a", user: {
      firstName: "Ida", lastName: "Holm", phone: "+1 207 555 0199" } }) { clientMutationId user { id role } } }`);
    expect(made['createUser']).toMatchObject({ clientMutationId: 'a', user: { role: 'CUSTOMER' } });
    const ownerId = Number(at(made, 'createUser.user.id'));
    const bo = await query(
      `mutation { createAnimal(input: { animal: { ownerId: ${String(ownerId)}, name: "Bo", species: "Feline", sex: MALE } }) { animal { id } } }`,
    );
    const appointment = {
      clinicId: 1,
      appointmentTypeId: 6,
      animalId: Number(at(bo, 'createAnimal.animal.id')),
      customerId: ownerId,
      startsAt: '2026-11-18T15:00:00-05:00',
      endsAt: '2026-11-18T15:30:00-05:00',
    };
    const booked = await query(
      'mutation Book($input: CreateAppointmentInput!) { createAppointment(input: $input) { appointment { id status } } }',
      { input: { appointment } },
    );
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, start: Date.parse('2026-11-18T20:00:00Z') });
    const id = String(at(booked, 'createAppointment.appointment.id'));
    await query(`mutation { updateAppointmentById(input: { id: ${id}, appointmentPatch: {
      status: CANCELLED, cancellationReason: "Ill" } }) { appointment { status userByCustomerId { lastName } } } }`);
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Ill', minutes: 30 });
  });

  it('shows its schema in pieces', async () => {
    const { query } = await visit();
    const shown = await query('{ __schema { queryType { fields { name } } mutationType { fields { name } } } }');
    expect(rowsAt(shown, '__schema.queryType.fields')).toContainEqual({ name: 'allScheduleBlocks' });
    expect(rowsAt(shown, '__schema.mutationType.fields')).toContainEqual({ name: 'updateUserById' });
  });
});
