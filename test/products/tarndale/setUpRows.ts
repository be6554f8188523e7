import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { breedName, idOfName, type TarndaleMemory } from './memory.ts';
import type { TableMakers } from './tables.ts';
import { daysAfter, disciplines, idOf, momentIn, placeDay, zoneOfPlace } from './values.ts';

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const columnCaptions = ['Consult 1', 'Consult 2', 'Theatre'];
const profileOf: Readonly<Record<ProviderRecord['role'], number>> = { veterinarian: 1, technician: 2, groomer: 3 };
const production = new Set(['Bovine', 'Ovine']);
const colours = ['#b23b3b', '#3b6fb2', '#3bb26a', '#b2923b'];

/** The id of a centre's column of the diary. */
export function columnId(placeKey: number, position: number): number {
  return placeKey * 10 + position;
}

/** The columns of the diary of a centre, by their ids. */
export function columnIdsOf(placeKey: number): readonly number[] {
  return columnCaptions.map((_, index) => columnId(placeKey, index + 1));
}

/** Names with those that the records of the practice have, too. */
function known(names: string[], used: readonly string[]): readonly string[] {
  for (const name of new Set(used)) idOfName(names, name);
  return names;
}

/** What a business sets up: centres, staff and their rosters, purposes, and the words of its lists. */
export function setUpMakers({ practice, now }: Backstage, memory: TarndaleMemory): TableMakers {
  const { places, providers, visitTypes } = practice;
  return {
    Centre: (rowsOf) =>
      places.map((place) => ({
        id: idOf('place', place.key),
        shortCode: place.city.slice(0, 3).toUpperCase() + String(place.key),
        name: place.name,
        address: {
          street: place.street,
          suburb: null,
          town: place.city,
          region: place.state,
          postcode: place.postalCode,
        },
        phone: place.phone,
        emailAddress: place.email,
        ianaTimeZone: place.zone,
        operators: () => {
          const there = providers.filter(({ placeKeys }) => placeKeys.includes(place.key)).map(({ key }) => key);
          return rowsOf('Operator').filter(({ id }) => there.some((key) => idOf('provider', key) === id));
        },
      })),
    OpeningHours: () =>
      places.flatMap(({ key }) =>
        days.slice(1).map((dayOfWeek, index) => ({
          id: key * 10 + index,
          centreId: idOf('place', key),
          dayOfWeek,
          opensAt: 'PT8H',
          closesAt: dayOfWeek === 'SATURDAY' ? 'PT12H30M' : 'PT17H30M',
        })),
      ),
    DiaryColumn: () =>
      places.flatMap(({ key }) =>
        columnCaptions.map((caption, index) => ({
          id: columnId(key, index + 1),
          centreId: idOf('place', key),
          caption,
          position: index + 1,
        })),
      ),
    Operator: (rowsOf) =>
      providers.map((row) => ({
        id: idOf('provider', row.key),
        operatorCode: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 2)}`.toUpperCase(),
        givenName: row.givenName,
        surname: row.familyName,
        qualifications: row.title,
        discipline: disciplines[row.role],
        registrationNumber: row.role === 'veterinarian' ? `V${String(7300 + row.key)}` : null,
        emailAddress: row.email,
        isCurrent: row.isActive,
        securityProfileId: profileOf[row.role],
        centres: () =>
          rowsOf('Centre').filter(({ id }) => row.placeKeys.some((placeKey) => idOf('place', placeKey) === id)),
      })),
    RosterShift: () => {
      const shifts = providers.flatMap((member) =>
        member.isActive
          ? member.placeKeys.flatMap((placeKey, turn) =>
              Array.from({ length: 7 }, (_, later) => ({ member, placeKey, later, isTurn: later % 2 === turn % 2 })),
            )
          : [],
      );
      return shifts
        .filter(({ isTurn, member }) => isTurn || member.placeKeys.length === 1)
        .map(({ member, placeKey, later }, index): Row => {
          const zone = zoneOfPlace(practice, placeKey);
          const day = placeDay(practice, placeKey, now(), later);
          return {
            id: index + 1,
            operatorId: idOf('provider', member.key),
            centreId: idOf('place', placeKey),
            startsAt: momentIn(instantOfWall(`${day}T08:00:00`, zone), zone),
            finishesAt: momentIn(instantOfWall(`${day}T17:00:00`, zone), zone),
            isOnCall: member.role === 'veterinarian' && later % 7 === member.key % 7,
          };
        });
    },
    DiaryPurpose: () =>
      visitTypes.map((row) => ({
        id: idOf('visitType', row.key),
        name: row.name,
        defaultMinutes: row.minutes,
        colour: row.color,
        isBlockOut: row.isBlock,
        allowOnlineBooking: row.isBookable,
      })),
    SecurityProfile: () =>
      ['Veterinarian', 'Nurse', 'Front of house'].map((name, index) => ({
        id: index + 1,
        name,
        canVoidInvoices: index === 0,
        canEditHistory: index < 2,
        canSeeTakings: index === 0,
      })),
    AccountFlag: () =>
      known(
        memory.flagNames,
        practice.clients.flatMap(({ tags }) => tags),
      ).map((caption, index) => ({
        id: index + 1,
        caption,
        colour: colours[index % colours.length],
        alertOnOpen: index % 2 === 0,
      })),
    TradingTerms: () => [
      { id: 1, name: 'On the day', daysToPay: 0, accountFee: 0 },
      { id: 2, name: '20th of the month following', daysToPay: 20, accountFee: 5 },
    ],
    ReferralSource: () =>
      ['Word of mouth', 'Drove past', 'Internet search', 'Other clinic'].map((name, index) => ({
        id: index + 1,
        name,
      })),
    Species: () =>
      known(
        memory.speciesNames,
        practice.patients.map(({ species }) => species),
      ).map((name, index) => ({ id: index + 1, name, isProductionAnimal: production.has(name) })),
    Breed: () =>
      known(
        memory.breedNames,
        practice.patients.flatMap((row) => breedName(row) ?? []),
      ).map((entry, index) => {
        const [species = '', name = ''] = entry.split('/');
        return { id: index + 1, name, speciesId: memory.speciesNames.indexOf(species) + 1 };
      }),
    SystemSetting: () =>
      [
        ['diary.slotMinutes', '15', true],
        ['reminders.sendAt', '09:00', true],
        ['statements.closeOff', daysAfter(placeDay(practice, null, now()), 12), false],
        ['accounts.nextCode', String(practice.clients.length + 1), false],
      ].map(([settingKey, settingValue, isPerCentre], index) => ({
        id: index + 1,
        settingKey,
        settingValue,
        isPerCentre,
      })),
  };
}
