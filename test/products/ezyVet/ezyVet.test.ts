import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { ezyVet } from './ezyVet.ts';

const visit = productVisits(ezyVet);
const { view } = ezyVet;
const seconds = (text: string | undefined): number => Date.parse(String(text)) / 1000;
const book = `mutation($input: AppointmentInput!) { create_booking(input: $input) {
  messages { level type text } appointment { id status { name } resources { id } consult_id duration } } }`;

function readAll(query: RunQuery, list: string, fields: string, filter = '{}'): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const page = Number(from ?? '1');
    const answer = await query(`{ ${list}(filter: ${filter}, limit: 200, page: ${String(page)}) {
      meta { items_page items_page_total items_page_size items_total } items { ${fields} } } }`);
    const rows = rowsAt(answer, `${list}.items`);
    expect(at(answer, `${list}.meta.items_page_size`)).toBe(rows.length);
    return { rows, next: page < Number(at(answer, `${list}.meta.items_page_total`)) ? String(page + 1) : null };
  });
}

/** Values of the details of a type, or of all that aren't. */
function details(row: Row, isEmail: boolean): readonly unknown[] {
  return rowsAt(row, 'contact_details')
    .filter((detail) => (at(detail, 'contact_detail_type.name') === 'Email') === isEmail)
    .map((detail) => detail['value']);
}

