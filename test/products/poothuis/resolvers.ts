import { GraphQLError } from 'graphql';

import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type ClientRecord, fullNameOf, type PatientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { poothuisBackOffice } from './backOffice.ts';
import { poothuisRecords } from './records.ts';
import * as values from './values.ts';
import { poothuisWrites } from './writes.ts';

interface ListArgs {
  readonly search?: string | null;
  readonly branchId?: string | null;
  readonly relationId?: string | null;
  readonly onlyActive?: boolean | null;
  readonly onlyLiving?: boolean | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface AgendaArgs {
  readonly branchId: string;
  readonly from: string;
  readonly until: string;
  readonly employeeId?: string | null;
}

interface IdArgs {
  readonly id: string;
}

const { key } = values.poothuisIds;
const usualTake = 50;
const mostDays = 42;

/** Resolvers: lists by number with skip and take, and the agenda of a branch by days. */
export function poothuisRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const ledger = createLedger(practice);
  const records = poothuisRecords(stage, ledger);

  const pageOf = <Record>(rows: readonly Record[], args: ListArgs, make: (row: Record) => unknown): Row => ({
    rows: sliceOf(rows, args.skip, args.take ?? usualTake, cap).map(make),
    total: rows.length,
  });

  return {
    practice: () => ({
      id: values.poothuisIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      country: 'US',
      currency: 'USD',
      vatNumber: null,
    }),
    branches: () => practice.places.map(records.branchOf),
    branch: ({ id }: IdArgs) => records.branch(key('place', id)),
    relations(args: ListArgs) {
      const rows = practice.clients.filter(
        (client) =>
          !client.isDeleted &&
          (client.isActive || args.onlyActive !== true) &&
          (!args.branchId || client.placeKey === key('place', args.branchId)) &&
          isFound(client, args.search ?? ''),
      );
      return pageOf(rows, args, records.relation);
    },
    relation: ({ id }: IdArgs) => records.relation(rowOf(practice.clients, key('client', id))),
    animals(args: ListArgs) {
      const rows = practice.patients.filter(
        (patient) =>
          (!patient.isDeceased || args.onlyLiving !== true) &&
          (!args.relationId || patient.clientKey === key('client', args.relationId)) &&
          isNamed(patient, args.search ?? ''),
      );
      return pageOf(rows, args, records.animal);
    },
    animal: ({ id }: IdArgs) => records.animal(rowOf(practice.patients, key('patient', id))),
    agenda({ branchId, from, until, employeeId }: AgendaArgs) {
      const place = rowOf(practice.places, key('place', branchId));
      if (!place) throw new GraphQLError('No such branch', { extensions: { code: 'UNKNOWN_BRANCH' } });
      const days = daysBetween(values.isoDay(from), values.isoDay(until));
      const rows = practice.appointments
        .filter((row) => row.placeKey === place.key && !row.isDeleted)
        .filter((row) => !employeeId || row.providerKey === key('provider', employeeId))
        .toSorted(byStart);
      return days.map((day) => {
        const ofDay = rows.filter((row) => wallDay(row.start, zoneOf(practice, row)) === day);
        return {
          date: values.dutchDay(day),
          week: values.weekOf(day),
          appointments: () => ofDay.filter(({ isBlock }) => !isBlock).map(records.appointment),
          blockages: () => ofDay.filter(({ isBlock }) => isBlock).map(records.blockage),
        };
      });
    },
    appointment: ({ id }: IdArgs) => records.appointment(rowOf(practice.appointments, key('appointment', id))),
    employees: ({ branchId, includeFormer }: { branchId?: string | null; includeFormer?: boolean | null }) =>
      practice.providers
        .filter(({ isActive }) => isActive || includeFormer === true)
        .filter(({ placeKeys }) => !branchId || placeKeys.includes(key('place', branchId) ?? 0))
        .map((member) => records.employee(member.key)),
    employee: ({ id }: IdArgs) => records.employee(key('provider', id)),
    appointmentKinds: records.kinds,
    appointmentStatuses: Object.values(values.poothuisStatuses),
    species: values.poothuisSpecies.map((name, index) => ({ id: String(index + 1), name })),
    ...poothuisBackOffice(stage, records, ledger),
    ...poothuisWrites(stage, records),
  };
}

/** The days of a period, both ends included. */
function daysBetween(from: string, until: string): readonly string[] {
  const days: string[] = [];
  for (let later = 0; later <= mostDays; later += 1) {
    const day = wallDay(startOfDay(from, 'UTC', later), 'UTC');
    if (day > until) return days;
    days.push(day);
  }
  throw new GraphQLError(`At most ${String(mostDays)} days at once`, { extensions: { code: 'PERIOD_TOO_LONG' } });
}

/** Whether a search finds a relation. */
function isFound(client: ClientRecord, search: string): boolean {
  const text = search.trim().toLowerCase();
  if (text === '') return true;
  if (client.emails.slice(0, 1).some((email) => email.toLowerCase().startsWith(text))) return true;
  const digits = text.replaceAll(/[\s()+./-]/g, '');
  if (/^\d{4,}$/.test(digits)) return client.phones.some(({ value }) => values.phoneText(value).includes(digits));
  const names = values.wordsOf(fullNameOf(client));
  const words = values.wordsOf(text);
  return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
}

function isNamed(patient: PatientRecord, search: string): boolean {
  const text = values.folded(search.trim());
  return values.folded(patient.name).startsWith(text) || patient.microchip === text;
}
