import { type Practice, fullNameOf } from '../../dialects/practice.ts';
import { baseqlIds, ownId } from './ids.ts';
import type { Stored } from './listing.ts';

const { of } = baseqlIds;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const day = (number: number): string => `2026-11-${String(10 + (number % 18)).padStart(2, '0')}`;

/** The tables beside the appointment book, as a clinic that works with them has filled them. */
export function neighbours({
  clients,
  patients,
  places,
  providers,
}: Practice): Readonly<Record<string, () => readonly Stored[]>> {
  return {
    rooms: () =>
      places.flatMap(({ key }) =>
        ['Exam 1', 'Exam 2', 'Surgery'].map((name, index) => ({
          id: ownId(1, key * 10 + index),
          name,
          location: [of('place', key)],
          kind: index === 2 ? 'Theater' : 'Exam room',
        })),
      ),
    shifts: () =>
      numbers(24).map((number) => {
        const member = providers[number % 7];
        return {
          id: ownId(2, number),
          shift: `${member?.familyName ?? ''} ${day(number)}`,
          teamMember: member ? [of('provider', member.key)] : [],
          location: [of('place', member?.placeKeys[0] ?? 1)],
          start: `${day(number)}T13:00:00.000Z`,
          end: `${day(number)}T22:00:00.000Z`,
          status: number % 5 === 0 ? 'Requested' : 'Planned',
        };
      }),
    tasks: () =>
      numbers(12).map((number) => ({
        id: ownId(3, number),
        task: ['Call back', 'Send lab results', 'Order vaccine', 'Insurance form'][number % 4],
        assignedTo: [of('provider', 1 + (number % 6))],
        due: day(number),
        status: number % 3 === 0 ? 'Done' : 'Open',
        about: [of('client', 5 + number)],
        done: number % 3 === 0,
      })),
    invoices: () =>
      numbers(20).map((number) => ({
        id: ownId(4, number),
        invoiceNo: 2600 + number,
        client: [of('client', 4 + number)],
        issued: day(number),
        due: '2026-12-15',
        status: number % 4 === 0 ? 'Overdue' : 'Sent',
        total: 30 + number * 7.5,
        paid: number % 2 === 0,
      })),
    vaccinations: () =>
      patients.slice(0, 30).map(({ key, name }) => ({
        id: ownId(5, key),
        vaccination: `${name} · Rabies`,
        pet: [of('patient', key)],
        vaccine: [ownId(6, 1)],
        given: '2026-05-04',
        due: '2027-05-04',
        batch: `RB${String(500 + key)}`,
        givenBy: [of('provider', 1 + (key % 4))],
      })),
    products: () =>
      ['Rabies vaccine', 'Dental chew', 'Flea collar', 'Recovery diet'].map((name, index) => ({
        id: ownId(6, index + 1),
        name,
        sku: `P-${String(100 + index)}`,
        category: index === 0 ? 'Vaccine' : 'Retail',
        price: 12.5 + index * 4,
        inStock: 40 - index * 9,
        reorderAt: 10,
      })),
    suppliers: () => [
      {
        id: ownId(7, 1),
        name: 'Coastal Vet Supply',
        contactName: 'Ray Ortiz',
        email: 'orders@coastal.example.test',
        active: true,
      },
    ],
    waitingList: () =>
      patients.slice(10, 15).map(({ key, name, clientKey }) => ({
        id: ownId(8, key),
        entry: `${name} waits`,
        pet: [of('patient', key)],
        client: clientKey === null ? [] : [of('client', clientKey)],
        wants: [of('visitType', 4)],
        preferredDays: ['Monday', 'Thursday'],
        added: day(key),
        status: 'Waiting',
      })),
    // A sheet that was pasted in when the clinic moved over, and that nobody has deleted since.
    importClients2019: () =>
      clients.slice(0, 40).map((client) => ({
        id: ownId(9, client.key),
        name: `${client.familyName}, ${client.givenName ?? ''}`,
        phone: client.phones[0]?.value ?? null,
        eMail: client.emails[0] ?? null,
        petS: 'see card',
        migrated: true,
      })),
    referralClinics: () => [
      { id: ownId(10, 1), name: 'New England Eye Vets', specialty: ['Ophthalmology'], phone: '+1 207 555 0190' },
      {
        id: ownId(10, 2),
        name: fullNameOf({ givenName: 'Hart', familyName: 'Cardiology' }),
        specialty: ['Cardiology'],
      },
    ],
    messageTemplates: () => [
      {
        id: ownId(11, 1),
        name: 'Reminder 24 h',
        channel: 'SMS',
        subject: null,
        body: 'See you tomorrow!',
        active: true,
      },
    ],
  };
}
