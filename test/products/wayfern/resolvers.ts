import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  fullNameOf,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { byPatientName, isFound, startsWith, wayfernFilters } from './filters.ts';
import { wayfernLookups } from './lookups.ts';
import { createMemory } from './memory.ts';
import { filterIn, isAmong, type ListArgs, orderedBy, pageOf } from './paging.ts';
import { queueRecords } from './queues.ts';
import { wayfernRecords } from './records.ts';
import { instantIn, listIn, notFound, phonesOf, problem, typeId, wayfernIds } from './values.ts';
import { wayfernWrites } from './writes.ts';

export interface InputArgs {
  readonly input: Row;
}

const { key, of } = wayfernIds;
const dayMs = 86_400_000;
const mostDays = 42;

/** The root fields of the product. */
export function wayfernRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(backstage);
  const base = wayfernRecords(backstage, memory);
  const records = { ...base, ...queueRecords(backstage, memory, base) };

  /** The place that a book is read of; null stands for all of them. */
  const placeIn = (id: unknown): PlaceRecord | null => {
    if (id === '-') return null;
    const place = rowOf(practice.places, key('place', String(id)));
    if (!place) throw notFound('Location', id);
    return place;
  };
  const intervalIn = (input: Row): readonly [from: number, to: number] => {
    const interval = isRow(input['interval']) ? input['interval'] : {};
    const [from, to] = [instantIn(interval, 'startTime') ?? 0, instantIn(interval, 'endTime') ?? 0];
    if (to <= from) throw problem('INVALID_ARGUMENT', 'endTime must be after startTime', 'interval.endTime');
    if (to - from > mostDays * dayMs)
      throw problem('INVALID_ARGUMENT', `interval must not exceed ${String(mostDays)} days`, 'interval');
    return [from, to];
  };
  /** Rows of the book that begin in an interval, at a place or at all of them. */
  const bookIn = (input: Row): readonly AppointmentRecord[] => {
    const place = placeIn(input['locationId']);
    const [from, to] = intervalIn(input);
    return practice.appointments
      .filter((row) => (place === null || row.placeKey === place.key) && row.start >= from && row.start < to)
      .toSorted(byStart);
  };

  const { isClient, isPatient, isAppointment } = wayfernFilters(records);
  const showsDeleted = ({ input }: ListArgs): boolean => input?.['showDeleted'] === true;

  return {
    listClients(args: ListArgs): Row {
      const fits = isClient(filterIn(args));
      const rows = practice.clients.filter((row) => (showsDeleted(args) || !row.isDeleted) && fits(row));
      const sorted = orderedBy(rows.toSorted(byFamilyName), args.input?.['orderBy'], {
        id: (row) => row.key,
        familyName: (row) => row.familyName,
        givenName: (row) => row.givenName,
        createTime: (row) => row.createdAt,
        updateTime: (row) => row.updatedAt,
      });
      return pageOf('clients', sorted, args.input, cap, records.client);
    },
    searchClients({ input }: InputArgs): Row {
      const query = String(input['query']).trim();
      if (query === '') throw problem('INVALID_ARGUMENT', 'query must not be empty', 'query');
      const rows = practice.clients
        .filter((row) => !row.isDeleted)
        .filter(isFound(query))
        .toSorted(byFamilyName);
      return pageOf('clients', rows, input, cap, records.client);
    },
    getClient({ input }: InputArgs): Row {
      const row = records.clientOf(key('client', String(input['id'])));
      if (!row) throw notFound('Client', input['id']);
      return row;
    },
    batchGetClients({ input }: InputArgs): readonly Row[] {
      return (listIn(input, 'ids') ?? []).map((id) => {
        const row = records.clientOf(key('client', id));
        if (!row) throw notFound('Client', id);
        return row;
      });
    },
    listPatients(args: ListArgs): Row {
      const rows = practice.patients.filter(isPatient(filterIn(args))).toSorted(byPatientName);
      const sorted = orderedBy(rows, args.input?.['orderBy'], {
        id: (row) => row.key,
        name: (row) => row.name,
        createTime: (row) => row.createdAt,
        updateTime: (row) => row.updatedAt,
      });
      return pageOf('patients', sorted, args.input, cap, records.patient);
    },
    getPatient({ input }: InputArgs): Row {
      const row = records.patientOf(key('patient', String(input['id'])));
      if (!row) throw notFound('Patient', input['id']);
      return row;
    },
    listAppointments(args: InputArgs): Row {
      const fits = isAppointment(filterIn(args));
      const rows = bookIn(args.input).filter(
        (row) => !row.isBlock && (showsDeleted(args) || !row.isDeleted) && fits(row),
      );
      const sorted = orderedBy(rows, args.input['orderBy'], {
        id: (row) => row.key,
        startTime: (row) => row.start,
        createTime: (row) => row.createdAt,
        updateTime: (row) => row.updatedAt,
      });
      return pageOf('appointments', sorted, args.input, cap, records.appointment);
    },
    getAppointment({ input }: InputArgs): Row {
      const row = rowOf(practice.appointments, key('appointment', String(input['id'])));
      if (!row || row.isBlock) throw notFound('Appointment', input['id']);
      return records.appointment(row);
    },
    listScheduleBlocks({ input }: InputArgs): Row {
      const rows = bookIn(input).filter((row) => row.isBlock && !row.isDeleted);
      return pageOf('scheduleBlocks', rows, input, cap, records.block);
    },
    listShifts({ input }: InputArgs): Row {
      const place = placeIn(input['locationId']);
      const [from, to] = intervalIn(input);
      const places = place ? [place] : practice.places;
      const rows: Row[] = [];
      for (let at = from - dayMs; at < to + dayMs; at += dayMs) {
        for (const each of places) {
          const there = practice.providers.filter(({ placeKeys }) => placeKeys.includes(each.key));
          const shifts = there.flatMap((person) =>
            records.office
              .shiftsOf(person, each, wallDay(at, 'UTC'))
              .map((row) => ({ ...row, provider: () => records.provider(person) })),
          );
          const isIn = (row: Row): boolean => {
            const start = Date.parse(String(row['startTime']));
            return start >= from && start < to;
          };
          rows.push(...shifts.filter(isIn));
        }
      }
      return pageOf('shifts', rows, input, cap, (row) => row);
    },
    searchAvailability({ input }: InputArgs): readonly Row[] {
      const place = placeIn(input['locationId']);
      const typeRow = rowOf(records.types(), key('visitType', String(input['appointmentTypeId'])));
      if (!typeRow) throw notFound('AppointmentType', input['appointmentTypeId']);
      const [from, to] = intervalIn(input);
      const days = new Set<string>();
      for (let at = from - dayMs; at <= to + dayMs; at += dayMs) days.add(wallDay(at, 'UTC'));
      const providerKey = typeof input['providerId'] === 'string' ? (key('provider', input['providerId']) ?? -1) : null;
      const wanted = { placeKey: place?.key ?? null, typeKey: typeRow.key, providerKey, days: [...days] };
      return openingsOf(backstage, wanted)
        .filter((row) => !row.taken && row.start >= Math.max(from, now()) && row.start < to)
        .map((row) => ({
          startTime: utcText(row.start),
          endTime: utcText(row.start + row.minutes * 60_000),
          provider: () => records.providerOf(row.providerKey),
          location: () => records.locationOf(row.placeKey),
        }));
    },
    suggest({ input }: InputArgs): readonly Row[] {
      const query = String(input['query']).trim();
      if (query === '') return [];
      const people = practice.clients
        .filter((row) => !row.isDeleted)
        .filter(isFound(query))
        .toSorted(byFamilyName);
      const animals = practice.patients.filter((row) => startsWith(row.name, query)).toSorted(byPatientName);
      const lines: readonly Row[] = [
        ...people.map((row) => ({
          kind: 'CLIENT',
          resourceId: of('client', row.key),
          title: fullNameOf(row),
          subtitle: phonesOf(row)[0] ?? row.emails[0] ?? null,
        })),
        ...animals.map((row) => ({
          kind: 'PATIENT',
          resourceId: of('patient', row.key),
          title: row.name,
          subtitle: row.species,
        })),
        ...memory.ledger.orders
          .map(({ key: number }) => ({
            kind: 'INVOICE',
            resourceId: typeId('inv', number),
            title: `INV-${String(number)}`,
          }))
          .filter(({ title }) => startsWith(title, query)),
      ];
      const limit = typeof input['limit'] === 'number' ? input['limit'] : 8;
      return lines.filter((row) => isAmong(input, 'kinds', row['kind'])).slice(0, Math.max(0, limit));
    },
    ...wayfernLookups(backstage, memory, records),
    ...wayfernWrites(backstage, memory, records),
  };
}