describe('ezyVet', () => {
  it('has customers among its contacts, with typed details, and divisions that own them', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(ezyVet, '2026-11-17');
    expect(await readAll(query, 'separations', 'id name')).toEqual(locations);
    const fields = `id active first_name last_name business_name is_business ownership { id name }
      contact_details { value contact_detail_type { name } } contact_detail_list`;
    const rows = await readAll(query, 'contacts', fields, '{ is_customer: true }');
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = rows.map((row) => {
      const [given, family, business] = ['first_name', 'last_name', 'business_name'].map((name) => String(row[name]));
      expect(row['is_business']).toBe(business !== '');
      return {
        id: row['id'],
        name: business === '' ? `${String(given)} ${String(family)}`.trim() : business,
        ...(given !== '' && { givenName: given }),
        familyName: business === '' ? family : business,
        phones: details(row, false),
        emails: details(row, true),
        active: row['active'],
        location: row['ownership'],
      };
    });
    expect(shown).toEqual(everybody);
    const others = await readAll(query, 'contacts', 'id is_supplier is_vet', '{ is_customer: false }');
    expect(others).toHaveLength(4);
    expect(others.every((row) => row['is_supplier'] !== row['is_vet'])).toBe(true);
    expect(missingOperations(ezyVet)).toEqual([]);
  });

  it('has animals with species, breed and owner, the dead ones too', async () => {
    const { query, server } = await visit();
    const rows = await readAll(
      query,
      'animals',
      'id name active is_dead species { name } breed { name } contact { id } contact_id',
    );
    const shown = rows.map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      ...(row['contact'] !== null && { clientId: at(row, 'contact.id') }),
    }));
    expect(shown).toEqual(server.practice.patients.map((row) => patientThrough(view, row)));
    expect(rows.every((row) => row['contact_id'] === at(row, 'contact.id'))).toBe(true);
    expect(rows.some((row) => row['is_dead'] === true && row['active'] === false)).toBe(true);
  });

  it('shows the calendar of a day in epoch seconds, what is off too, and columns that lead to staff and division', async () => {
    const { query } = await visit();
    const { appointments, mayOmit, statusWords } = expectedSample(ezyVet, '2026-11-17');
    const from = seconds('2026-11-17T00:00:00-05:00');
    const day = `start_at: { gte: ${String(from)}, lt: ${String(from + 86_400)} }`;
    const fields = `id active start_at duration status { name } description cancellation_reason_text
      animal { id name } contact { id first_name last_name business_name } contact_id animal_id
      resources { id name type ownership { id name } }`;
    const rows = await readAll(query, 'appointments', fields, `{ ${day} }`);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(rows).toHaveLength(appointments.length);
    for (const { id, start, end, reason, patient, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['start_at']).toBe(seconds(start));
      expect(Number(row['start_at']) + Number(row['duration']) * 60).toBe(seconds(end));
      expect([row['description'] ?? undefined, row['animal'] ?? undefined]).toEqual([reason, patient]);
      const names = ['first_name', 'last_name', 'business_name'].map((name) => String(at(row, `contact.${name}`)));
      const name = names.filter((part) => part !== '').join(' ');
      expect(row['contact'] === null ? undefined : { id: at(row, 'contact.id'), name }).toEqual(client);
      const columns = rowsAt(row, 'resources');
      const staff = columns.find((column) => column['type'] === 'User');
      expect(staff && { id: staff['id'], name: staff['name'] }).toEqual(provider);
      const owners = columns.map((column) => column['ownership']).filter((owner) => owner !== null);
      expect(new Set(owners.map((owner) => JSON.stringify(owner)))).toEqual(new Set([JSON.stringify(location)]));
      if (row['active'] === true) expect(statusWords[id]).toEqual([at(row, 'status.name')]);
      else expect(mayOmit).toContain(id);
    }
    const off = rows.filter((row) => row['active'] === false);
    expect(off.some((row) => row['cancellation_reason_text'] === 'Client called')).toBe(true);
    expect(off.some((row) => row['cancellation_reason_text'] === null)).toBe(true);
    const active = await readAll(query, 'appointments', 'id', `{ ${day}, active: true }`);
    expect(active).toHaveLength(rows.length - off.length);
  });

  it('pages by ten unless told, cuts long pages, and filters with comparators that mind case', async () => {
    const { query } = await visit();
    const answer = await query(`{
      usual: contacts { meta { items_page items_page_total items_page_size items_total } items { id } }
      long: contacts(limit: 1000) { items { id } }
      beyond: contacts(page: 99) { meta { items_page_size } items { id } }
      like: contacts(filter: { last_name: { like: "O'B%" } }) { items { first_name } }
      small: contacts(filter: { last_name: { like: "o'b%" } }) { items { first_name } }
      in: animals(filter: { id: { in: ["5002", "5004"] } }) { items { id } }
      mail: contact_details(filter: { value: { eq: "ana@example.test" } }) { items { contact_id } }
      room: resources(filter: { type: { eq: "Facility" } }) { items { id ownership_id } }
      staff: resources(filter: { type: { eq: "User" }, active: true }) { items { name ownership_id } }
      appointment_types(filter: { name: { neq: "Surgery" } }) { items { name default_duration } }
      site_information { timezone } contact(id: "101") { first_name animals { name } } gone: contact(id: "77") { id }
      invoices(filter: { client_contact_id: { eq: "101" } }) { items { total lines { name } client_contact { last_name } } }
      consults(limit: 1) { meta { items_total } items { date } } products { items { name price } }
      vaccinations { meta { items_total } } communications { meta { items_total } } species { items { name } }
    }`);
    expect(at(answer, 'usual.meta')).toMatchObject({ items_page: 1, items_page_size: 10 });
    expect(rowsAt(answer, 'long.items').length).toBe(Number(at(answer, 'usual.meta.items_total')));
    expect(at(answer, 'beyond')).toEqual({ meta: { items_page_size: 0 }, items: [] });
    expect(rowsAt(answer, 'like.items')).toEqual([{ first_name: 'Zoë' }, { first_name: 'Zoë' }]);
    expect(rowsAt(answer, 'small.items')).toEqual([]);
    expect(rowsAt(answer, 'in.items')).toEqual([{ id: '5002' }, { id: '5004' }]);
    expect(rowsAt(answer, 'mail.items')).toEqual([{ contact_id: '105' }]);
    expect(rowsAt(answer, 'room.items')).toHaveLength(3);
    expect(rowsAt(answer, 'staff.items')).toContainEqual({ name: 'Björn Håkansson', ownership_id: null });
    expect(rowsAt(answer, 'appointment_types.items')).toHaveLength(6);
    expect(answer).toMatchObject({
      site_information: { timezone: 'America/New_York' },
      contact: { first_name: 'Zoë' },
      gone: null,
    });
    expect(at(rowsAt(answer, 'invoices.items')[0], 'client_contact.last_name')).toBe("O'Brien");
    expect(Number(at(answer, 'vaccinations.meta.items_total'))).toBeGreaterThan(0);
    expect(Number(at(answer, 'communications.meta.items_total'))).toBeGreaterThan(0);
  });

  it('books into columns with a consult, changes the status, cancels, and says in messages what is wrong', async () => {
    const { query, server } = await visit();
    const input = {
      start_at: seconds('2026-12-01T15:00:00Z'),
      type_id: '1',
      resources: ['42', '73'],
      animal_id: '5001',
      contact_id: '101',
      description: 'Limps',
    };
    const made = await query(book, { input });
    expect(at(made, 'create_booking')).toMatchObject({
      messages: [],
      appointment: { status: { name: 'Unconfirmed' }, resources: [{ id: '42' }, { id: '73' }], duration: 30 },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ placeKey: 3, providerKey: 2, reason: 'Limps' });
    const id = String(at(made, 'create_booking.appointment.id'));
    const update = `mutation($id: ID!, $input: AppointmentUpdateInput!) { update_appointment(id: $id, input: $input) {
      messages { type text } appointment { active status { name } cancellation_reason_text } } }`;
    const confirmed = await query(update, { id, input: { status_id: '2' } });
    expect(at(confirmed, 'update_appointment.appointment')).toMatchObject({
      active: true,
      status: { name: 'Confirmed' },
    });
    const cancelled = await query(update, { id, input: { cancel: true, cancellation_reason_text: 'Moved away' } });
    expect(at(cancelled, 'update_appointment.appointment')).toMatchObject({
      active: false,
      status: { name: 'Confirmed' },
      cancellation_reason_text: 'Moved away',
    });
    const nowhere = await query(book, { input: { ...input, resources: ['999'] } });
    expect(at(nowhere, 'create_booking')).toEqual({
      messages: [{ level: 'error', type: 'resources', text: 'resources is not valid' }],
      appointment: null,
    });
    const locked = await visit({ refuseWrites: 'Missing scope write-appointment' });
    expect(at(await locked.query(book, { input }), 'create_booking.messages')).toEqual([
      { level: 'error', type: 'base', text: 'Missing scope write-appointment' },
    ]);
  });

  it('enters contacts and animals, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const made = await query(`mutation { create_contact(input: { first_name: "Jo", last_name: "Park", ownership_id: "12"
      contact_details: [{ contact_detail_type_id: "2", value: "207 555 0199" }] }) {
      messages { text } contact { id is_business ownership { id } contact_details { value } } }
      create_animal(input: { name: "Fig", contact_id: "101", species_id: "2" }) { animal { name species { name } } } }`);
    expect(at(made, 'create_contact')).toMatchObject({
      messages: [],
      contact: { is_business: false, ownership: { id: '12' }, contact_details: [{ value: '207 555 0199' }] },
    });
    expect(at(made, 'create_animal.animal.name')).toBe('Fig');
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Fig', clientKey: 1 });
    const id = String(at(made, 'create_contact.contact.id'));
    const more = await query(`mutation { create_contact_detail(input: { contact_id: "${id}", contact_detail_type_id: "1"
      value: "jo@example.test" }) { contact_detail { contact_id contact_detail_type { name } } }
      none: create_contact(input: {}) { messages { type } contact { id } } }`);
    expect(at(more, 'create_contact_detail.contact_detail.contact_detail_type.name')).toBe('Email');
    expect(more['none']).toEqual({ messages: [{ type: 'lastName' }], contact: null });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').length).toBeGreaterThan(20);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ contacts { items { id } } }')).status).toBe(500);
  });
});
