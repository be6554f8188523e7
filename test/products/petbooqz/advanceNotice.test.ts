import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { petbooqz } from './petbooqz.ts';
import { petbooqzIds } from './values.ts';

const visit = productVisits(petbooqz);
const { of } = petbooqzIds;

describe('the booking page of Petbooqz', () => {
  it('reads services, animals, reminders and free times of a practice', async () => {
    const { query } = await visit();
    const notice =
      await query(`{ advancenotice(client_practice: "${of('place', 1)}") { practiceinfo { PracticeName Website } services { messagecode categories { sku name } }
        searchexistClient(mobile: "2075550101", lastname: "O'BRIEN") { messagecode client { clientcode firstName lastname } DateRequested code }
        none: searchexistClient(mobile: "1", lastname: "Unknown") { message error client { clientcode } }
        clientPatients(clientcode: "${of('client', 1)}") { patients { PatientCode FirstName Species SpeciesCode BreedCode } }
        clientReminders(clientcode: "${of('client', 5)}") { reminders { ReminderType DateDue Status } }
        questions { questions { question } } getSpecies { species { VeNOMID Group } } getBreedsBySpecies(speciesId: "200") { breeds { Breed } }
        getrooms(sku: "APT001") { rooms { room } } findfreeSlots(sku: "APT004", date: "2026-11-20", room: "st01") { slots { room time } } } }`);
    expect(at(notice, 'advancenotice.searchexistClient')).toMatchObject({
      messagecode: 'Success',
      client: { clientcode: of('client', 1), firstName: 'Zoë' },
      DateRequested: '2026-11-17 10:10:00',
    });
    expect(at(notice, 'advancenotice.none')).toMatchObject({ message: 'Error', client: null });
    for (const path of [
      'clientPatients.patients',
      'clientReminders.reminders',
      'questions.questions',
      'getSpecies.species',
      'getBreedsBySpecies.breeds',
      'getrooms.rooms',
      'findfreeSlots.slots',
      'services.categories',
    ])
      expect(rowsAt(notice, `advancenotice.${path}`).length, path).toBeGreaterThan(0);
  });

  it('holds a time, extends that and enters who comes', async () => {
    const { query, server } = await visit();
    const notice = (text: string): string =>
      `mutation { advancenotice(client_practice: "${of('place', 1)}") { ${text} } }`;
    const made = await query(
      notice(
        'reserve(sku: "APT002", room: "ST02", time: "11:00", date: "2026-12-01") { messagecode error ReservationId CreateTime ExpiryTime }',
      ),
    );
    const hold = at(made, 'advancenotice.reserve');
    expect(hold).toMatchObject({ messagecode: 'Success', error: null, ExpiryTime: '2026-11-17 10:18:00' });
    const id = String(at(hold, 'ReservationId'));
    expect(
      at(
        await query(notice(`extendReservation(reservationid: "${id}") { messagecode }`)),
        'advancenotice.extendReservation',
      ),
    ).toEqual({ messagecode: 'Success' });
    const done = await query(
      notice(`finaliseReservation(reservationid: "${id}", firstname: "Jo", lastname: "Park", mobile: "0456789123", email: "jo@example.test"
        patientname: "Tofu", breed: "", venomid: "3000", species: "Rabbit", dob: "2024-02-29", sex: "Female", notes: "Shy") {
        messagecode error ApptID clientcode patientcode }`),
    );
    expect(at(done, 'advancenotice.finaliseReservation')).toMatchObject({ messagecode: 'Success', ApptID: id });
    expect(server.practice.patients.at(-1)).toMatchObject({
      species: 'Rabbit',
      breed: null,
      birthDate: '2024-02-29',
      sex: 'FEMALE',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ providerKey: 2, placeKey: 1, typeKey: 2, minutes: 20 });
    const none = await query(
      notice('reserve(sku: "X", room: "ST02", time: "11:00", date: "2026-12-01") { messagecode error }'),
    );
    expect(at(none, 'advancenotice.reserve.error')).toBe('Service not found for the given SKU');
  });
});
