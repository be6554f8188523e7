import { instantOfWall, utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ById } from './crm.ts';
import { office } from './memory.ts';
import { employees, timesheetCodes, userRoles } from './officeRows.ts';
import { isWithin, type ListArgs, listOf, type PageArgs, pageOf } from './paging.ts';
import { type StRecords, setUp } from './records.ts';
import type { StMemory } from './memory.ts';
import { idOf, momentIn, ownId, ownKey, serviceTitanIds } from './values.ts';

type Named = ListArgs & { readonly name?: string | null };

interface NonJobArgs extends ListArgs {
  readonly technicianId?: number | string | null;
  readonly startsOnOrAfter?: string | null;
  readonly startsOnOrBefore?: string | null;
  readonly timesheetCodeId?: number | string | null;
}

interface ShiftArgs extends PageArgs {
  readonly startsOnOrAfter?: string | null;
  readonly endsOnOrBefore?: string | null;
  readonly shiftType?: string | null;
  readonly technicianId?: number | string | null;
  readonly titleContains?: string | null;
  readonly noteContains?: string | null;
}

interface Shift {
  readonly id: number;
  readonly providerKey: number;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

const dayMs = 86_400_000;
const shiftDays = 14;
const meeting = 2_901;
const two = (value: number): string => String(value).padStart(2, '0');
const isCalled = (name: string, part: string | null | undefined): boolean =>
  !part || name.toLowerCase().includes(part.trim().toLowerCase());

/** Time that is kept free, as a row. */
export function nonJobRow(row: AppointmentRecord, { practice }: Backstage, records: StRecords): Row {
  const provider = rowOf(practice.providers, row.providerKey);
  return {
    id: ownId('nonJob', row.key),
    technicianId: idOf('provider', row.providerKey ?? 0),
    technician: () => provider && records.technician(provider),
    start: utcText(row.start),
    name: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
    duration: `${two(Math.floor(row.minutes / 60))}:${two(row.minutes % 60)}:00`,
    timesheetCodeId: meeting,
    summary: null,
    clearDispatchBoard: false,
    clearTechnicianView: false,
    removeTechnicianFromCapacityPlanning: true,
    allDay: false,
    active: true,
    createdOn: utcText(row.createdAt),
    createdById: office.manager,
  };
}

/** Queries of the dispatch board and of the tenant's settings. */
export function dispatchQueries(backstage: Backstage, records: StRecords, memory: StMemory) {
  const { practice, cap, now } = backstage;
  const settled = { createdOn: setUp, modifiedOn: setUp };
  const blocks = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => row.isBlock && !row.isDeleted && row.providerKey !== null);

  /** A working day of eight hours for everybody, a week back and a week ahead, by the clock where they work. */
  const shifts = (): readonly Shift[] =>
    practice.providers
      .filter(({ isActive }) => isActive)
      .flatMap(({ key, placeKeys }) => {
        const zone = rowOf(practice.places, placeKeys[0] ?? null)?.zone ?? 'UTC';
        return Array.from({ length: shiftDays }, (_, index): Shift => {
          const day = wallDay(now() + (index - shiftDays / 2) * dayMs, zone);
          const at = (hour: string): number => instantOfWall(`${day}T${hour}:00`, zone);
          const id = ownId('shift', key * 1_000 + index);
          return { id, providerKey: key, title: 'Day', start: at('09:00'), end: at('17:00') };
        });
      });

  return {
    nonJobAppointments(args: NonJobArgs): Row {
      const latest = args.startsOnOrBefore ? momentIn(args.startsOnOrBefore, 'startsOnOrBefore') : Infinity;
      const rows = blocks().filter(
        ({ start, providerKey }) =>
          isWithin(start, args.startsOnOrAfter, null, 'starts') &&
          start <= latest &&
          (!args.technicianId || idOf('provider', providerKey ?? 0) === Number(args.technicianId)) &&
          (!args.timesheetCodeId || Number(args.timesheetCodeId) === meeting),
      );
      const facts = ({ key, createdAt }: AppointmentRecord) => ({ id: ownId('nonJob', key), createdOn: createdAt });
      return listOf(rows, facts, args, cap, (row) => nonJobRow(row, backstage, records));
    },
    nonJobAppointment({ id }: ById): Row | null {
      const row = rowOf(blocks(), ownKey('nonJob', id));
      return row && nonJobRow(row, backstage, records);
    },
    technicianShifts(args: ShiftArgs): Row {
      const latest = args.endsOnOrBefore ? momentIn(args.endsOnOrBefore, 'endsOnOrBefore') : Infinity;
      const rows = shifts().filter(
        ({ start, end, providerKey, title }) =>
          isWithin(start, args.startsOnOrAfter, null, 'starts') &&
          end <= latest &&
          (!args.shiftType || args.shiftType === 'Normal') &&
          (!args.technicianId || idOf('provider', providerKey) === Number(args.technicianId)) &&
          isCalled(title, args.titleContains) &&
          !args.noteContains,
      );
      return pageOf(rows, args, cap, ({ id, providerKey, title, start, end }) => ({
        id,
        shiftType: 'Normal',
        title,
        note: null,
        active: true,
        technicianId: idOf('provider', providerKey),
        start: utcText(start),
        end: utcText(end),
      }));
    },
    zones: (args: PageArgs): Row =>
      pageOf(practice.places, args, cap, ({ key, city, postalCode }) => ({
        id: 6_100 + key,
        active: true,
        name: city,
        zips: [postalCode],
        cities: [city],
        territoryNumbers: [],
        locnNumbers: [],
        createdBy: office.manager,
        createdOn: utcText(setUp),
        modifiedOn: utcText(setUp),
        serviceDaysEnabled: false,
        serviceDays: [],
        businessUnits: [idOf('place', key)],
      })),
    businessUnits: ({ name, ...args }: Named): Row =>
      listOf(
        practice.places.filter((row) => isCalled(row.name, name)),
        ({ key }) => ({ ...settled, id: idOf('place', key) }),
        args,
        cap,
        records.businessUnit,
      ),
    businessUnit: ({ id }: ById): Row | null => records.businessUnitOf(serviceTitanIds.key('place', id)),
    technicians: ({ name, ...args }: Named): Row =>
      listOf(
        practice.providers.filter((row) => isCalled(`${row.givenName} ${row.familyName}`, name)),
        ({ key, isActive }) => ({ ...settled, id: idOf('provider', key), active: isActive }),
        args,
        cap,
        records.technician,
      ),
    technician({ id }: ById): Row | null {
      const row = rowOf(practice.providers, serviceTitanIds.key('provider', id));
      return row && records.technician(row);
    },
    employees: ({ name, ...args }: Named): Row =>
      listOf(
        employees.filter((row) => isCalled(String(row['name']), name)),
        (row) => ({ ...settled, id: Number(row['id']) }),
        args,
        cap,
        (row) => row,
      ),
    employee: ({ id }: ById): Row | null => employees.find((row) => row['id'] === Number(id)) ?? null,
    userRoles: ({ name, ...args }: Named): Row =>
      listOf(
        userRoles.filter((row) => isCalled(String(row['name']), name)),
        (row) => ({ id: Number(row['id']) }),
        args,
        cap,
        (row) => row,
      ),
    tagTypes: (args: PageArgs): Row => pageOf(memory.tags, args, cap, records.tagType),
    timesheetCodes: (args: PageArgs): Row => pageOf(timesheetCodes, args, cap, (row) => row),
  };
}
