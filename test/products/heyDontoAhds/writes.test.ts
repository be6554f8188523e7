import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { heyDontoAhds } from './heyDontoAhds.ts';

const visit = productVisits(heyDontoAhds);
const { ids } = heyDontoAhds.view;
const siteId = ids.of('place', 2);
const coded = (code: string): string => `{ code: "${code}", system: "urn:desk" }`;
const detail = (type: string, name: string, value: string): string =>
  `{ contactDetailType: ${coded(type)}, name: "${name}", value: "${value}" }`;

describe('Writes of HeyDonto AHDS', () => {
  it('books, moves, calls off, restores and voids an appointment', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const fields = `appointmentId startAt durationMinutes description isActive cancellationReasonText
      appointmentStatus { code display } appointmentType { code display } animal { name } contactId primaryResourceId resourceIds`;
    const pet = practice.patients[0];
    const resource = ids.of('provider', 3);
    const create = (rest: string): string => `mutation { createAppointment(siteId: ${siteId}, input: {
      animalId: "${ids.of('patient', pet?.key ?? 0)}", appointmentStatus: ${coded('booked')}, durationMinutes: 25,
      appointmentType: ${coded(ids.of('visitType', 1))}, isActive: true, primaryResourceId: "${resource}",
      resourceIds: ["${resource}"], description: "Limps" ${rest} }) { ${fields} } }`;
    const made = at(await query(create('startAt: "2026-12-01T16:00:00Z"')), 'createAppointment');
    expect(made).toMatchObject({
      startAt: '2026-12-01T16:00:00.000Z',
      durationMinutes: 25,
      isActive: true,
      appointmentStatus: { code: 'booked', display: 'Booked' },
      appointmentType: { code: ids.of('visitType', 1), display: 'Wellness exam' },
      animal: { name: pet?.name },
      contactId: ids.of('client', pet?.clientKey ?? 0),
      primaryResourceId: resource,
      resourceIds: [resource],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, minutes: 25, state: 'planned', reason: 'Limps' });
    const target = `siteId: ${siteId}, appointmentId: "${String(at(made, 'appointmentId'))}"`;
    const update = async (input: string): Promise<unknown> =>
      at(
        await query(`mutation { updateAppointment(${target}, input: { ${input} }) { ${fields} } }`),
        'updateAppointment',
      );
    expect(await update('startAt: "2026-12-01T10:30:00-07:00", description: null')).toMatchObject({
      startAt: '2026-12-01T17:30:00.000Z',
      durationMinutes: 25,
      description: null,
    });
    expect(
      await update(`appointmentStatus: ${coded('cancelled')}, cancellationReasonText: "Is well again"`),
    ).toMatchObject({
      appointmentStatus: { display: 'Cancelled' },
      cancellationReasonText: 'Is well again',
      isActive: true,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Is well again' });
    expect(await update(`appointmentStatus: ${coded('confirmed')}`)).toMatchObject({ cancellationReasonText: null });
    expect(await query(`mutation { deleteAppointment(${target}) }`)).toEqual({ deleteAppointment: true });
    expect(at(await query(`{ appointment(${target}) { isActive } }`), 'appointment')).toEqual({ isActive: false });
    const codeOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.extensions?.code;
    expect(await codeOf(create('startAt: "tomorrow"'))).toBe('BAD_REQUEST');
    expect(await codeOf(create('startAt: "2026-12-01T16:00:00Z", contactId: "4711"'))).toBe('BAD_REQUEST');
    expect(
      await codeOf(
        `mutation { updateAppointment(${target}, input: { appointmentStatus: ${coded('lost')} }) { appointmentId } }`,
      ),
    ).toBe('BAD_REQUEST');
    expect(await codeOf(`mutation { deleteAppointment(siteId: ${siteId}, appointmentId: "x") }`)).toBe('NOT_FOUND');
  });

  it('registers and changes contacts and animals', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = at(
      await query(`mutation { createContact(siteId: ${siteId}, input: { firstName: "Jo", lastName: "Park", isCustomer: true,
        contactDetails: [${detail('phone', 'Home phone', '303 555 0199')}, ${detail('email', 'Email', 'Jo@example.test')}],
        physicalAddress: "4 Elm Row, Boulder", notes: "New" })
        { contactId siteId lastName isCustomer physicalAddress contactDetails { name value valueCleaned } } }`),
      'createContact',
    );
    expect(made).toMatchObject({ siteId: Number(siteId), physicalAddress: '4 Elm Row, Boulder', isCustomer: true });
    expect(rowsAt(made, 'contactDetails')).toEqual([
      { name: 'Home phone', value: '303 555 0199', valueCleaned: '3035550199' },
      { name: 'Email', value: 'Jo@example.test', valueCleaned: 'jo@example.test' },
    ]);
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 2, note: 'New' });
    const contactId = String(at(made, 'contactId'));
    const changed = await query(`mutation { updateContact(siteId: ${siteId}, contactId: "${contactId}",
      input: { lastName: "Parks", contactDetails: [] }) { firstName lastName contactDetails { value } } }`);
    expect(changed['updateContact']).toEqual({ firstName: 'Jo', lastName: 'Parks', contactDetails: [] });
    const business = await query(`mutation { createContact(siteId: ${siteId}, input: { businessName: "Hill Farm",
      isBusiness: true, contactDetails: [] }) { businessName firstName lastName isBusiness } }`);
    expect(business['createContact']).toEqual({
      businessName: 'Hill Farm',
      firstName: null,
      lastName: null,
      isBusiness: true,
    });
    const flags = 'hasImportantNotes: false, isActive: true, isDead: false, isHostile: true';
    const animal = at(
      await query(`mutation { createAnimal(siteId: ${siteId}, input: { name: "Pip", ownerContactId: "${contactId}", ${flags},
        species: { code: "feline", system: "urn:desk", display: "Feline" }, dateOfBirth: "2025-03-04" })
        { animalId siteId name isHostile species { code display } dateOfBirth ownerContact { lastName } } }`),
      'createAnimal',
    );
    expect(animal).toMatchObject({
      name: 'Pip',
      isHostile: true,
      species: { display: 'Feline' },
      dateOfBirth: '2025-03-04',
    });
    expect(at(animal, 'ownerContact.lastName')).toBe('Parks');
    const target = `siteId: ${siteId}, animalId: "${String(at(animal, 'animalId'))}"`;
    const dead = await query(`mutation { updateAnimal(${target}, input: { isDead: true }) { isDead name } }`);
    expect(dead['updateAnimal']).toEqual({ isDead: true, name: 'Pip' });
    expect(await query(`mutation { deleteAnimal(${target}) }`)).toEqual({ deleteAnimal: true });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Pip', isActive: false, isDeceased: true });
    await query(`mutation { deleteContact(siteId: ${siteId}, contactId: "${contactId}") }`);
    const gone = await post(`{ contact(siteId: ${siteId}, contactId: "${contactId}") { contactId } }`);
    expect(gone.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const nameless = await post(
      `mutation { createContact(siteId: ${siteId}, input: { contactDetails: [] }) { contactId } }`,
    );
    expect(nameless.body.errors?.[0]).toMatchObject({
      message: 'A name is needed',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  it('takes payments, and refuses in its own words', async () => {
    const { query } = await visit();
    const open = rowsAt(
      await query(
        `{ invoices(siteId: ${siteId}, pageSize: 100) { data { invoiceId contactId financials { amountDue } } } }`,
      ),
      'invoices.data',
    ).find((row) => at(row, 'financials.amountDue') !== '0.00');
    const paid =
      await query(`mutation { createPayment(siteId: ${siteId}, input: { contactId: "${String(open?.['contactId'])}",
      invoiceId: "${String(open?.['invoiceId'])}", amount: "1.50", paymentMethod: ${coded('cash')} })
      { amount invoiceId paymentMethod { display } } }`);
    expect(paid['createPayment']).toEqual({
      amount: '1.50',
      invoiceId: open?.['invoiceId'],
      paymentMethod: { display: 'Cash' },
    });
    const closed = await visit({ refuseWrites: 'This token is read-only' });
    const { body } = await closed.post(
      `mutation { createContact(siteId: ${siteId}, input: { lastName: "Park", contactDetails: [] }) { contactId } }`,
    );
    expect(body.errors?.[0]).toMatchObject({
      message: 'This token is read-only',
      extensions: { code: 'BAD_REQUEST' },
    });
  });
});
