import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { classCodeOf } from './codes.ts';
import { type FindBy, isFound } from './find.ts';
import { givenKey, keyOf } from './lookups.ts';
import { pawprintMedical } from './medical.ts';
import { createMemory } from './memory.ts';
import { pawprintMoney } from './money.ts';
import { pawprintRecords } from './records.ts';
import { pawprintSystem } from './system.ts';
import {
  day8,
  dayOf8,
  fault,
  isInBook,
  numberOf,
  type PageArgs,
  pageOf,
  pawprintIds,
  stateOfLetter,
  time4,
  type YesNo,
} from './values.ts';
import { pawprintWrites } from './writes.ts';

interface ClnBrowse extends PageArgs {
  readonly clnStat?: string | null;
  readonly hospNo?: number | null;
  readonly classCd?: string | null;
  readonly chgFromDt?: string | null;
  readonly sortBy: 'CLNNO' | 'NAME' | 'CITY' | null;
}

interface PetBrowse extends PageArgs {
  readonly clnNo?: number | null;
  readonly speciesCd?: string | null;
  readonly petStat?: string | null;
  readonly nameTxt?: string | null;
}

interface AptBook extends PageArgs {
  readonly hospNo: number;
  readonly fromDt: string;
  readonly thruDt: string;
  readonly drNo?: number | null;
  readonly aptStat?: string | null;
  readonly inclDel: YesNo | null;
}

const longestSpan = 31;
const mostFound = 200;
const areas: Readonly<Record<string, string>> = { arrived: 'Lobby', inProgress: 'Exam', ready: 'Checkout' };
const sorts: Readonly<Record<string, (one: ClientRecord, other: ClientRecord) => number>> = {
  CLNNO: (one, other) => one.key - other.key,
  NAME: byFamilyName,
  CITY: (one, other) => (one.city === other.city ? one.key - other.key : one.city < other.city ? -1 : 1),
};

