import { describe, expect, it } from 'vitest';
import { appointmentThrough, clientThrough, locationThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { salesforce } from './salesforce.ts';

const { view } = salesforce;
const visit = productVisits(salesforce);
const fields = ['FirstName', 'LastName', 'Name', 'HomePhone', 'MobilePhone', 'Phone', 'Email', 'Active__c'];
const person = `Id ${fields.map((field) => `${field} { value }`).join(' ')}`;

function list(object: string, args: string, selected: string): string {
  return `{ uiapi { query { ${object}${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { ${selected} } } } } } }`;
}

function clientOf(row: Row) {
  const value = (field: string) => at(row, `${field}.value`);
  const present = (names: readonly string[]) => names.map(value).filter((one) => one !== null);
  return {
    id: row['Id'],
    name: value('Name'),
    ...(value('FirstName') !== null && { givenName: value('FirstName') }),
    familyName: value('LastName'),
    phones: present(['HomePhone', 'MobilePhone', 'Phone']),
    emails: present(['Email']),
    active: value('Active__c'),
    tags: [],
  };
}

describe('salesforce', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(salesforce)).toEqual([]);
  });

  it('lists clients in pages of ten, and goes on after a cursor', async () => {
    const { query, server } = await visit();
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const first = await query(list('Contact', '', person));
    expect(nodesAt(first, 'uiapi.query.Contact').map(clientOf)).toEqual(expected.slice(0, 10));
    expect(at(first, 'uiapi.query.Contact.totalCount')).toBe(expected.length);
    const cursor = String(at(first, 'uiapi.query.Contact.pageInfo.endCursor'));
    const second = await query(list('Contact', `(first: 200, after: "${cursor}")`, person));
    expect(nodesAt(second, 'uiapi.query.Contact').map(clientOf)).toEqual(expected.slice(10));
    expect(at(second, 'uiapi.query.Contact.pageInfo.hasNextPage')).toBe(false);
  });

  it('lists locations and animals', async () => {
    const { query, server } = await visit();
    const places = nodesAt(
      await query(list('Location__c', '', 'Id Name { value } Street__c { value } Time_Zone__c { value displayValue }')),
      'uiapi.query.Location__c',
    );
    for (const [index, place] of server.practice.places.entries()) {
      const { id, name, timeZone } = locationThrough(view, place);
      expect(places[index]).toMatchObject({ Id: id, Name: { value: name }, Time_Zone__c: { value: timeZone } });
    }
    const animals = await query(
      list('Animal__c', '(first: 5)', 'Id Name { value displayValue } Breed__c { value } Client__c { value }'),
    );
    const expected = server.practice.patients.slice(0, 5).map((patient) => patientThrough(view, patient));
    expect(nodesAt(animals, 'uiapi.query.Animal__c')).toEqual(
      expected.map(({ id, name, breed = null, clientId }) => ({
        Id: id,
        Name: { value: name, displayValue: null },
        Breed__c: { value: breed },
        Client__c: { value: clientId },
      })),
    );
  });

  it('lists the appointments of a day by the ends of it', async () => {
    const { query, server } = await visit();
    const { appointments } = expectedSample(salesforce, '2026-11-17', { placeKey: 2, practice: server.practice });
    const where = `(first: 100, where: { Location__c: { eq: "${view.ids.of('place', 2)}" }, Start__c: {
      gte: { value: "2026-11-17T00:00:00-07:00" }, lt: { value: "2026-11-18T07:00:00Z" } } },
      orderBy: { Start__c: { order: ASC } })`;
    const answer = await query(
      list(
        'Appointment__c',
        where,
        `Id Start__c { value displayValue } End__c { value } Status__c { value } Reason__c { value }
        Animal__r { Id Name { value } } Client__r { Id Name { value } } Veterinarian__r { Id Name { value } }
        Location__r { Id Name { value } }`,
      ),
    );
    const named = (row: Row, field: string) =>
      row[field] ? { id: at(row, `${field}.Id`), name: at(row, `${field}.Name.value`) } : undefined;
    const rows = nodesAt(answer, 'uiapi.query.Appointment__c').map((row) => ({
      id: row['Id'],
      start: Date.parse(String(at(row, 'Start__c.value'))),
      end: Date.parse(String(at(row, 'End__c.value'))),
      status: at(row, 'Status__c.value'),
      reason: at(row, 'Reason__c.value') ?? undefined,
      patient: named(row, 'Animal__r'),
      client: named(row, 'Client__r'),
      provider: named(row, 'Veterinarian__r'),
      location: named(row, 'Location__r'),
    }));
    expect(rows).toEqual(
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
  });

  it('finds by part of a name, reads one by its id, and keeps to depth 8', async () => {
    const { query, post, server } = await visit();
    const found = await query(list('Contact', `(where: { LastName: { like: "o'b%" } })`, 'Id'));
    expect(nodesAt(found, 'uiapi.query.Contact').map((row) => row['Id'])).toEqual([
      view.ids.of('client', 1),
      view.ids.of('client', 8),
    ]);
    const [client] = server.practice.clients;
    if (!client) throw new Error('No client');
    const card = await query(list('Contact', `(where: { Id: { eq: "${view.ids.of('client', 1)}" } })`, person));
    expect(nodesAt(card, 'uiapi.query.Contact').map(clientOf)).toEqual([clientThrough(view, server.practice, client)]);
    const deep = await post(list('Appointment__c', '', 'Animal__r { Client__r { Name { value } } }'));
    expect(deep.body.errors?.[0]?.message).toContain('depth');
    const shown = await query('{ __type(name: "RecordQuery") { fields { name } } }');
    expect(rowsAt(shown, '__type.fields')).toContainEqual({ name: 'Appointment__c' });
  });

  it('creates and changes records, each wrapped in its name', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(`mutation { uiapi { ContactCreate(input: { Contact: {
      FirstName: "Ida", LastName: "Holm", MobilePhone: "+1 207 555 0199" } }) { Record { Id Name { value } } } } }`);
    expect(at(made, 'uiapi.ContactCreate.Record.Name.value')).toBe('Ida Holm');
    const owner = String(at(made, 'uiapi.ContactCreate.Record.Id'));
    const pet = await query(
      `mutation { uiapi { Animal__cCreate(input: { Animal__c: { Name: "Bo", Client__c: "${owner}" } }) { Record { Id } } } }`,
    );
    const animal = String(at(pet, 'uiapi.Animal__cCreate.Record.Id'));
    const input = {
      Appointment__c: {
        Start__c: '2026-11-18T20:00:00.000Z',
        End__c: '2026-11-18T20:30:00.000Z',
        Animal__c: animal,
        Location__c: view.ids.of('place', 1),
        Appointment_Type__c: view.ids.of('visitType', 6),
      },
    };
    const booked = await query(
      'mutation Book($input: Appointment__cCreateInput!) { uiapi { Appointment__cCreate(input: $input) { Record { Id } } } }',
      { input },
    );
    const id = String(at(booked, 'uiapi.Appointment__cCreate.Record.Id'));
    const row = practice.appointments.at(-1);
    if (!row) throw new Error('Nothing was booked');
    expect(appointmentThrough(view, practice, row)).toMatchObject({
      id,
      client: { id: owner },
      patient: { name: 'Bo' },
    });
    await query(`mutation { uiapi { Appointment__cUpdate(input: { Id: "${id}", Appointment__c: {
      Status__c: "Canceled", Cancellation_Reason__c: "Ill" } }) { Record { Id } } } }`);
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Ill', minutes: 30 });
  });
});
