import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { animalShelterManager } from './animalShelterManager.ts';

const visit = productVisits(animalShelterManager);

describe('Writing to Animal Shelter Manager', () => {
  it('books, moves, passes on and cancels appointments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const book = `mutation Book($input: ClinicAppointmentInput!) { createClinicAppointment(input: $input) { id dateTime
      status clinicStatus { status } apptFor owner { ownerName } animal { animalName } clinicType { id } comments } }`;
    const input = {
      dateTime: '2026-12-01T10:15:00',
      ownerId: '41',
      animalId: '901',
      apptFor: 'bhakansson',
      clinicTypeId: '3',
    };
    const made = (await query(book, { input: { ...input, reasonForAppointment: 'Coughs', comments: 'Shy' } }))[
      'createClinicAppointment'
    ];
    expect(made).toMatchObject({
      dateTime: '2026-12-01T10:15:00',
      status: 0,
      clinicStatus: { status: 'Scheduled' },
      owner: { ownerName: "Zoë O'Brien" },
      clinicType: { id: '3' },
      comments: 'Shy',
    });
    const row = practice.appointments.at(-1);
    expect(row).toMatchObject({
      start: Date.parse('2026-12-01T15:15:00Z'),
      providerKey: 2,
      clientKey: 1,
      reason: 'Coughs',
    });
    const id = String(at(made, 'id'));
    const change = async (text: string): Promise<unknown> =>
      at(
        await query(`mutation { updateClinicAppointment(id: "${id}", input: { ${text} }) { dateTime status apptFor
          reasonForAppointment owner { id } animalId arrivedDateTime comments vatAmount } }`),
        'updateClinicAppointment',
      );
    expect(await change('dateTime: "2026-12-02T09:00", animalId: "0"')).toMatchObject({
      dateTime: '2026-12-02T09:00:00',
      apptFor: 'bhakansson',
      reasonForAppointment: 'Coughs',
      owner: { id: '41' },
      animalId: '0',
      comments: 'Shy',
    });
    expect(await change('status: 1')).toMatchObject({ status: 1 });
    expect(practice.appointments.at(-1)?.state).toBe('planned');
    const waiting = await query(
      `mutation { updateClinicAppointmentToWaiting(id: "${id}") { status arrivedDateTime withVetDateTime } }`,
    );
    expect(waiting['updateClinicAppointmentToWaiting']).toEqual({
      status: 3,
      arrivedDateTime: '2026-11-17T10:10:00',
      withVetDateTime: null,
    });
    const item = await query(`mutation { createClinicInvoiceItem(input: { clinicAppointmentId: "${id}"
      description: "Pills", amount: 1999 }) { id amount } }`);
    expect(await change('isVAT: true, vatRate: 20, status: 6')).toMatchObject({ status: 6, vatAmount: 399 });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    await query(`mutation { deleteClinicInvoiceItem(id: "${String(at(item, 'createClinicInvoiceItem.id'))}") }`);
    for (const [wrong, message, classification] of [
      [{ ...input, dateTime: undefined }, 'Appointment date must be a valid date', 'BAD_REQUEST'],
      [
        { ...input, dateTime: '2026-12-01T10:15:00Z' },
        "Invalid value '2026-12-01T10:15:00Z' for LocalDateTime",
        'BAD_REQUEST',
      ],
      [{ ...input, status: 9 }, 'Clinic status 9 does not exist', 'BAD_REQUEST'],
      [{ ...input, apptFor: 'nobody' }, 'User nobody not found', 'NOT_FOUND'],
      [{ ...input, ownerId: '4711' }, 'Owner 4711 not found', 'NOT_FOUND'],
      [{ dateTime: input.dateTime }, 'A patient or a client is needed', 'BAD_REQUEST'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(book, { input: wrong });
      expect(body.errors?.[0], message).toMatchObject({ message, extensions: { classification } });
    }
    const remove = `mutation { deleteClinicAppointment(id: "${id}") }`;
    expect(await query(remove)).toEqual({ deleteClinicAppointment: true });
    expect((await post(remove)).body.errors?.[0]?.message).toBe(`ClinicAppointment ${id} not found`);
    expect(await query(`{ clinicAppointment(id: "${id}") { id } }`)).toEqual({ clinicAppointment: null });
  });

  it('enters people and animals, merges and removes them, and refuses in words', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made =
      await query(`mutation { createOwner(input: { ownerTitle: "Dr", ownerForeNames: "Jo", ownerSurname: "Park"
      homeTelephone: "207 555 0199", emailAddress: "jo@example.test", siteId: "3", additionalFlags: ["VIP"] }) {
      id ownerType ownerCode ownerName homeTelephone mobileTelephone ownerPostcode additionalFlags site { id } createdDate } }`);
    expect(made['createOwner']).toMatchObject({
      id: '161',
      ownerType: 1,
      ownerCode: 'PA000161',
      ownerName: 'Dr Jo Park',
      homeTelephone: '207 555 0199',
      mobileTelephone: '',
      ownerPostcode: '',
      additionalFlags: ['VIP'],
      site: { id: '3' },
      createdDate: '2026-11-17T10:10:00',
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    const changed = await query(`mutation { updateOwner(id: "161", input: { mobileTelephone: "207 555 0198"
      emailAddress: null, ownerTown: "Saco" }) { ownerName homeTelephone mobileTelephone emailAddress ownerTown } }`);
    expect(changed['updateOwner']).toEqual({
      ownerName: 'Dr Jo Park',
      homeTelephone: '207 555 0199',
      mobileTelephone: '207 555 0198',
      emailAddress: '',
      ownerTown: 'Saco',
    });
    const animal = `mutation Enter($input: AnimalInput!) { createAnimal(input: $input) { id animalName speciesId breedName
      sexName nonShelterAnimal owner { id } originalOwnerId shelterCode dateOfBirth } }`;
    const kitten = {
      animalName: 'Mittens',
      speciesId: '2',
      breedId: '4',
      sex: 0,
      originalOwnerId: '161',
      dateOfBirth: '2026-05-01',
    };
    const entered = await query(animal, { input: kitten });
    expect(entered['createAnimal']).toMatchObject({ breedName: 'Maine Coon', sexName: 'Female', owner: { id: '161' } });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Mittens', species: 'Feline', birthDate: '2026-05-01' });
    for (const [text, message] of [
      ['createOwner(input: { ownerForeNames: "Jo" }) { id }', 'Person must have a surname.'],
      ['createAnimal(input: { animalName: "" }) { id }', 'Name cannot be blank'],
      ['updateOwner(id: "1", input: {}) { id }', 'Owner 1 not found'],
      ['deleteOwner(id: "161")', 'This person is linked to an animal and cannot be removed.'],
      [
        'updateAnimal(id: "901", input: { dateOfBirth: "2027-01-01" }) { id }',
        'Date of birth cannot be in the future.',
      ],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(`mutation { ${text} }`)).body.errors?.[0]?.message).toBe(message);
    }
    const merged = await query('mutation { mergeOwner(id: "45", mergeId: "161") { id animals { animalName } } }');
    expect(rowsAt(merged, 'mergeOwner.animals').at(-1)).toEqual({ animalName: 'Mittens' });
    expect(await query('{ owner(id: "161") { id } }')).toEqual({ owner: null });
    await query('mutation { createOwner(input: { ownerSurname: "Lane" }) { id } }');
    expect(await query('mutation { deleteOwner(id: "162") }')).toEqual({ deleteOwner: true });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Lane', isDeleted: true });
  });

  it('writes notes and payments, can be closed, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const note = await query(`mutation { createDiary(input: { diaryDateTime: "2026-11-19T09:00:00", diaryForName: "gliu"
      subject: "Order", note: "Shampoo" }) { id linkType dateCompleted } }`);
    expect(note['createDiary']).toMatchObject({ linkType: 0, dateCompleted: null });
    const id = String(at(note, 'createDiary.id'));
    const completed = await query(`mutation { completeDiary(id: "${id}") { dateCompleted } }`);
    expect(completed['completeDiary']).toEqual({ dateCompleted: '2026-11-17T10:10:00' });
    const paid =
      await query(`mutation { createOwnerDonation(input: { ownerId: "45", donationTypeId: "2", donation: 4500 }) {
      donation receiptNumber owner { ownerName } donationType { donationName } } }`);
    expect(paid['createOwnerDonation']).toMatchObject({ donation: 4500, donationType: { donationName: 'Clinic fee' } });
    const closed = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await closed.post('mutation { deleteClinicAppointment(id: "2101") }');
    expect(body.errors?.[0]).toMatchObject({
      message: 'This account is read-only',
      extensions: { classification: 'FORBIDDEN' },
    });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(50);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owners(size: 5) { content { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ owners(page: 1, size: 5) { content { id } } }')).status).toBe(200);
  });
});
