import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idText, keyOfName } from './ids.ts';
import { connection, type PageArgs } from './lists.ts';
import type { CurrawongMemory } from './memory.ts';
import type { Shown, ShownPeople } from './parts.ts';
import { codeOf, zoneOfPlace } from './values.ts';

const { of } = currawongIds;
const dayMs = 86_400_000;
/** Each household has so many numbers for its ways of contact: telephones first, e-mails from 8, and its address. */
export const contactsEach = 16;
export const firstEmail = 8;
const postal = 15;

const commonNames: Readonly<Record<string, string>> = {
  Canine: 'Dog',
  Feline: 'Cat',
  Rabbit: 'Rabbit',
  Avian: 'Bird',
  Equine: 'Horse',
  Bovine: 'Cattle',
};
const usualFlags = ['VIP', 'Breeder', 'Payment plan', 'Muzzle at reception'];
const colours = ['#b5838d', '#6d6875', '#e5989b', '#457b9d'];
const vaccines = ['C3 core', 'C5 core and kennel cough', 'F3 core', 'Rabies'];

/** How households and animals look. */
export function currawongPeople(
  { practice, meet, now, cap }: Backstage,
  memory: CurrawongMemory,
  shown: () => Shown,
): ShownPeople {
  const revisionOf = (id: string): number => memory.revisions.get(id) ?? 1;
  const today = (placeKey: number, days: number): string =>
    wallDay(now() + days * dayMs, zoneOfPlace(practice, placeKey));

  const flag = (name: string): Row => ({
    __typename: 'Flag',
    id: idText('Flag', keyOfName(name)),
    name,
    colour: colours[name.length % colours.length],
  });
  const species = (name: string): Row => ({
    __typename: 'Species',
    id: idText('Species', keyOfName(name)),
    name,
    commonName: commonNames[name] ?? name,
  });
  const breed = (of_: string, name: string): Row => ({
    __typename: 'Breed',
    id: idText('Breed', keyOfName(`${of_} ${name}`)),
    name,
    species: species(of_),
  });

  const carer = (client: ClientRecord, isPrimary: boolean): Row => {
    const given = isPrimary ? client.givenName : (['Alex', 'Sam', 'Robin'][client.key % 3] ?? 'Alex');
    const name = { given, family: client.familyName, postNominals: null };
    return {
      __typename: 'Carer',
      id: idText('Carer', client.key * 2 + (isPrimary ? 0 : 1)),
      name: { ...name, full: fullNameOf({ givenName: given, familyName: client.familyName }) },
      role: isPrimary ? 'PRIMARY' : 'CO_CARER',
      mayConsent: isPrimary || client.key % 2 === 0,
    };
  };
  const carersOf = (client: ClientRecord): readonly Row[] => {
    const isShared = client.key % 9 === 2 && client.givenName !== null;
    return [carer(client, true), ...(isShared ? [carer(client, false)] : [])];
  };

  const contactsOf = (client: ClientRecord): readonly Row[] => {
    const idOf = (number: number): string => idText('ContactMethod', client.key * contactsEach + number);
    const phones = client.phones.map(({ label, value }, index) => ({
      __typename: 'PhoneContact',
      id: idOf(index),
      label,
      isPreferred: index === 0,
      number: value,
      acceptsTexts: label === 'Mobile',
    }));
    const emails = client.emails.map((email, index) => ({
      __typename: 'EmailContact',
      id: idOf(firstEmail + index),
      label: index === 0 ? null : 'Other',
      isPreferred: phones.length === 0 && index === 0,
      email,
      isBouncing: client.key % 37 === 0,
    }));
    const { street, city: suburb } = client;
    const postalAddress = { street, suburb, state: null, postcode: null, country: 'US' };
    const letters = { __typename: 'PostalContact', id: idOf(postal), label: 'Home', isPreferred: false, postalAddress };
    return [...phones, ...emails, ...(street === '' ? [] : [letters])];
  };

  const household = (client: ClientRecord): Row => {
    meet('client', client.key);
    const id = of('client', client.key);
    return {
      __typename: 'Household',
      id,
      revision: revisionOf(id),
      code: codeOf(client),
      kind: client.givenName === null ? 'ORGANISATION' : 'HOME',
      name: fullNameOf(client),
      standing: client.isActive ? 'ACTIVE' : 'INACTIVE',
      primaryCarer: () => carer(client, true),
      carers: () => carersOf(client),
      contactMethods: () => contactsOf(client),
      homeSite: () =>
        shown().places.siteOf(rowOf(practice.places, client.placeKey)?.key ?? practice.places[0]?.key ?? null),
      flags: () => client.tags.map(flag),
      alert: client.note,
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === client.key).map(animal),
      lastVisitedOn: () => lastVisitOf(practice, client, now()),
      bookings(args: PageArgs) {
        const rows = practice.appointments
          .filter((row) => row.clientKey === client.key && !row.isBlock && !row.isDeleted)
          .toSorted((one, other) => other.start - one.start || one.key - other.key);
        return connection(rows, args, cap, shown().diary.booking);
      },
      account: () => shown().accounts.accountOf(client.key),
      audit: () => shown().places.audit(client, client.isDeleted),
    };
  };
  const householdOf = (key: number | null): Row | null => {
    const client = rowOf(practice.clients, key);
    return client && household(client);
  };

  const animal = (patient: PatientRecord): Row => {
    meet('patient', patient.key);
    const id = of('patient', patient.key);
    const placeKey = rowOf(practice.clients, patient.clientKey)?.placeKey ?? 1;
    return {
      __typename: 'Animal',
      id,
      revision: revisionOf(id),
      name: patient.name,
      species: () => species(patient.species),
      breed: () => (patient.breed === null ? null : breed(patient.species, patient.breed)),
      sex: patient.sex === 'UNKNOWN' ? 'NOT_DETERMINED' : patient.sex,
      desexed: patient.sex === 'UNKNOWN' ? null : patient.key % 3 !== 0,
      colour: patient.color === '' ? null : patient.color,
      bornOn: patient.birthDate,
      microchip: patient.microchip,
      lifeStatus: patient.isDeceased ? 'DECEASED' : 'LIVING',
      household: () => householdOf(patient.clientKey),
      weights: () =>
        [1, 2].map((number) => ({
          kilograms: (patient.species === 'Canine' ? 14 : 4) + (patient.key % 7) + number / 10,
          measuredOn: today(placeKey, -number * 160 - (patient.key % 90)),
        })),
      vaccinations: () =>
        vaccines.slice(patient.key % 3, (patient.key % 3) + 1 + (patient.key % 2)).map((vaccine) => ({
          vaccine,
          batch: `A${String(3100 + (patient.key % 40))}`,
          givenOn: today(placeKey, -300 - (patient.key % 60)),
          nextDueOn: today(placeKey, 65 - (patient.key % 60)),
        })),
      visits(args: PageArgs) {
        const rows = practice.appointments
          .filter((row) => row.patientKey === patient.key && shown().diary.isVisit(row))
          .toSorted((one, other) => other.start - one.start);
        return connection(rows, args, cap, shown().diary.visit);
      },
      // Animals are not discarded.
      audit: () => shown().places.audit(patient, false),
    };
  };

  return {
    household,
    householdOf,
    animal,
    animalOf(key) {
      const patient = rowOf(practice.patients, key);
      return patient && animal(patient);
    },
    flags: () => [...new Set([...usualFlags, ...practice.clients.flatMap(({ tags }) => tags)])].map(flag),
    species: () =>
      [...new Set([...Object.keys(commonNames), ...practice.patients.map((each) => each.species)])].map(species),
    breeds() {
      const pairs = practice.patients.flatMap((each) =>
        each.breed === null ? [] : [[`${each.species} ${each.breed}`, breed(each.species, each.breed)] as const],
      );
      return [...new Map(pairs).values()];
    },
    contactOf(key) {
      const client = rowOf(practice.clients, Math.floor((key ?? 0) / contactsEach));
      const id = idText('ContactMethod', key ?? 0);
      return (client && contactsOf(client).find((contact) => contact['id'] === id)) ?? null;
    },
    carerOf(key) {
      const client = rowOf(practice.clients, Math.floor((key ?? 0) / 2));
      return (client && carersOf(client)[(key ?? 0) % 2]) ?? null;
    },
  };
}
