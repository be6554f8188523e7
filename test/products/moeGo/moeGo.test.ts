import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { moeGo } from './moeGo.ts';

const { view } = moeGo;
const visit = productVisits(moeGo);
const company = 'companyId: "cmp_0001"';
const period = 'startTime: { startTime: "2026-11-17T05:00:00Z", endTime: "2026-11-18T07:00:00Z" }';
const person = (row: unknown): string => `${String(at(row, 'firstName'))} ${String(at(row, 'lastName'))}`.trim();

/** All pages of a list of the company. */
function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(`{ ${list}(${company}, first: 30 ${args}${after}) {
      edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`);
    const next = at(answer, `${list}.pageInfo.hasNextPage`) === true;
    return { rows: nodesAt(answer, list), next: next ? String(at(answer, `${list}.pageInfo.endCursor`)) : null };
  });
}

describe('MoeGo', () => {
  it('gives businesses and customers of a company in pages', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(moeGo, '2026-11-17');
    const companies = await query('{ companies { edges { node { id name timezone { id } } } } }');
    expect(nodesAt(companies, 'companies')).toEqual([
      { id: 'cmp_0001', name: 'Harbor Veterinary Group', timezone: { id: 'America/New_York' } },
    ]);
    const fields = 'id name address { address1 address2 city state postalCode }';
    const businesses = await readAll(query, 'businesses', fields);
    const lineOf = (row: Row): string =>
      ['address1', 'city', 'state', 'postalCode'].map((name) => String(at(row, `address.${name}`))).join(', ');
    expect(businesses.map((row) => ({ id: row['id'], name: row['name'], address: lineOf(row) }))).toEqual(locations);
    const people = await readAll(
      query,
      'customers',
      'id firstName lastName phone email status tags { name } lastAppointmentDate preferredBusiness { id name }',
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = people.map((row) => ({
      id: row['id'],
      name: person(row),
      ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: [row['phone']].filter((phone) => phone !== ''),
      emails: [row['email']].filter((email) => email !== ''),
      active: row['status'] === 'ACTIVE',
      tags: rowsAt(row, 'tags').map(({ name }) => name),
      ...(row['lastAppointmentDate'] !== null && { lastVisit: row['lastAppointmentDate'] }),
      location: row['preferredBusiness'],
    }));
    expect(shown).toEqual(everybody);
    expect(shown.some((row) => row.lastVisit !== undefined)).toBe(true);
    expect(patients).toEqual([]);
    expect(missingOperations(moeGo)).toEqual([]);
  });

  it('shows the book of a day, with pets and staff within the services', async () => {
    const { query } = await visit();
    const fields = `id status ticketComment duration { startTime endTime } customerId customer { id firstName lastName }
      business { id name } petServiceDetails { pet { id name } serviceDetails { name staffIds
        staffs { id firstName lastName } } }`;
    const rows = await readAll(query, 'appointments', fields, `, filter: { ${period} }`);
    const { appointments, statusWords, mayOmit } = expectedSample(moeGo, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    expect(mayOmit).toEqual([]);
    for (const { id, start, end, reason, client, provider, location, patient } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['duration']).toEqual({ startTime: start, endTime: end });
      expect(row['ticketComment']).toBe(reason ?? '');
      expect(row['customerId']).toBe(client?.id ?? null);
      expect(row['customer'] === null ? undefined : person(row['customer'])).toBe(client?.name);
      expect(row['business']).toEqual(location);
      const [detail] = rowsAt(row, 'petServiceDetails');
      expect(at(detail, 'pet') ?? undefined).toEqual(patient);
      const staff = rowsAt(at(detail, 'serviceDetails.0'), 'staffs');
      expect(staff.map((each) => ({ id: each['id'], name: person(each) }))).toEqual(provider ? [provider] : []);
      expect(statusWords[id]).toEqual([row['status']]);
    }
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['UNCONFIRMED', 'CONFIRMED', 'CHECKED_IN', 'READY', 'FINISHED', 'CANCELED']),
    );
    const nextDay = ({ duration }: Row): boolean => String(at(duration, 'startTime')) >= '2026-11-18T05:00:00Z';
    expect(rows.filter((row) => !nextDay(row))).toHaveLength(appointments.length);
  });

  it('filters the book by businesses, states, customers and intervals without their ends', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      place: appointments(${company}, businessIds: ["biz_0002"]) { edges { node { businessId } } }
      none: appointments(${company}, businessIds: []) { edges { node { businessId } } }
      off: appointments(${company}, filter: { ${period}, statuses: [CANCELED] }) { edges { node { status } } }
      own: appointments(${company}, filter: { customerIds: ["cus_0001"] }) { edges { node { customerId } } }
      open: appointments(${company}, filter: { startTime: { startTime: "2026-11-17T13:00:00Z", endTime: "2026-11-17T13:30:00Z" } }) {
        edges { node { duration { startTime } } } }
      until: appointments(${company}, filter: { endTime: { endTime: "2026-03-09T00:00:00Z" } }) { edges { node { id } } }
      appointment(id: "apt_0001", businessId: "biz_0001") { id }
      elsewhere: appointment(id: "apt_0001", businessId: "biz_0002") { id }
    }`);
    const values = (list: string, path: string): Set<unknown> =>
      new Set(nodesAt(answer, list).map((node) => at(node, path)));
    expect(values('place', 'businessId')).toEqual(new Set(['biz_0002']));
    expect(values('none', 'businessId').size).toBe(3);
    expect(values('off', 'status')).toEqual(new Set(['CANCELED']));
    expect(values('own', 'customerId')).toEqual(new Set(['cus_0001']));
    expect(values('open', 'duration.startTime')).toEqual(new Set(['2026-11-17T13:00:00Z']));
    expect(nodesAt(answer, 'until')).toHaveLength(4);
    expect([answer['appointment'], answer['elsewhere']]).toEqual([{ id: 'apt_0001' }, null]);
    const large = await post(`{ customers(${company}, first: 501) { pageInfo { hasNextPage } } }`);
    expect(large.body.errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_ARGUMENT' } });
    const foreign = await post('{ customers(companyId: "cmp_0009") { pageInfo { hasNextPage } } }');
    expect(foreign.body.errors?.[0]).toMatchObject({ message: 'company not found' });
  });

  it('has pets with their customers, services, staff and sales', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      customer(id: "cus_0001") { phone addresses { address1 } pets { id name type breed status customerId } }
      pets(customerId: "cus_0002") { id customerId birthday gender }
      pet(customerId: "cus_0002", id: "pet_0001") { id }
      staffs(${company}) { edges { node { id firstName lastName workingBusinessIds role { name } } } }
      services(${company}) { edges { node { id name serviceTime price { units nanos } } } }
      customerTags(${company}) { name } petCodes(${company}) { description }
      orders(${company}, first: 3) { edges { node { id status lineItems { name } remainAmount { units } } } }
      payments(${company}, filter: { orderIds: ["ord_0001"] }) { edges { node { customerName method } } }
      reviews(businessId: "biz_0001") { edges { node { score } } }
      discounts(${company}) { edges { node { code percentage amount { units } } } }
    }`);
    const owned = server.practice.patients.filter(({ clientKey }) => clientKey === 1);
    expect(rowsAt(answer, 'customer.pets').map(({ id }) => id)).toEqual(
      owned.map(({ key }) => view.ids.of('patient', key)),
    );
    expect(rowsAt(answer, 'pets').every(({ customerId }) => customerId === 'cus_0002')).toBe(true);
    expect(answer['pet']).toBeNull();
    expect(nodesAt(answer, 'staffs')).toHaveLength(7);
    expect(nodesAt(answer, 'services').map(({ name }) => name)).not.toContain('Team meeting');
    expect(rowsAt(answer, 'customerTags').map(({ name }) => name)).toEqual(['VIP', 'Breeder', 'Payment plan']);
    expect(nodesAt(answer, 'orders')).toHaveLength(3);
    expect(nodesAt(answer, 'payments')).toHaveLength(1);
    expect(nodesAt(answer, 'reviews').length).toBeGreaterThan(0);
    expect(nodesAt(answer, 'discounts')).toHaveLength(2);
  });

  it('enters customers, pets, appointments and blocks, and says what is wrong beside them', async () => {
    const { query, server } = await visit();
    const made = await query(
      `mutation { createCustomer(input: { ${company}, preferredBusinessId: "biz_0003", firstName: "Jo", lastName: "Park",
        phone: "+1 207 555 0199", tags: ["VIP"], notes: ["Rings twice"], address: { address1: "1 Elm Street", city: "Saco" } }) {
        customer { id phone email tags { id name } notes { edges { node { note } } } preferredBusinessId } userErrors { message } } }`,
    );
    expect(at(made, 'createCustomer')).toMatchObject({
      customer: { phone: '+1 207 555 0199', email: '', preferredBusinessId: 'biz_0003', tags: [{ name: 'VIP' }] },
      userErrors: [],
    });
    const customerId = String(at(made, 'createCustomer.customer.id'));
    const pet = await query(`mutation { createPet(input: { customerId: "${customerId}", pet: { name: "Kit", type: CAT,
      breed: "", birthday: "2025-05-01", gender: FEMALE } }) { pet { id type breed birthday gender } userErrors { message } } }`);
    expect(at(pet, 'createPet.pet')).toMatchObject({
      type: 'CAT',
      breed: '',
      birthday: '2025-05-01',
      gender: 'FEMALE',
    });
    const petId = String(at(pet, 'createPet.pet.id'));
    const book = (services: string, business = 'biz_0003'): string => `mutation { createAppointment(input: {
      businessId: "${business}", customerId: "${customerId}", petServices: [{ petId: "${petId}", services: [${services}] }] }) {
      appointment { status duration { startTime endTime } petServiceDetails { serviceDetails { name staffIds duration { startTime } } } }
      userErrors { code field message } } }`;
    const first =
      '{ id: "svc_0001", duration: { startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:30:00Z" }, staffIds: ["stf_0007"] }';
    const booked = await query(book(`${first}, { id: "svc_0005" }`));
    expect(at(booked, 'createAppointment')).toMatchObject({
      appointment: {
        status: 'UNCONFIRMED',
        duration: { startTime: '2026-11-19T15:00:00Z', endTime: '2026-11-19T15:45:00Z' },
        petServiceDetails: [{ serviceDetails: [{ staffIds: ['stf_0007'] }, { name: 'Nail trim', staffIds: [] }] }],
      },
      userErrors: [],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ placeKey: 3, providerKey: 7, typeKey: 1, minutes: 45 });
    expect(at(await query(book(first, 'biz_0009')), 'createAppointment')).toEqual({
      appointment: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['input', 'businessId'], message: 'No such location' }],
    });
    expect(at(await query(book('{ id: "svc_0001" }')), 'createAppointment.userErrors.0')).toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
    const block =
      await query(`mutation { createBlock(input: { businessId: "biz_0001", staffId: "stf_0001", description: "Lunch",
      duration: { startTime: "2026-11-19T17:00:00Z", endTime: "2026-11-19T18:00:00Z" } }) { block { id description } }
      appendCustomerTags(input: { customerId: "${customerId}", tags: ["Breeder"] }) { tags { name } } }`);
    expect(at(block, 'createBlock.block.description')).toBe('Lunch');
    expect(rowsAt(block, 'appendCustomerTags.tags')).toHaveLength(2);
  });

  it('shows its schema within depth 8, and can refuse all writes', async () => {
    const { query, server } = await visit({ refuseWrites: 'Plan expired' });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Mutation'), 'fields').map(({ name }) => name)).not.toContain('updateAppointment');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const refused = await query(`mutation { appendCustomerNotes(input: { customerId: "cus_0001", notes: ["Hm"] }) {
      notes { note } userErrors { message } } }`);
    expect(refused['appendCustomerNotes']).toEqual({ notes: null, userErrors: [{ message: 'Plan expired' }] });
  });
});
