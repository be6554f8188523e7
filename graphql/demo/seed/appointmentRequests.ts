import type { AppointmentRequestRecord } from '../backOfficeRecords.ts';
import { Random } from '../random.ts';
import type { ClientRecord, PatientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, minuteMs, utcDayOf } from '../zoneTime.ts';

type Wish = Omit<AppointmentRequestRecord, 'id' | 'createdAt' | 'status' | 'preferredDate'> & {
  readonly status?: AppointmentRequestRecord['status'];
  /** Minutes ago, and the wanted day from today on. */
  readonly ago: number;
  readonly inDays: number | null;
};

/** What came in over the website: of a client who was signed in, of one who was not, of new people, and what was seen to. */
export function seedAppointmentRequests(store: ClinicStore): AppointmentRequestRecord[] {
  const random = new Random(store.seed, 'appointment requests');
  const [signedIn, forgotten, before] = [owner(random, store), owner(random, store), owner(random, store)];
  const wishes: readonly (Wish | null)[] = [
    signedIn && { ...wishOf(signedIn), clientId: signedIn.client.id, ...about('Itching again', 1, '10:30'), ago: 25 },
    {
      ...stranger('Rosalind Achterberg', '(607) 555-0148', 'r.achterberg@example.net', 'Pickle', 'Rabbit'),
      ...about('First visit, not eating well', 2, 'Morning'),
      ago: 70,
    },
    // The same phone as a client's, and the name as people type it on a telephone.
    forgotten && {
      ...wishOf(forgotten),
      name: forgotten.client.familyName?.toLowerCase() ?? 'me',
      email: null,
      ...about('Vaccines due', 4, 'After 4 pm'),
      ago: 200,
    },
    {
      ...stranger('Tobias Wrenfield', null, 'tobias@example.net', 'Juno', 'Dog'),
      ...about('Wants a second opinion on a limp', null, null),
      ago: 1_500,
    },
    before && { ...wishOf(before), ...about('Nail trim', 0, '09:00'), status: 'BOOKED', ago: 2_900 },
    {
      ...stranger('Petra Ilves', '(607) 555-0171', null, 'Muri', 'Cat'),
      ...about('Boarding', 5, null),
      status: 'DECLINED',
      ago: 4_400,
    },
  ];
  const now = store.now();
  return wishes
    .filter((wish) => wish !== null)
    .map(({ ago, inDays, status = 'PENDING', ...wish }, place) => ({
      ...wish,
      id: String(690_001 + place),
      status,
      createdAt: now - ago * minuteMs,
      preferredDate: inDays === null ? null : addDays(utcDayOf(now), inDays),
    }));
}

interface Owner {
  readonly client: ClientRecord;
  readonly patient: PatientRecord;
}

/** A client who can be called, with an animal, if a few tries find one: the list of all can be very long. */
function owner(random: Random, store: ClinicStore): Owner | null {
  const patients = store.patients();
  for (let tries = 0; tries < 20 && patients.length > 0; tries += 1) {
    const patient = random.pick(patients);
    const client = store.client(patient.clientId);
    if (client && client.phoneNumbers.length > 0 && patient.isActive) return { client, patient };
  }
  return null;
}

function wishOf({ client, patient }: Owner): Omit<Wish, 'ago' | 'reason' | 'inDays' | 'preferredTime'> {
  const name = [client.givenName, client.familyName].filter((part) => part !== null).join(' ');
  const phoneNumber = client.phoneNumbers[0]?.value ?? null;
  return { clientId: null, name, phoneNumber, email: client.email, petName: patient.name, species: patient.species };
}

function stranger(
  name: string,
  phoneNumber: string | null,
  email: string | null,
  petName: string,
  species: string,
): Omit<Wish, 'ago' | 'reason' | 'inDays' | 'preferredTime'> {
  return { clientId: null, name, phoneNumber, email, petName, species };
}

function about(
  reason: string,
  inDays: number | null,
  preferredTime: string | null,
): Pick<Wish, 'reason' | 'inDays' | 'preferredTime'> {
  return { reason, inDays, preferredTime };
}