/** Resolvers of Pawprint SQL. */
export function pawprintRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  const records = pawprintRecords(backstage, memory);
  const { key } = pawprintIds;
  const onFile = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const stateOf = (letter: string): AppointmentRecord['state'] => {
    const state = stateOfLetter(letter);
    if (!state) throw fault(1022, `'${letter}' is not a code of APTSTAT`, 'aptStat');
    return state;
  };

  return {
    hospAll: () => practice.places.map(records.hosp),
    hospGet: ({ hospNo }: { readonly hospNo: number }) => records.hospOf(key('place', hospNo)),
    drAll({ hospNo, inclTerm }: { readonly hospNo?: number | null; readonly inclTerm: YesNo | null }) {
      const placeKey = givenKey(practice, 'place', hospNo) ?? null;
      return practice.providers
        .filter((row) => inclTerm === 'Y' || row.isActive)
        .filter(({ placeKeys }) => placeKey === null || placeKeys.includes(placeKey))
        .map(records.dr);
    },
    drGet: ({ drNo }: { readonly drNo: number }) => records.drOf(key('provider', drNo)),
    aptCodeAll: () => practice.visitTypes.map(records.code),

    clnBrowse(args: ClnBrowse) {
      const placeKey = givenKey(practice, 'place', args.hospNo) ?? null;
      const since = args.chgFromDt ? dayOf8(args.chgFromDt, 'chgFromDt').replaceAll('-', '') : null;
      const zone = (row: ClientRecord): string => rowOf(practice.places, row.placeKey)?.zone ?? memory.zone;
      const rows = onFile()
        .filter((row) => !args.clnStat || (args.clnStat === 'A' ? row.isActive : args.clnStat === 'I' && !row.isActive))
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter(({ tags }) => !args.classCd || tags.some((tag) => classCodeOf(tag) === args.classCd))
        .filter((row) => since === null || day8(row.updatedAt, zone(row)) >= since)
        .toSorted(sorts[args.sortBy ?? 'CLNNO']);
      return pageOf(rows, args, cap, records.cln);
    },
    clnGet({ clnNo }: { readonly clnNo: number }) {
      const row = rowOf(onFile(), key('client', clnNo));
      return row && records.cln(row);
    },
    clnFind(args: { readonly findTxt: string; readonly findBy: FindBy | null; readonly maxRecs: number | null }) {
      const most = Math.max(0, Math.min(args.maxRecs ?? 40, mostFound));
      return onFile()
        .filter((row) => isFound(practice, row, args.findTxt, args.findBy ?? 'ANY'))
        .toSorted(byFamilyName)
        .slice(0, most)
        .map(records.cln);
    },

    petBrowse(args: PetBrowse) {
      const clientKey = givenKey(practice, 'client', args.clnNo) ?? null;
      const start = (args.nameTxt ?? '').toLowerCase();
      const letterOf = (row: { readonly isActive: boolean; readonly isDeceased: boolean }): string =>
        row.isDeceased ? 'D' : row.isActive ? 'A' : 'I';
      const rows = practice.patients
        .filter((row) => clientKey === null || row.clientKey === clientKey)
        .filter(({ species }) => !args.speciesCd || memory.species.codeOf(species) === args.speciesCd)
        .filter((row) => !args.petStat || letterOf(row) === args.petStat)
        .filter(({ name }) => name.toLowerCase().startsWith(start))
        .toSorted((one, other) => one.key - other.key);
      return pageOf(rows, args, cap, records.pet);
    },
    petGet: ({ petNo }: { readonly petNo: number }) => records.petOf(key('patient', petNo)),
    petByChip({ chipNo }: { readonly chipNo: string }) {
      const row = practice.patients.find(({ microchip }) => microchip === chipNo);
      return row ? records.pet(row) : null;
    },

    aptBook(args: AptBook) {
      const placeKey = keyOf(practice, 'place', args.hospNo);
      const [from, thru] = [dayOf8(args.fromDt, 'fromDt'), dayOf8(args.thruDt, 'thruDt')];
      if (thru < from) throw fault(1023, 'thruDt is before fromDt', 'thruDt');
      if ((Date.parse(thru) - Date.parse(from)) / 86_400_000 >= longestSpan)
        throw fault(1024, `No more than ${String(longestSpan)} days at a time`, 'thruDt');
      const providerKey = givenKey(practice, 'provider', args.drNo) ?? null;
      const state = args.aptStat ? stateOf(args.aptStat) : null;
      const isOnDays = (row: AppointmentRecord): boolean => {
        const day = wallDay(row.start, zoneOf(practice, row));
        return from <= day && day <= thru;
      };
      const rows = practice.appointments
        .filter((row) => row.placeKey === placeKey && (args.inclDel === 'Y' || isInBook(row)))
        .filter((row) => providerKey === null || row.providerKey === providerKey)
        .filter((row) => (state === null || row.state === state) && isOnDays(row))
        .toSorted(byStart);
      return pageOf(rows, args, cap, records.apt);
    },
    aptGet({ aptNo }: { readonly aptNo: number }) {
      const row = rowOf(practice.appointments, key('appointment', aptNo));
      return row && records.apt(row);
    },
    aptOpen(args: {
      readonly hospNo: number;
      readonly forDt: string;
      readonly aptCd: string;
      readonly drNo?: number | null;
    }) {
      const placeKey = keyOf(practice, 'place', args.hospNo);
      const zone = rowOf(practice.places, placeKey)?.zone ?? memory.zone;
      const request = {
        placeKey,
        typeKey: keyOf(practice, 'visitType', args.aptCd),
        providerKey: givenKey(practice, 'provider', args.drNo) ?? null,
        days: [dayOf8(args.forDt, 'forDt')],
      };
      return openingsOf(backstage, request)
        .filter(({ taken }) => !taken)
        .map(({ start, minutes, providerKey }) => ({
          hospNo: args.hospNo,
          openDt: args.forDt,
          openTm: time4(start, zone),
          openLen: minutes,
          drNo: numberOf('provider', providerKey),
          dr: () => records.drOf(providerKey),
        }));
    },
    whtBoard({ hospNo }: { readonly hospNo: number }): readonly Row[] {
      const placeKey = keyOf(practice, 'place', hospNo);
      const zone = rowOf(practice.places, placeKey)?.zone ?? memory.zone;
      const today = day8(now(), zone);
      return practice.appointments
        .filter((row) => row.placeKey === placeKey && isInBook(row) && day8(row.start, zone) === today)
        .toSorted(byStart)
        .flatMap((row) => {
          const area = areas[row.state];
          const client = rowOf(practice.clients, row.clientKey);
          if (area === undefined) return [];
          return {
            apt: () => records.apt(row),
            petName: rowOf(practice.patients, row.patientKey)?.name ?? '',
            clnName: client ? fullNameOf(client) : '',
            areaTxt: area,
            sinceTm: memory.extras.get(row.key)?.inTm ?? null,
          };
        });
    },
    ...pawprintMedical(backstage, records, memory),
    ...pawprintMoney(backstage, records, memory),
    ...pawprintSystem(backstage, records, memory),
    ...pawprintWrites(backstage, records, memory),
  };
}
