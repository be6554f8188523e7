import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Commerce } from './commerce.ts';
import { codeOf, disciplines, laterDay, ownId, ownRow, quillmereIds, utc } from './words.ts';

/** The rows of hospitals and of colleagues. */
export interface Estate {
  readonly regions: () => readonly Row[];
  /** The places of a region; none where there is no such region. */
  readonly placesOfRegion: (id: string) => readonly PlaceRecord[];
  readonly tierOf: (row: PlaceRecord) => string;
  readonly hospital: (row: PlaceRecord) => Row;
  readonly hospitalOf: (key: number) => Row | null;
  readonly colleague: (row: ProviderRecord) => Row;
  readonly colleagueOf: (key: number | null) => Row | null;
  readonly duties: () => readonly Row[];
  readonly absences: () => readonly AbsenceRow[];
  readonly absence: (row: AbsenceRow) => Row;
  readonly shifts: (place: PlaceRecord, days: readonly string[]) => readonly Row[];
}

/** Days on which a colleague is away. */
export interface AbsenceRow {
  readonly key: number;
  readonly provider: ProviderRecord;
  readonly cause: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

const id = quillmereIds.of;
const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const dutyRows = [
  { key: 1, title: 'Clinician', entitlements: ['casebook.write', 'diary.write', 'prescriptions.write'] },
  { key: 2, title: 'Nurse', entitlements: ['casebook.write', 'diary.write', 'stock.count'] },
  { key: 3, title: 'Client care', entitlements: ['diary.write', 'keepers.write', 'payments.take'] },
];

/** Makes the rows of team people that don't concern keepers. */
export function quillmereEstate({ practice, now }: Backstage, commerce: () => Commerce): Estate {
  const regionNames = (): readonly string[] => [...new Set(practice.places.map(({ state }) => state))].toSorted();
  const regionRows = (): readonly { readonly key: number; readonly title: string }[] =>
    regionNames().map((title, index) => ({ key: index + 1, title }));
  const region = ({ key, title }: { readonly key: number; readonly title: string }): Row => ({
    id: ownId('region', key),
    title,
    hospitals: () => practice.places.filter(({ state }) => state === title).map(hospital),
  });
  const tierOf = ({ key }: PlaceRecord): string => (key === 1 ? 'HOSPITAL' : key % 3 === 0 ? 'BRANCH' : 'PRACTICE');
  const staffOf = ({ key }: PlaceRecord): readonly ProviderRecord[] =>
    practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(key));

  const hospital = (row: PlaceRecord): Row => ({
    __typename: 'Hospital',
    id: id('place', row.key),
    siteCode: `${codeOf(row.name).replaceAll('_', '').slice(0, 3)}${String(row.key)}`,
    title: row.name,
    tier: tierOf(row),
    region: () =>
      regionRows()
        .filter(({ title }) => title === row.state)
        .map(region)[0],
    premises: {
      lineOne: row.street,
      lineTwo: null,
      postTown: row.city,
      county: row.state,
      postcode: row.postalCode,
    },
    switchboard: row.phone,
    mailbox: row.email,
    timeZone: row.zone,
    openingHours: weekdays
      .slice(0, 6)
      .map((weekday) => ({ weekday, opensAt: '08:00:00', closesAt: weekday === 'SAT' ? '13:00:00' : '19:00:00' })),
    rooms: ['Consult 1', 'Consult 2', 'Theatre', 'Kennels'].map((label, index) => ({
      id: ownId('room', row.key, index),
      label,
      use: ['CONSULTING', 'CONSULTING', 'THEATRE', 'KENNELS'][index],
    })),
    colleagues: ({ discipline }: { readonly discipline?: string | null }) =>
      staffOf(row)
        .filter(({ role }) => !discipline || disciplines[role] === discipline)
        .map(colleague),
    preferences: [
      { key: 'diary.grid', value: { minutes: 5 }, changedAt: utc(Date.parse('2026-02-01T09:00:00Z')) },
      { key: 'desk.askForWeight', value: row.key % 2 === 1, changedAt: utc(Date.parse('2026-04-13T08:30:00Z')) },
    ],
    stock: (args: { readonly belowMinimum: boolean }) => commerce().stockOf(row, args.belowMinimum),
  });
  const hospitalOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && hospital(row);
  };

  const absences = (): readonly AbsenceRow[] =>
    practice.providers
      .filter(({ key, isActive }) => isActive && key % 2 === 0)
      .map((provider) => {
        const firstDay = laterDay(wallDay(now(), 'UTC'), provider.key * 3 - 4);
        return {
          key: provider.key,
          provider,
          cause: ['ANNUAL_LEAVE', 'STUDY', 'SICKNESS'][provider.key % 3] ?? 'ANNUAL_LEAVE',
          firstDay,
          lastDay: laterDay(firstDay, provider.key % 5),
        };
      });
  const absence = ({ key, provider, ...row }: AbsenceRow): Row => ({
    ...row,
    id: ownId('absence', key),
    colleague: () => colleague(provider),
    approvedBy: null,
  });
  const duty = ({ key, ...row }: (typeof dutyRows)[number]): Row => ({ id: ownId('duty', key), ...row });

  const colleague = (row: ProviderRecord): Row => ({
    __typename: 'Colleague',
    id: id('provider', row.key),
    staffNumber: String(70_000 + row.key),
    honorific: null,
    forename: row.givenName,
    surname: row.familyName,
    workEmail: row.email,
    discipline: disciplines[row.role],
    employment: row.isActive ? 'IN_POST' : 'LEAVER',
    hospitals: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(hospital),
    registration:
      row.title === null ? null : { body: 'RCVS', number: String(6_000_000 + row.key * 137), renewsOn: '2027-03-31' },
    duties: dutyRows.filter(({ key }) => key === { veterinarian: 1, technician: 2, groomer: 3 }[row.role]).map(duty),
    absences: () =>
      absences()
        .filter(({ provider }) => provider.key === row.key)
        .map(absence),
  });
  const colleagueOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && colleague(row);
  };

  /** Everybody is in from Monday to Friday, unless away. */
  const shifts = (place: PlaceRecord, days: readonly string[]): readonly Row[] => {
    const away = absences();
    return days
      .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
      .flatMap((day) =>
        staffOf(place)
          .filter(({ key }) => !away.some((row) => row.key === key && row.firstDay <= day && day <= row.lastDay))
          .map((row) => ({
            id: ownId(`shift${day}`, row.key, place.key),
            colleague: () => colleague(row),
            hospital: () => hospital(place),
            day,
            fromTime: row.key % 2 === 0 ? '08:00:00' : '10:00:00',
            toTime: row.key % 2 === 0 ? '17:00:00' : '19:00:00',
          })),
      );
  };

  return {
    regions: () => regionRows().map(region),
    placesOfRegion: (regionId) => {
      const title = ownRow(regionRows(), 'region', regionId)?.title;
      return practice.places.filter(({ state }) => state === title);
    },
    tierOf,
    hospital,
    hospitalOf,
    colleague,
    colleagueOf,
    duties: () => dutyRows.map(duty),
    absences,
    absence,
    shifts,
  };
}
