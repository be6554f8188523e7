import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { currawongIds, idText, keyOfName } from './ids.ts';
import {
  checkedWindow,
  connection,
  type DateWindow,
  digitsOf,
  fitsId,
  fitsText,
  type IdMatch,
  type Order,
  ordered,
  type PageArgs,
  type TextMatch,
} from './lists.ts';
import type { CurrawongMemory, WaitlistRow } from './memory.ts';
import type { Loaders, Shown } from './parts.ts';
import { codeOf, folded, instantIn, isBooking, referenceOf, statusWords, zoneOfPlace } from './values.ts';

interface ListArgs<Where> extends PageArgs {
  readonly where?: Where | null;
  readonly orderBy?: readonly Order[] | null;
  readonly discarded: 'EXCLUDE' | 'INCLUDE' | 'ONLY';
}

interface HouseholdWhere {
  readonly name?: TextMatch | null;
  readonly email?: TextMatch | null;
  readonly phone?: TextMatch | null;
  readonly standing?: readonly string[] | null;
  readonly homeSiteId?: IdMatch | null;
  readonly flagId?: IdMatch | null;
  readonly modifiedSince?: string | null;
}

interface AnimalWhere {
  readonly name?: TextMatch | null;
  readonly householdId?: IdMatch | null;
  readonly speciesId?: IdMatch | null;
  readonly microchip?: TextMatch | null;
  readonly lifeStatus?: readonly string[] | null;
  readonly modifiedSince?: string | null;
}

interface BookingWhere {
  readonly siteId?: IdMatch | null;
  readonly ledById?: IdMatch | null;
  readonly householdId?: IdMatch | null;
  readonly animalId?: IdMatch | null;
  readonly consultTypeId?: IdMatch | null;
  readonly status?: readonly string[] | null;
  readonly modifiedSince?: string | null;
}

interface ById {
  readonly id: string;
}

const { of, key } = currawongIds;
const fewestDigits = 4;

/** Searches that the box at the top and the lists share. */
export interface Matching {
  readonly client: (client: ClientRecord, text: string) => boolean;
}

