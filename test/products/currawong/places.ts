import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idText } from './ids.ts';
import type { CurrawongMemory } from './memory.ts';
import type { ShownPlaces } from './parts.ts';
import { durationText, instantText } from './values.ts';

const { of } = currawongIds;
const departments = [
  { name: 'Consulting', discipline: 'GENERAL_PRACTICE' },
  { name: 'Theatre', discipline: 'SURGERY' },
  { name: 'Grooming', discipline: 'GROOMING' },
] as const;
// Each with the number of its department.
const rooms: readonly (readonly [name: string, department: number])[] = [
  ['Consult 1', 0],
  ['Consult 2', 0],
  ['Theatre', 1],
  ['Prep', 1],
  ['Grooming', 2],
];
const professions = {
  veterinarian: 'VETERINARIAN',
  technician: 'VETERINARY_NURSE',
  groomer: 'GROOMER',
} as const satisfies Record<ProviderRecord['role'], string>;

/** Keys of departments and rooms: that of the site, and a digit. */
const perSite = 10;
/** Ways of contact of sites are numbered from where no household comes. */
const firstContact = 9_000_000;

/** How sites and the team look. */
export function currawongPlaces({ practice }: Backstage, memory: CurrawongMemory): ShownPlaces {
  const departmentKeysOf = (placeKey: number): readonly number[] =>
    departments.map((_, index) => placeKey * perSite + index);
  const roomKeysOf = (placeKey: number): readonly number[] => rooms.map((_, index) => placeKey * perSite + index);
  const siteOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && site(place);
  };

  const departmentOf = (key: number): Row => ({
    __typename: 'Department',
    id: idText('Department', key),
    ...departments[key % perSite],
    site: () => siteOf(Math.floor(key / perSite)),
    rooms: () =>
      roomKeysOf(Math.floor(key / perSite))
        .filter((room) => rooms[room % perSite]?.[1] === key % perSite)
        .map(roomOf),
  });
  const roomOf = (key: number): Row => ({
    __typename: 'Room',
    id: idText('Room', key),
    name: rooms[key % perSite]?.[0] ?? '',
    department: () => departmentOf(key - (key % perSite) + (rooms[key % perSite]?.[1] ?? 0)),
  });

  const contactsOf = (place: PlaceRecord): readonly Row[] => {
    const idOf = (number: number): string => idText('ContactMethod', firstContact + place.key * 2 + number);
    const phone = { number: place.phone, acceptsTexts: false };
    const email = { email: place.email, isBouncing: false };
    return [
      { __typename: 'PhoneContact', id: idOf(0), label: 'Desk', isPreferred: true, ...phone },
      { __typename: 'EmailContact', id: idOf(1), label: 'Desk', isPreferred: false, ...email },
    ];
  };

  const site = (place: PlaceRecord): Row => ({
    __typename: 'Site',
    id: of('place', place.key),
    code: place.city.slice(0, 3).toUpperCase() + String(place.key),
    name: place.name,
    timeZone: place.zone,
    address: {
      street: place.street,
      suburb: place.city,
      state: place.state,
      postcode: place.postalCode,
      country: 'US',
    },
    contactMethods: () => contactsOf(place),
    departments: () => departmentKeysOf(place.key).map(departmentOf),
    rooms: () => roomKeysOf(place.key).map(roomOf),
    openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      opens: '08:00',
      closes: weekday === 6 ? '13:00' : '18:00',
    })),
    team: () => practice.providers.filter((person) => person.isActive && worksAt(person, place)).map(member),
    closedOn: null,
  });

  const member = (person: ProviderRecord): Row => ({
    __typename: 'TeamMember',
    id: of('provider', person.key),
    name: {
      given: person.givenName,
      family: person.familyName,
      full: fullNameOf(person),
      postNominals: person.title,
    },
    profession: professions[person.role],
    workEmail: person.email,
    sites: () => practice.places.filter((place) => worksAt(person, place)).map(site),
    careTeams: () => practice.places.filter((place) => person.isActive && worksAt(person, place)).map(careTeam),
    leftOn: person.isActive ? null : '2025-06-30',
  });

  const careTeam = (place: PlaceRecord): Row => ({
    __typename: 'CareTeam',
    id: idText('CareTeam', place.key),
    name: `${place.city} care team`,
    site: () => site(place),
    memberships() {
      const people = practice.providers.filter((person) => person.isActive && worksAt(person, place));
      const lead = people.find(({ role }) => role === 'veterinarian') ?? people[0];
      return people.map((person) => ({
        role: person === lead ? 'LEAD' : 'SUPPORT',
        member: () => member(person),
      }));
    },
  });

  const integration = (): Row => ({
    __typename: 'Integration',
    id: idText('Integration', 1),
    name: 'Desk integration',
    scopes: ['registry', 'diary', 'roster', 'clinical:read', 'accounts', 'inbox'],
  });

  return {
    site,
    siteOf,
    departmentOf,
    roomOf,
    roomKeysOf,
    departmentKeysOf,
    contactOf(key) {
      const id = idText('ContactMethod', key ?? 0);
      return practice.places.flatMap(contactsOf).find((contact) => contact['id'] === id) ?? null;
    },
    member,
    memberOf(key) {
      const person = rowOf(practice.providers, key);
      return person && member(person);
    },
    careTeam,
    consultType: (type) => ({
      __typename: 'ConsultType',
      id: of('visitType', type.key),
      name: type.name,
      usualDuration: durationText(type.minutes),
      colour: type.color,
      bookableOnline: type.isBookable,
      retiredOn: null,
    }),
    integration,
    group: () => ({
      __typename: 'PracticeGroup',
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      currency: 'USD',
      locale: 'en-US',
      sites: () => practice.places.map(site),
    }),
    audit(row, isDiscarded) {
      const people = practice.providers.filter(({ isActive }) => isActive);
      const actorOf = (number: number): Row => {
        const person = people[number % people.length];
        const isOurs = 'start' in row && memory.bookings.get(row.key)?.isOurs === true;
        return person === undefined || isOurs || number % 5 === 0 ? integration() : member(person);
      };
      return {
        createdAt: instantText(row.createdAt),
        createdBy: () => actorOf(row.key),
        modifiedAt: instantText(row.updatedAt),
        modifiedBy: () => actorOf(row.key + 1),
        discardedAt: isDiscarded ? instantText(row.updatedAt) : null,
      };
    },
  };
}

function worksAt({ placeKeys }: ProviderRecord, { key }: PlaceRecord): boolean {
  return placeKeys.includes(key);
}
