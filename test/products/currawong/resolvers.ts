import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { currawongAccounts } from './accounts.ts';
import { currawongBackOffice } from './backOffice.ts';
import { currawongBookingWrites } from './bookingWrites.ts';
import { currawongDiary } from './diary.ts';
import { currawongFrontDesk, matchingIn } from './frontDesk.ts';
import { currawongHouseholdWrites } from './householdWrites.ts';
import { idKey, type NodeType, typeOfId } from './ids.ts';
import { createMemory } from './memory.ts';
import type { Loaders, Shown } from './parts.ts';
import { currawongPeople } from './people.ts';
import { currawongPlaces } from './places.ts';
import { badArgument, folded, isBooking } from './values.ts';

interface SearchArgs {
  readonly text: string;
  readonly among?: readonly string[] | null;
  readonly limit: number;
}

/** Resolvers of Currawong. */
export function currawongRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(backstage);
  const places = currawongPlaces(backstage, memory);
  const people = currawongPeople(backstage, memory, () => shown);
  const diary = currawongDiary(backstage, memory, () => shown);
  const accounts = currawongAccounts(backstage, memory, () => shown);
  const shown: Shown = { places, people, diary, accounts: accounts.shown };
  const frontDesk = currawongFrontDesk(backstage, memory, shown);
  const backOffice = currawongBackOffice(backstage, shown);
  const matching = matchingIn(backstage);

  const bookingOf = (key: number): Row | null => {
    const row = rowOf(practice.appointments, key);
    return row && isBooking(row) ? diary.booking(row) : null;
  };
  const named = (rows: readonly Row[], type: NodeType, key: number): Row | null =>
    rows.find((row) => idKey(type, row['id']) === key) ?? null;
  const hasPlace = (key: number): boolean => rowOf(practice.places, Math.floor(key / 10)) !== null;
  const loaders: Loaders = {
    PracticeGroup: (key) => (key === practice.organization.key ? places.group() : null),
    Site: places.siteOf,
    TeamMember: places.memberOf,
    Household: people.householdOf,
    Animal: people.animalOf,
    Booking: bookingOf,
    Slot(key) {
      const row = rowOf(practice.appointments, key);
      return row && isBooking(row) ? diary.slot(row) : null;
    },
    RosterBlock(key) {
      const row = rowOf(practice.appointments, key);
      return row && !isBooking(row) ? diary.block(row) : null;
    },
    ConsultType(key) {
      const type = rowOf(practice.visitTypes, key);
      return type && !type.isBlock ? places.consultType(type) : null;
    },
    Department: (key) => (hasPlace(key) && key % 10 < 3 ? places.departmentOf(key) : null),
    Room: (key) => (hasPlace(key) && key % 10 < 5 ? places.roomOf(key) : null),
    CareTeam(key) {
      const place = rowOf(practice.places, key);
      return place && places.careTeam(place);
    },
    Carer: people.carerOf,
    Flag: (key) => named(people.flags(), 'Flag', key),
    Species: (key) => named(people.species(), 'Species', key),
    Breed: (key) => named(people.breeds(), 'Breed', key),
    Integration: (key) => (key === 1 ? places.integration() : null),
    ContactMethod: (key) => people.contactOf(key) ?? places.contactOf(key),
    ...frontDesk.loaders,
    ...accounts.loaders,
    ...backOffice.loaders,
  };
  const node = (id: string): Row | null => {
    const type = typeOfId(id);
    const key = type && idKey(type, id);
    return type === null || key === null ? null : (loaders[type]?.(key) ?? null);
  };

  return {
    node: ({ id }: { readonly id: string }) => node(id),
    nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map(node),
    viewer: {
      integration: places.integration,
      practiceGroup: places.group,
      defaultSite: () => places.siteOf(practice.places[0]?.key ?? null),
    },
    practiceGroup: places.group,
    search({ text, among, limit }: SearchArgs) {
      const wanted = folded(text).trim();
      if (wanted.length < 2) throw badArgument('Give two letters at least');
      const isAmong = (scope: string): boolean => !among || among.includes(scope);
      const households = practice.clients.filter((row) => !row.isDeleted && matching.client(row, text));
      const animals = practice.patients.filter(({ name }) => folded(name).startsWith(wanted));
      const team = practice.providers.filter((row) => row.isActive && folded(fullNameOf(row)).includes(wanted));
      return [
        ...(isAmong('HOUSEHOLDS') ? households.map((row) => () => people.household(row)) : []),
        ...(isAmong('ANIMALS') ? animals.map((row) => () => people.animal(row)) : []),
        ...(isAmong('TEAM') ? team.map((row) => () => places.member(row)) : []),
      ]
        .slice(0, Math.max(0, Math.min(limit, cap)))
        .map((show) => show());
    },
    ...frontDesk.roots,
    ...backOffice.roots,
    ...accounts.roots,
    ...currawongHouseholdWrites(backstage, memory, shown),
    ...currawongBookingWrites(backstage, memory, shown),
  };
}