/** How text finds households. */
export function matchingIn({ practice }: Backstage): Matching {
  const startsWord = (text: string, word: string): boolean =>
    folded(text)
      .split(/[\s\-']+/)
      .some((part) => part.startsWith(word)) || folded(text).startsWith(word);
  return {
    client(client, text) {
      const wanted = folded(text).trim();
      if (wanted === '') return true;
      const digits = digitsOf(wanted);
      const isNumber = digits.length >= fewestDigits && /^[\d\s()+.-]+$/.test(wanted);
      if (isNumber && client.phones.some(({ value }) => digitsOf(value).includes(digits))) return true;
      if (folded(codeOf(client)) === wanted || client.emails.some((email) => folded(email).includes(wanted)))
        return true;
      const animals = practice.patients.filter(({ clientKey }) => clientKey === client.key);
      const texts = [client.givenName ?? '', client.familyName, ...animals.map(({ name }) => name)];
      return (
        texts.some((each) => folded(each).startsWith(wanted)) ||
        wanted.split(/\s+/).every((word) => texts.some((each) => startsWord(each, word)))
      );
    },
  };
}

function isWanted(isDiscarded: boolean, discarded: ListArgs<unknown>['discarded']): boolean {
  return discarded === 'INCLUDE' || isDiscarded === (discarded === 'ONLY');
}

/** The registry and the diary. */
export function currawongFrontDesk(
  backstage: Backstage,
  memory: CurrawongMemory,
  shown: Shown,
): { readonly roots: Row; readonly loaders: Loaders } {
  const { practice, cap } = backstage;
  const { people, diary, places } = shown;
  const matching = matchingIn(backstage);
  const isSince = (updatedAt: number, since: string | null | undefined): boolean =>
    !since || updatedAt >= instantIn(since);

  const fitsClient = (row: ClientRecord, where: HouseholdWhere): boolean =>
    fitsText(where.name, [[row.givenName, row.familyName].filter(Boolean).join(' '), row.familyName]) &&
    fitsText(where.email, row.emails) &&
    fitsText(
      where.phone,
      row.phones.map(({ value }) => value),
      digitsOf,
    ) &&
    (!where.standing || where.standing.includes(row.isActive ? 'ACTIVE' : 'INACTIVE')) &&
    fitsId(where.homeSiteId, of('place', row.placeKey)) &&
    (!where.flagId || row.tags.some((tag) => fitsId(where.flagId, idText('Flag', keyOfName(tag))))) &&
    isSince(row.updatedAt, where.modifiedSince);
  const fitsPatient = (row: PatientRecord, where: AnimalWhere): boolean =>
    fitsText(where.name, [row.name]) &&
    fitsId(where.householdId, row.clientKey === null ? null : of('client', row.clientKey)) &&
    fitsId(where.speciesId, idText('Species', keyOfName(row.species))) &&
    fitsText(where.microchip, row.microchip === null ? [] : [row.microchip]) &&
    (!where.lifeStatus || where.lifeStatus.includes(row.isDeceased ? 'DECEASED' : 'LIVING')) &&
    isSince(row.updatedAt, where.modifiedSince);
  const fitsBooking = (row: AppointmentRecord, where: BookingWhere): boolean => {
    const idOf = (kind: 'provider' | 'client' | 'patient', own: number | null): string | null =>
      own === null ? null : of(kind, own);
    return (
      fitsId(where.siteId, of('place', row.placeKey)) &&
      fitsId(where.ledById, idOf('provider', row.providerKey)) &&
      fitsId(where.householdId, idOf('client', row.clientKey)) &&
      fitsId(where.animalId, idOf('patient', row.patientKey)) &&
      fitsId(where.consultTypeId, of('visitType', row.typeKey)) &&
      (!where.status || where.status.includes(statusWords[row.state])) &&
      isSince(row.updatedAt, where.modifiedSince)
    );
  };

  const waiting = (row: WaitlistRow): Row => ({
    __typename: 'WaitlistEntry',
    id: idText('WaitlistEntry', row.key),
    household: () => people.householdOf(row.clientKey),
    animal() {
      const own = practice.patients.find((each) => each.clientKey === row.clientKey && !each.isDeceased);
      return own ? people.animal(own) : null;
    },
    site: () => places.siteOf(rowOf(practice.places, row.placeKey)?.key ?? practice.places[0]?.key ?? null),
    consultType() {
      const type = practice.visitTypes.find(({ isBlock }) => !isBlock);
      return type ? places.consultType(type) : null;
    },
    wants: row.wants,
    since: row.since,
  });

  const roots = {
    registry: {
      household: ({ id }: ById) => people.householdOf(key('client', id)),
      householdByCode({ code }: { readonly code: string }) {
        const row = practice.clients.find((client) => codeOf(client) === code.toUpperCase());
        return row ? people.household(row) : null;
      },
      households(args: ListArgs<HouseholdWhere> & { readonly matching?: string | null }) {
        const rows = practice.clients
          .filter((row) => isWanted(row.isDeleted, args.discarded))
          .filter((row) => fitsClient(row, args.where ?? {}) && matching.client(row, args.matching ?? ''));
        const values = {
          REGISTERED: (row: ClientRecord) => row.createdAt,
          FAMILY_NAME: (row: ClientRecord) => folded(`${row.familyName}\n${row.givenName ?? ''}`),
          MODIFIED: (row: ClientRecord) => row.updatedAt,
        };
        return connection(ordered(rows, args.orderBy, values), args, cap, people.household);
      },
      animal: ({ id }: ById) => people.animalOf(key('patient', id)),
      animalByMicrochip({ microchip }: { readonly microchip: string }) {
        const row = practice.patients.find((patient) => patient.microchip === digitsOf(microchip));
        return row ? people.animal(row) : null;
      },
      animals(args: Omit<ListArgs<AnimalWhere>, 'discarded'>) {
        const rows = practice.patients.filter((row) => fitsPatient(row, args.where ?? {}));
        const values = {
          REGISTERED: (row: PatientRecord) => row.createdAt,
          NAME: (row: PatientRecord) => folded(row.name),
          BORN: (row: PatientRecord) => row.birthDate ?? '',
        };
        return connection(ordered(rows, args.orderBy, values), args, cap, people.animal);
      },
      species: () => people.species(),
      breeds: ({ speciesId }: { readonly speciesId: string }) =>
        people.breeds().filter((row) => isRow(row['species']) && row['species']['id'] === speciesId),
      flags: () => people.flags(),
    },
    diary: {
      booking({ id }: ById) {
        const row = rowOf(practice.appointments, key('appointment', id));
        return row && isBooking(row) ? diary.booking(row) : null;
      },
      bookingByReference({ reference }: { readonly reference: string }) {
        const row = practice.appointments.find(
          (each) => isBooking(each) && referenceOf(each) === reference.toUpperCase(),
        );
        return row ? diary.booking(row) : null;
      },
      bookings({
        window,
        orderBy,
        ...args
      }: Omit<ListArgs<BookingWhere>, 'orderBy'> & { readonly window: DateWindow; readonly orderBy?: Order | null }) {
        const { from, to } = checkedWindow(window);
        const rows = practice.appointments
          .filter(
            (row) => isBooking(row) && isWanted(row.isDeleted, args.discarded) && fitsBooking(row, args.where ?? {}),
          )
          .filter((row) => {
            const day = wallDay(row.start, zoneOfPlace(practice, row.placeKey));
            return day >= from && day <= to;
          })
          .toSorted(byStart);
        const values = {
          STARTS: (row: AppointmentRecord) => row.start,
          MADE: (row: AppointmentRecord) => row.createdAt,
          MODIFIED: (row: AppointmentRecord) => row.updatedAt,
        };
        return connection(ordered(rows, orderBy ? [orderBy] : [], values), args, cap, diary.booking);
      },
      // Types of time that is kept free are none of a consult.
      consultTypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(places.consultType),
      waitlist({ siteId }: { readonly siteId?: string | null }) {
        return memory.waitlist.filter(({ placeKey }) => !siteId || of('place', placeKey) === siteId).map(waiting);
      },
    },
  };
  const waitingOf = (number: number): Row | null => {
    const row = rowOf(memory.waitlist, number);
    return row && waiting(row);
  };
  return { roots, loaders: { WaitlistEntry: waitingOf } };
}
