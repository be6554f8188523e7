import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { hasClearDay } from '../clearDay.ts';
import { codeOf, enteredInError, medplumIds, medplumRecords, type ResourceRow } from './records.ts';
import { resourceNames } from './schema.ts';
import { inSearchOrder, meetsSearch, type SearchArgs } from './search.ts';

interface Concept {
  readonly coding?: readonly { readonly code?: string }[];
  readonly text?: string;
}

interface AppointmentResource {
  readonly id?: string;
  readonly resourceType?: string;
  readonly status: string;
  readonly start?: string;
  readonly end?: string;
  readonly minutesDuration?: number;
  readonly serviceType?: readonly Concept[];
  readonly reasonCode?: readonly Concept[];
  readonly cancelationReason?: Concept;
  readonly participant: readonly { readonly actor?: { readonly reference?: string } }[];
}

interface PatientResource {
  readonly id?: string;
  readonly resourceType?: string;
  readonly active?: boolean;
  readonly name?: readonly { readonly family?: string; readonly given?: readonly string[] }[];
  readonly telecom?: readonly { readonly system?: string; readonly value?: string; readonly use?: string }[];
  readonly address?: readonly { readonly line?: readonly string[]; readonly city?: string }[];
}

const defaultCount = 20;
const { key } = medplumIds;

/** Resolvers of the FHIR server: each type of resource is read by id, listed, and listed with a count. */
export function medplumRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { patient, practitioner, location, service, appointment } = medplumRecords(stage);
  const tables: Readonly<Record<string, () => readonly ResourceRow[]>> = {
    Patient: () => practice.clients.filter((row) => !row.isDeleted).map(patient),
    Practitioner: () => practice.providers.map(practitioner),
    Location: () => practice.places.map(location),
    HealthcareService: () => practice.visitTypes.filter((row) => !row.isBlock).map(service),
    Appointment: () => practice.appointments.filter((row) => !row.isBlock && hasClearDay(row)).map(appointment),
  };
  const roots: Record<string, unknown> = {};
  for (const name of resourceNames) {
    const found = (args: SearchArgs): readonly ResourceRow[] =>
      inSearchOrder(
        (tables[name]?.() ?? []).filter(({ values }) => meetsSearch(values, args)),
        args['_sort'] === undefined ? null : String(args['_sort']),
      );
    const pageOf = (rows: readonly ResourceRow[], args: SearchArgs): object[] =>
      sliceOf(rows, Number(args['_offset'] ?? 0), Number(args['_count'] ?? defaultCount), cap).map((row) => row.show());
    roots[name] = ({ id }: { id: string }): object => {
      const row = tables[name]?.().find((candidate) => candidate.id === id);
      if (row) return row.show();
      const isGone = name === 'Patient' && key('client', id) !== null;
      throw new GraphQLError(isGone ? 'Gone' : 'Not found');
    };
    roots[`${name}List`] = (args: SearchArgs) => pageOf(found(args), args);
    roots[`${name}Connection`] = (args: SearchArgs) => {
      const rows = found(args);
      return {
        count: rows.length,
        offset: args['_offset'] ?? 0,
        pageSize: args['_count'] ?? defaultCount,
        edges: () => pageOf(rows, args).map((resource) => ({ mode: 'match', resource })),
      };
    };
  }
  return { ...roots, ...medplumWrites(stage) };
}

function medplumWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { patient, appointment } = medplumRecords(stage);
  function save<Row>(write: () => Written<Row>, show: (row: Row) => ResourceRow): object {
    const outcome = written(stage, write);
    if (!outcome.ok) throw new GraphQLError(outcome.message);
    return show(outcome.row).show();
  }
  const actorOf = (res: AppointmentResource, type: string): string | undefined =>
    res.participant
      .map(({ actor }) => actor?.reference ?? '')
      .find((reference) => reference.startsWith(`${type}/`))
      ?.slice(type.length + 1);
  const typeKeyOf = ({ serviceType = [] }: AppointmentResource): number | null => {
    const codes = serviceType.flatMap(({ coding = [] }) => coding.map(({ code }) => code));
    return practice.visitTypes.find((row) => codes.includes(codeOf(row)))?.key ?? null;
  };
  const timesOf = (res: AppointmentResource) => {
    const start = res.start === undefined ? null : instantOf(res.start);
    const end = res.end === undefined ? null : instantOf(res.end);
    return { start, minutes: start === null || end === null ? undefined : (end - start) / 60_000 };
  };
  const stateOf = ({ status }: AppointmentResource) =>
    status === enteredInError ? undefined : stateOfWord(fhirAppointmentCodes, status);
  // What is not a resource of this type answers with an object in which nothing is set.
  const isNot = (res: { readonly resourceType?: string }, type: string): boolean => res.resourceType !== type;
  const peopleOf = (res: PatientResource) => {
    const valuesOf = (system: string) =>
      (res.telecom ?? []).filter((point) => point.system === system && point.value !== undefined);
    return {
      name: res.name?.[0],
      phones: valuesOf('phone'),
      emails: valuesOf('email').map(({ value }) => value ?? ''),
    };
  };
  return {
    AppointmentCreate({ res }: { res: AppointmentResource }) {
      if (isNot(res, 'Appointment')) return {};
      const input = {
        ...timesOf(res),
        placeKey: key('place', actorOf(res, 'Location')),
        typeKey: typeKeyOf(res),
        providerKey: key('provider', actorOf(res, 'Practitioner')),
        clientKey: key('client', actorOf(res, 'Patient')),
        reason: res.reasonCode?.[0]?.text,
        state: stateOf(res),
      };
      return save(() => bookAppointment(practice, input, now()), appointment);
    },
    // An update replaces the whole resource: what it doesn't hold is no longer there.
    AppointmentUpdate({ id, res }: { id: string; res: AppointmentResource }) {
      if (isNot(res, 'Appointment') || res.id !== id) return {};
      const { start, minutes } = timesOf(res);
      if (start === null && !['proposed', 'cancelled', 'waitlist'].includes(res.status))
        throw new GraphQLError(
          'Constraint app-3 not met: Only proposed or cancelled appointments can be missing start/end dates',
        );
      const change = {
        // The shared book has no row without a time, and none without a place.
        start: start ?? undefined,
        minutes: minutes ?? res.minutesDuration,
        placeKey: key('place', actorOf(res, 'Location')) ?? undefined,
        typeKey: typeKeyOf(res) ?? undefined,
        providerKey: key('provider', actorOf(res, 'Practitioner')),
        clientKey: key('client', actorOf(res, 'Patient')),
        reason: res.reasonCode?.[0]?.text ?? null,
        cancelReason: res.cancelationReason?.text ?? null,
        state: stateOf(res),
        isDeleted: res.status === enteredInError,
      };
      return save(() => changeAppointment(practice, key('appointment', id), change, now()), appointment);
    },
    PatientCreate({ res }: { res: PatientResource }) {
      if (isNot(res, 'Patient')) return {};
      const { name, phones, emails } = peopleOf(res);
      const input = {
        givenName: name?.given?.join(' '),
        familyName: name?.family,
        emails,
        phones: phones.map(({ value }) => value),
      };
      return save(() => registerClient(practice, input, now()), patient);
    },
    PatientUpdate({ id, res }: { id: string; res: PatientResource }) {
      if (isNot(res, 'Patient') || res.id !== id) return {};
      const { name, phones, emails } = peopleOf(res);
      const labels = { home: 'Home', work: 'Work', mobile: 'Mobile' } as const;
      const change = {
        givenName: name?.given?.join(' ') ?? null,
        familyName: name?.family ?? '',
        isActive: res.active ?? true,
        emails,
        phones: phones.map(({ value = '', use }) => ({
          label: labels[use === 'home' || use === 'work' ? use : 'mobile'],
          value,
        })),
        street: res.address?.[0]?.line?.[0] ?? '',
        city: res.address?.[0]?.city ?? '',
      };
      return save(() => changeClient(practice, key('client', id), change, now()), patient);
    },
    PatientDelete({ id }: { id: string }) {
      save(() => changeClient(practice, key('client', id), { isDeleted: true }, now()), patient);
      return null;
    },
    // The access policy of this client lets it delete no visits.
    AppointmentDelete() {
      throw new GraphQLError('Forbidden');
    },
  };
}
