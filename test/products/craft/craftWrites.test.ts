import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { craft } from './craft.ts';

const visit = productVisits(craft);
const { view } = craft;

describe('writing to Craft CMS', () => {
  it('enters appointments, and changes those whose id is given', async () => {
    const { query, post, server } = await visit();
    const { appointments } = server.practice;
    const ids = { client: view.ids.of('client', 1), animal: view.ids.of('patient', 1), place: view.ids.of('place', 2) };
    const save = (more: string): string => `mutation { save_appointments_appointment_Entry(${more}) { id title
      startsAt endsAt appointmentStatus reason client { id } animal { id } location { title } practitioner { title } } }`;
    const where = `location: [${ids.place}], service: [${view.ids.of('visitType', 6)}]`;
    const made = await query(
      save(`title: "ignored", startsAt: "2026-11-19T18:00:00", endsAt: "2026-11-19T18:20:00-05:00", ${where}
        client: [${ids.client}], animal: [${ids.animal}], practitioner: [${view.ids.of('provider', 3)}], reason: "Ears"`),
    );
    const booked = made['save_appointments_appointment_Entry'] as Row;
    expect(booked).toMatchObject({
      startsAt: '2026-11-19T23:00:00+00:00',
      endsAt: '2026-11-19T23:20:00+00:00',
      appointmentStatus: 'booked',
      reason: 'Ears',
      client: [{ id: ids.client }],
      animal: [{ id: ids.animal }],
      location: [{ title: 'Summit Pet Clinic' }],
      practitioner: [{ title: 'Priya Raman' }],
    });
    expect(String(booked['title'])).toMatch(/^Recheck – /);
    expect(appointments.at(-1)).toMatchObject({
      minutes: 20,
      placeKey: 2,
      typeKey: 6,
      providerKey: 3,
      state: 'planned',
    });
    const id = `id: "${String(booked['id'])}"`;
    await query(save(`${id}, endsAt: "2026-11-19T23:45:00Z", appointmentStatus: "checkedIn", practitioner: []`));
    expect(appointments.at(-1)).toMatchObject({ minutes: 45, state: 'arrived', providerKey: null, reason: 'Ears' });
    await query(save(`${id}, appointmentStatus: "cancelled"`));
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled' });
    const refusals = [
      [
        'startsAt: "2026-11-19T23:00:00Z"',
        'Ends At cannot be blank.\nLocation cannot be blank.\nService cannot be blank.',
      ],
      [
        `startsAt: "2026-11-19", endsAt: "2026-11-20", location: [${ids.client}], service: []`,
        'Location cannot be blank.\nService cannot be blank.',
      ],
      [`${id}, appointmentStatus: "Cancelled"`, 'Appointment Status is invalid.'],
      ['id: "99999", reason: ""', 'No such entry exists'],
      [`id: "${ids.client}", reason: ""`, 'Impossible to change the section of an existing entry'],
    ] as const;
    const before = appointments.length;
    for (const [args, message] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(save(args))).body.errors?.[0]?.message).toBe(message);
    }
    expect(appointments).toHaveLength(before);
    const remove = `mutation { deleteEntry(id: ${String(booked['id'])}) }`;
    expect([(await query(remove))['deleteEntry'], (await query(remove))['deleteEntry']]).toEqual([true, false]);
    expect(appointments.at(-1)).toMatchObject({ isDeleted: true });
    const place = await post(`mutation { deleteEntry(id: ${ids.place}) }`);
    expect(place.body.errors?.[0]?.message).toBe('Unable to perform the action.');
  });

  it('enters clients by their names and animals by their title', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { save_clients_client_Entry(firstName: "Jo", lastName: "Park", clientTags: [71],
      email: "jo@example.test", phoneNumbers: [{ label: "Home", number: "207 555 0199" }], homeLocation: [22]) {
      id title phoneNumbers { number } clientTags { title } activeClient } }`);
    const row = made['save_clients_client_Entry'] as Row;
    expect(row).toMatchObject({ title: 'Jo Park', clientTags: [{ title: 'VIP' }], activeClient: true });
    expect(server.practice.clients.at(-1)).toMatchObject({
      placeKey: 2,
      phones: [{ label: 'Home', value: '207 555 0199' }],
    });
    await query(`mutation { save_clients_client_Entry(id: "${String(row['id'])}", activeClient: false) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ isActive: false, familyName: 'Park', tags: ['VIP'] });
    const off = `mutation { save_clients_client_Entry(id: "${String(row['id'])}", enabled: false) { status } }`;
    expect((await query(off))['save_clients_client_Entry']).toEqual({ status: 'disabled' });
    const hidden = '{ live: entryCount(title: "Jo Park") any: entryCount(title: "Jo Park", status: ["disabled"]) }';
    expect(await query(hidden)).toEqual({ live: 0, any: 1 });
    await query(off.replace('false', 'true'));
    const nameless = await post('mutation { save_clients_client_Entry(title: "Jo Park") { id } }');
    expect(nameless.body.errors?.[0]?.message).toBe('Last Name cannot be blank.');
    const pet = await query(`mutation { save_animals_animal_Entry(title: "Mo", species: "Feline", breed: "Manx",
      birthDate: "2025-02-03", owner: [${String(row['id'])}]) { id title species breed owner { id } birthDate } }`);
    expect(pet['save_animals_animal_Entry']).toMatchObject({
      title: 'Mo',
      species: 'Feline',
      breed: 'Manx',
      owner: [{ id: row['id'] }],
      birthDate: '2025-02-03T05:00:00+00:00',
    });
    const wrong = await post('mutation { save_animals_animal_Entry(species: "cat") { id } }');
    expect(wrong.body.errors?.[0]?.message).toBe('Title cannot be blank.\nSpecies is invalid.');
    await query(`mutation { deleteEntry(id: ${String(at(pet, 'save_animals_animal_Entry.id'))}) }`);
    expect(rowsAt(await query('{ animalsEntries(title: "Mo") { __typename } }'), 'animalsEntries')).toEqual([]);
  });

  it('keeps drafts apart until they are published', async () => {
    const { query, server } = await visit();
    const before = server.practice.clients.length;
    const draft =
      await query(`mutation { save_clients_client_Draft(lastName: "Vale", homeLocation: [23], draftName: "Later") {
      draftId isDraft lastName homeLocation { title } } }`);
    expect(draft['save_clients_client_Draft']).toMatchObject({
      isDraft: true,
      lastName: 'Vale',
      homeLocation: [{ title: "St. Mary's Cat Practice" }],
    });
    expect(server.practice.clients).toHaveLength(before);
    await query(`mutation { publishDraft(id: ${String(at(draft, 'save_clients_client_Draft.draftId'))}) }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Vale', givenName: null });
  });

  it('refuses writes in words', async () => {
    const { post } = await visit({ refuseWrites: 'Unable to perform the action.' });
    const { body } = await post('mutation { save_clients_client_Entry(lastName: "Park") { id } }');
    expect(body).toMatchObject({
      data: { save_clients_client_Entry: null },
      errors: [{ message: 'Unable to perform the action.' }],
    });
  });
});
