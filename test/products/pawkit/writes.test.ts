import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { pawkit } from './pawkit.ts';

const { view } = pawkit;
const visit = productVisits(pawkit);
const book = `mutation($input: CreateBookingInput!) { createBooking(input: $input) {
  id customerUsername timeSlotId status petType timeSlot { endDateTime isFull } pets { items { pet { name } } } order { status totalAmount } } }`;

describe('Pawkit, when it writes', () => {
  it('opens a slot and an order, books, moves, calls off and deletes', async () => {
    const { server, query, post } = await visit();
    const [client, pet] = [view.ids.of('client', 5), view.ids.of('patient', 7)];
    const services = await query(
      '{ servicesByCategory(serviceCategory: WELLNESS) { items { id name serviceProviderName serviceCategory petType serviceProviderId } } }',
    );
    const service =
      rowsAt(services, 'servicesByCategory.items').find((row) => row['serviceProviderName'] === 'Summit Pet Clinic') ??
      {};
    const startDateTime = '2026-11-19T23:00:00.000Z';
    const opened = await query(
      `mutation($slot: CreateTimeSlotInput!, $order: CreateOrderInput!) { createTimeSlot(input: $slot) { id }
        createOrder(input: $order) { id status bookings { items { id } } } }`,
      {
        slot: {
          serviceId: service['id'],
          startDateTime: '2026-11-19T23:00:00Z',
          endDateTime: '2026-11-19T23:45:00Z',
          capacity: 1,
          bookingCount: 0,
          isFull: false,
        },
        order: { customerId: client, currency: 'SGD', totalAmount: 0, status: 'PENDING' },
      },
    );
    const timeSlotId = at(opened, 'createTimeSlot.id');
    expect(at(opened, 'createOrder.bookings.items')).toEqual([]);
    const { id: serviceId, serviceProviderId, name: serviceName, ...copied } = service;
    const input = {
      ...copied,
      serviceId,
      serviceName,
      startDateTime,
      timeSlotId,
      orderId: at(opened, 'createOrder.id'),
      customerUsername: client,
      customerId: client,
      owners: [client, serviceProviderId],
      address: '105 Mill Road',
      petIds: [pet],
      bookingType: 'PAID',
      amount: 83,
      currency: 'SGD',
      status: 'PENDING_PAYMENT',
    };
    const made = await query(book, { input });
    expect(made['createBooking']).toMatchObject({
      customerUsername: client,
      timeSlotId,
      status: 'PENDING_PAYMENT',
      petType: 'ALL',
    });
    expect(at(made, 'createBooking.timeSlot')).toEqual({ endDateTime: '2026-11-19T23:45:00.000Z', isFull: true });
    expect(rowsAt(made, 'createBooking.pets.items')).toHaveLength(1);
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse(startDateTime),
      minutes: 45,
      placeKey: 2,
      typeKey: 1,
      clientKey: 5,
      patientKey: 7,
    });
    const twice = await post(book, { input });
    expect(twice.body.errors?.[0]).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException' });
    const change = `mutation($input: UpdateBookingInput!, $condition: ModelBookingConditionInput) { updateBooking(input: $input, condition: $condition) {
      status startDateTime timeSlotId timeSlot { endDateTime isFull } } }`;
    const key = { customerUsername: client, timeSlotId };
    const moved = await query(change, {
      input: { ...key, startDateTime: '2026-11-20T01:00:00+08:00', status: 'CONFIRMED' },
    });
    expect(moved['updateBooking']).toEqual({
      status: 'CONFIRMED',
      startDateTime: '2026-11-19T17:00:00.000Z',
      timeSlotId,
      timeSlot: { endDateTime: '2026-11-19T17:45:00.000Z', isFull: true },
    });
    const unmet = await post(change, {
      input: { ...key, status: 'COMPLETED' },
      condition: { status: { eq: 'PENDING' } },
    });
    expect(unmet.body.errors?.[0]).toMatchObject({ errorType: 'DynamoDB:ConditionalCheckFailedException' });
    const off = await query(change, { input: { ...key, status: 'CANCELLED' } });
    expect(off['updateBooking']).toMatchObject({ status: 'CANCELLED', timeSlot: { isFull: false } });
    expect(last()).toMatchObject({ state: 'cancelled', start: Date.parse('2026-11-19T17:00:00Z') });
    const wrong = await post(change, { input: { ...key, startDateTime: '2026-11-20T01:00:00' } });
    expect(wrong.body.errors?.[0]?.message).toBe("Variable 'startDateTime' has an invalid value.");
    const remove = 'mutation($input: DeleteBookingInput!) { deleteBooking(input: $input) { id } }';
    const id = at(made, 'createBooking.id');
    expect(await query(remove, { input: key })).toEqual({ deleteBooking: { id } });
    const gone = await query('query($id: ID!) { bookingById(id: $id) { items { id } } }', { id });
    expect(at(gone, 'bookingById.items')).toEqual([]);
    expect((await post(remove, { input: key })).body.errors).toHaveLength(1);
  });

  it('enters customers and animals, deletes animals softly, and refuses', async () => {
    const { server, query, post } = await visit();
    const made = await query(
      'mutation { createCustomer(input: { username: "jo-park", isDeactivated: false }) { id username isDeactivated address { streetName } } }',
    );
    expect(made['createCustomer']).toMatchObject({ username: 'jo-park', isDeactivated: false, address: null });
    const customerId = at(made, 'createCustomer.id');
    const input = {
      name: 'Kit',
      customerId,
      gender: 'MALE',
      petType: 'CAT',
      isDeleted: false,
      breedName: 'Siamese',
      birthdate: '2025-05-01',
    };
    const pet = await query(
      'mutation($input: CreatePetInput!) { createPet(input: $input) { id name petType breedName gender customer { username } } }',
      { input },
    );
    expect(pet['createPet']).toMatchObject({
      name: 'Kit',
      petType: 'CAT',
      breedName: 'Siamese',
      gender: 'MALE',
      customer: { username: 'jo-park' },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Feline', birthDate: '2025-05-01' });
    const id = at(pet, 'createPet.id');
    const later = await query(
      `mutation($id: ID!, $customerId: ID!) { updatePet(input: { id: $id, isDeleted: true }) { isDeleted name }
        updateCustomer(input: { id: $customerId, isDeactivated: true, address: { blockNumber: "12", streetName: "Mill Road", postalCode: "04101" } }) { isDeactivated address { streetName } } }`,
      { id, customerId },
    );
    expect(later['updatePet']).toEqual({ isDeleted: true, name: 'Kit' });
    expect(later['updateCustomer']).toEqual({ isDeactivated: true, address: { streetName: '12 Mill Road' } });
    const denied = await post('mutation { deleteServiceProvider(input: { name: "Summit Pet Clinic" }) { id } }');
    expect(denied.body.errors?.[0]?.message).toBe('Not Authorized to access deleteServiceProvider on type Mutation');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(
      'mutation { createCustomer(input: { username: "x", isDeactivated: false }) { id } }',
    );
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'Closed for the day', errorType: 'Unauthorized' });
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
