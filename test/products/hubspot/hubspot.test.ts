import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt, type Row } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hubspot } from './hubspot.ts';

const { view } = hubspot;
const { of } = view.ids;
const visit = productVisits(hubspot);
const idsOf = (answer: Row, path: string): unknown[] => rowsAt(answer, path).map((row) => at(row, '_metadata.id'));

describe('HubSpot', () => {
  it('gives ten contacts by id, or as many as the limit, 500 at most', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => of('client', key));
    const pages = await query(`{ CRM { usual: contact_collection { items { _metadata { id } } hasMore offset total }
      all: contact_collection(limit: 500, offset: 10) { items { _metadata { id } } hasMore }
      last: contact_collection(limit: 1, orderBy: [lastname__desc]) { items { lastname } } } }`);
    expect(idsOf(pages, 'CRM.usual.items')).toEqual(ids.slice(0, 10));
    expect(at(pages, 'CRM.usual')).toMatchObject({ hasMore: true, offset: 10, total: ids.length });
    expect(idsOf(pages, 'CRM.all.items')).toEqual(ids.slice(10));
    expect(at(pages, 'CRM.all.hasMore')).toBe(false);
    expect(rowsAt(pages, 'CRM.last.items')[0]?.['lastname']).toBe('Ünal');
    const { body } = await (
      await visit({ cap: 7 })
    ).post('{ CRM { contact_collection(limit: 501) { items { email } } } }');
    expect(rowsAt(body.data, 'CRM.contact_collection.items')).toHaveLength(7);
    expect(missingOperations(hubspot)).toEqual([]);
    expect(buildSchema(hubspot.sdl).getMutationType() ?? null).toBeNull();
  });

  it('finds contacts by suffixes of properties, and one by a property', async () => {
    const { server, query } = await visit();
    const found = await query(
      `query($id: String!) { CRM { by: contact_collection(filter: { lastname__contains: "o'BRIEN" }) { items { _metadata { id } } }
        either: contact_collection(filter: { OR: [{ email__eq: "ANA@example.test" }, { firstname__null: true }], hs_email_optout__eq: false }) { items { lastname } }
        known: contact(uniqueIdentifier: "email", uniqueIdentifierValue: "zoe.obrien@example.test") { hs_object_id lifecyclestage { label value } }
        contact(uniqueIdentifier: "id", uniqueIdentifierValue: $id) { _metadata { id } hs_full_name_or_email firstname lastname email phone mobilephone
          associations { p_pet_collection__pet_to_contact { items { _metadata { id } } } } }
        none: contact(uniqueIdentifier: "id", uniqueIdentifierValue: "1") { email } } }`,
      { id: of('client', 1) },
    );
    expect(idsOf(found, 'CRM.by.items')).toEqual([1, 8].map((key) => of('client', key)));
    expect(rowsAt(found, 'CRM.either.items').map((row) => row['lastname'])).toEqual([
      'Riverside Cat Rescue',
      "D'Angelo",
    ]);
    expect(at(found, 'CRM.known')).toEqual({
      hs_object_id: Number(of('client', 1)),
      lifecyclestage: { label: 'Customer', value: 'customer' },
    });
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    expect(at(found, 'CRM.contact')).toMatchObject({
      _metadata: { id: shown?.id },
      hs_full_name_or_email: shown?.name,
      firstname: shown?.givenName,
      lastname: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
      mobilephone: shown?.phones?.[1],
    });
    const pets = server.practice.patients.filter(({ clientKey }) => clientKey === 1);
    expect(idsOf(found, 'CRM.contact.associations.p_pet_collection__pet_to_contact.items')).toEqual(
      pets.map(({ key }) => of('patient', key)),
    );
    expect(at(found, 'CRM.none')).toBeNull();
  });

  it('has the appointments of a day, with everyone through associations', async () => {
    const { server, query } = await visit();
    const { appointments, locations } = expectedSample(hubspot, '2026-11-17', {
      practice: server.practice,
      placeKey: 2,
    });
    const range = { from: Date.parse('2026-11-17T07:00:00Z'), until: Date.parse('2026-11-18T07:00:00Z') };
    const answer = await query(
      `query($from: DateTime, $until: DateTime) { CRM { appointment_collection(limit: 500, orderBy: [hs_appointment_start__asc],
        filter: { hs_appointment_start__gte: $from, hs_appointment_start__lt: $until }) { items { _metadata { id } hs_appointment_start
        hs_appointment_end hs_appointment_status { value } reason_for_visit hubspot_owner_id { value label } associations {
        contact_collection__appointment_to_contact { items { _metadata { id } } } p_pet_collection__pet_to_appointment { items { _metadata { id } } }
        p_clinic_collection__clinic_to_appointment { items { _metadata { id } } } } } }
        p_clinic_collection { items { _metadata { id } clinic_name time_zone } } meeting_collection(limit: 500) { total } }
        HUBDB { services_collection { items { name minutes } } } }`,
      range,
    );
    const first = (row: Row, field: string): unknown => idsOf(row, `associations.${field}.items`)[0];
    const rows = rowsAt(answer, 'CRM.appointment_collection.items').filter(
      (row) => first(row, 'p_clinic_collection__clinic_to_appointment') === of('place', 2),
    );
    expect(rows.map((row) => at(row, '_metadata.id'))).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, patient, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['hs_appointment_start']).toBe(Date.parse(start ?? ''));
      expect(row['hs_appointment_end']).toBe(Date.parse(end ?? ''));
      expect(at(row, 'hs_appointment_status.value')).toBe(status);
      expect(row['reason_for_visit']).toBe(reason ?? null);
      expect(first(row, 'contact_collection__appointment_to_contact')).toBe(client?.id);
      expect(first(row, 'p_pet_collection__pet_to_appointment')).toBe(patient?.id);
      expect(row['hubspot_owner_id']).toEqual(provider ? { value: provider.id, label: provider.name } : null);
    }
    expect(rowsAt(answer, 'CRM.p_clinic_collection.items')).toEqual(
      locations.map(({ id, name, timeZone }) => ({ _metadata: { id }, clinic_name: name, time_zone: timeZone })),
    );
    expect(at(answer, 'CRM.meeting_collection.total')).toBe(
      server.practice.appointments.filter((row) => row.isBlock).length,
    );
    expect(rowsAt(answer, 'HUBDB.services_collection.items')[0]).toEqual({ name: 'Wellness exam', minutes: 30 });
  });

  it('shows its schema within depth 8, also with types that are added', async () => {
    const { server, query } = await visit({ noise: 20 });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('CRM'), 'fields').map(({ name }) => name)).toContain('appointment_collection');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
