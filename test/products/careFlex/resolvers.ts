import { GraphQLError } from 'graphql';
import { instantOf, utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, byStart } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasClearDay } from '../clearDay.ts';
import { activePatients, careFlexIds, careFlexRecords, careFlexWords, isAppointment, newExtras } from './records.ts';
import { careFlexWrites } from './writes.ts';

interface PageArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

interface AppointmentsArgs extends PageArgs {
  readonly patientId?: string | null;
  readonly status?: string | null;
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
}

const mostFound = 1000;

/** An instant, or the framework's refusal of what isn't one. */
function instantFor(argument: string, text: string | null | undefined): number | null {
  if (text === null || text === undefined) return null;
  try {
    return instantOf(text);
  } catch {
    throw new GraphQLError(`Argument "${argument}" has invalid value ${JSON.stringify(text)}.`);
  }
}

/** The root fields of CareFlex. */
export function careFlexRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const extras = newExtras(practice);
  const records = careFlexRecords(stage, extras);
  const pageOf = <Record>(rows: readonly Record[], { page, pageSize }: PageArgs): readonly Record[] => {
    const size = pageSize ?? 50;
    const offset = ((page ?? 1) - 1) * size;
    // The database refuses these, and nothing catches what it says.
    if (offset < 0 || size < 0) throw new GraphQLError('Internal server error');
    return sliceOf(rows, offset, size, cap);
  };
  const living = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isAppointment(row) && !row.isDeleted && hasClearDay(row)).toSorted(byStart);
  const knownPatient = (id: string): ClientRecord => {
    const row = practice.clients.find(({ key, isDeleted }) => key === careFlexIds.key('client', id) && !isDeleted);
    if (!row) throw new GraphQLError('Patient not found');
    return row;
  };
  const knownAppointment = (id: string): AppointmentRecord => {
    const row = living().find(({ key }) => key === careFlexIds.key('appointment', id));
    if (!row) throw new GraphQLError('Appointment not found');
    return row;
  };
  const benefitsOf = (patientId: string): readonly Row[] =>
    extras.benefits.filter((row) => row['patientId'] === patientId);
  const activeBenefits = (patientId: string): readonly Row[] => {
    const today = utcText(now()).slice(0, 10);
    return benefitsOf(patientId)
      .map(records.benefit)
      .filter((row) => row['status'] === 'ACTIVE')
      .filter((row) => String(row['periodStart']) <= today && today <= String(row['periodEnd']));
  };

  const queries = {
    patients: (args: PageArgs) => pageOf(activePatients(practice), args).map(records.patient),
    patient: ({ id }: { id: string }) => records.patient(knownPatient(id)),
    searchPatients({ query }: { query: string }) {
      const wanted = query.toLowerCase();
      return activePatients(practice)
        .slice(0, mostFound)
        .filter(({ givenName, familyName }) => `${givenName ?? ''} ${familyName}`.toLowerCase().includes(wanted))
        .map(records.patient);
    },
    appointments(args: AppointmentsArgs) {
      const from = instantFor('fromDate', args.fromDate);
      const to = instantFor('toDate', args.toDate);
      const found = living().filter(
        (row) =>
          (!args.patientId || row.clientKey === careFlexIds.key('client', args.patientId)) &&
          (!args.status || careFlexWords[row.state] === args.status) &&
          (from === null || row.start >= from) &&
          (to === null || row.start <= to),
      );
      return pageOf(found, args).map(records.appointment);
    },
    appointment: ({ id }: { id: string }) => records.appointment(knownAppointment(id)),
    upcomingAppointments({ patientId, timezone }: { patientId: string; timezone?: string | null }) {
      // The zone only says by which clock it is now, which is the same instant by all of them.
      wallDay(now(), timezone ?? 'America/New_York');
      const key = careFlexIds.key('client', patientId);
      return living()
        .filter(({ clientKey, start, state }) => {
          const isOpen = ['SCHEDULED', 'CONFIRMED'].includes(careFlexWords[state]);
          return clientKey === key && start >= now() && isOpen;
        })
        .map(records.appointment);
    },
    patientBenefits: ({ patientId }: { patientId: string }) => benefitsOf(patientId).map(records.benefit),
    activeBenefits: ({ patientId }: { patientId: string }) => activeBenefits(patientId),
    checkEligibility(args: { patientId: string; benefitType: string; amount: string | number }) {
      const benefit = activeBenefits(args.patientId).find((row) => row['benefitType'] === args.benefitType);
      const refused = { eligible: false, benefit: null, remainingBalance: null };
      if (!benefit) return { ...refused, reason: 'No active benefit found for this type' };
      const remainingBalance = benefit['remainingBalance'];
      if (Number(remainingBalance) < Number(args.amount))
        return { ...refused, reason: 'Insufficient balance for requested amount' };
      return { eligible: true, benefit, remainingBalance, reason: null };
    },
    me: {
      id: '3',
      email: 'dana.whitfield@careflex.example.test',
      role: 'AGENT',
      firstName: 'Dana',
      lastName: 'Whitfield',
      phone: '+1 207 555 0190',
      status: 'ACTIVE',
      lastLoginAt: utcText(now() - 3_600_000),
      insertedAt: '2026-02-03T14:00:00Z',
    },
  };
  return { ...queries, ...careFlexWrites(stage, { extras, records, knownPatient, knownAppointment, instantFor }) };
}
