import type { RequestRow } from '../../../../graphql/service/readers/readRequest.ts';
import type { AppointmentRow, ClientRow } from '../../../../graphql/service/readers/readObjects.ts';
import { dateAt } from '../../../../graphql/service/readers/time.ts';
import type { ReadConcept } from '../../../../graphql/service/match/queries/plans.ts';
import type { Result } from '../../../contract/failure.ts';
import type { MapSample } from '../../../contract/serviceMap.ts';
import { isEntryConcept } from '../../../../graphql/service/serviceEntries.ts';
import type { AppointmentRows } from '../clinic/appointments.ts';
import type { Clinic } from '../clinic/clinic.ts';
import { notOffered } from '../../connection/failures.ts';
import type { Clock } from '../../foundation/ports.ts';
import { somePatients, takeEntrySample } from './entrySample.ts';
import type { CoreMessages } from '../../../../i18n/core/generated/coreMessages.ts';
import { t } from '../../../../i18n/core/t.ts';

const few = 5;
const day = 86_400_000;

type NameIn<Key> = Key extends `sample.${infer Name}` ? Name : never;
type Title = NameIn<keyof CoreMessages>;
type Columns<Value> = readonly (readonly [title: Title, read: (value: Value) => string | null | undefined])[];

/**
 * A few rows of one concept, read now through a clinic whose map has the operation in question. An operation that needs
 * an id or a search word gets those of the first row of its list.
 */
export async function takeMapSample(
  clinic: Clinic,
  concept: ReadConcept,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result<MapSample>> {
  if (isEntryConcept(concept)) return takeEntrySample(clinic, concept, clock, signal);
  switch (concept) {
    case 'locations':
      return table(await clinic.locations(), [
        ['name', ({ name }) => name],
        ['address', ({ address }) => address],
        ['phone', ({ phone }) => phone],
        ['timeZone', ({ timeZone }) => timeZone],
      ]);
    case 'providers':
      return table(await clinic.providers(null), [
        ['name', ({ name }) => name],
        ['role', ({ role }) => role],
        ['active', ({ active }) => yesOrNo(active)],
      ]);
    case 'appointmentTypes':
      return table(await clinic.appointmentTypes(null), [
        ['name', ({ name }) => name],
        ['minutes', ({ minutes }) => minutes?.toString()],
      ]);
    case 'clients':
      return clientsTable(await clinic.clients({ search: null, first: few, after: null }, signal));
    case 'clientSearch': {
      const known = await clinic.clients({ search: null, first: few, after: null }, signal);
      if (!known.ok) return known;
      const word = known.value.clients.flatMap(({ name }) => name.split(/\s+/)).find((each) => each.length >= 3);
      return clientsTable(await clinic.clients({ search: word ?? 'a', first: few, after: null }, signal));
    }
    case 'client': {
      const known = await clinic.clients({ search: null, first: few, after: null }, signal);
      if (!known.ok) return known;
      const [first] = known.value.clients;
      const card = first ? await clinic.client(first.id, signal) : null;
      return card?.ok === false ? card : table(toRows(card?.value), clientColumns);
    }
    case 'patients':
      return table(await clinic.patients(few, signal), patientColumns);
    case 'patient': {
      const known = await somePatients(clinic, signal);
      if (!known.ok) return known;
      const [first] = known.value;
      const card = first ? await clinic.patient(first.id, signal) : null;
      return card?.ok === false ? card : table(toRows(card?.value), patientColumns);
    }
    case 'appointments':
      return appointmentsTable(clinic, clock, signal);
    case 'freeSlots':
      return freeSlotsTable(clinic, clock);
    case 'shifts':
      return shiftsTable(clinic, clock);
    case 'requests': {
      const open = await clinic.requests('UTC', signal);
      if (!open.ok) return open;
      return table({ ok: true, value: open.value?.requests ?? [] }, requestColumns, open.value?.unreadable);
    }
    case 'appointment': {
      const known = await someAppointments(clinic, clock, signal);
      if (!known.ok) return known;
      const [first] = known.value.appointments;
      const card = first ? await clinic.appointmentCard(first.id, signal) : null;
      return card?.ok === false ? card : table(toRows(card?.value), appointmentColumns);
    }
  }
}

async function appointmentsTable(clinic: Clinic, clock: Clock, signal: AbortSignal): Promise<Result<MapSample>> {
  const rows = await someAppointments(clinic, clock, signal);
  if (!rows.ok) return rows;
  const { appointments, unreadable } = rows.value;
  return table({ ok: true, value: appointments }, appointmentColumns, unreadable);
}

/** Appointments from yesterday until in a week at the first location. */
async function someAppointments(clinic: Clinic, clock: Clock, signal: AbortSignal): Promise<Result<AppointmentRows>> {
  const places = await clinic.locations();
  if (!places.ok) return places;
  const [location] = places.value;
  if (!location) return { ok: false, failure: notOffered('anyLocation') };
  const [from, to] = [clock.now() - day, clock.now() + 7 * day].map((moment) => new Date(moment).toISOString());
  const timeZone = location.timeZone ?? 'UTC';
  return clinic.appointments({ location, timeZone, from: from ?? '', to: to ?? '' }, signal);
}

/** Free slots from today on at the first location, for the first kind of appointment. */
async function freeSlotsTable(clinic: Clinic, clock: Clock): Promise<Result<MapSample>> {
  const places = await clinic.locations();
  if (!places.ok) return places;
  const [location] = places.value;
  if (!location) return { ok: false, failure: notOffered('anyLocation') };
  const types = await clinic.appointmentTypes(location.id);
  const typeId = (types.ok && types.value[0]?.id) || null;
  const from = dateAt(clock.now(), location.timeZone ?? 'UTC');
  return table(await clinic.freeSlots({ location, typeId, providerId: null, from, days: few }), [
    ['start', ({ start }) => start],
    ['end', ({ end }) => end],
    ['provider', ({ providerName }) => providerName],
  ]);
}

/** Shifts from today on at the first location. */
async function shiftsTable(clinic: Clinic, clock: Clock): Promise<Result<MapSample>> {
  const places = await clinic.locations();
  if (!places.ok) return places;
  const [location] = places.value;
  if (!location) return { ok: false, failure: notOffered('anyLocation') };
  const from = dateAt(clock.now(), location.timeZone ?? 'UTC');
  const [shifts, people] = [await clinic.shifts(location, from), await clinic.providers(null)];
  const nameOf = (id: string): string =>
    (people.ok ? people.value.find((each) => each.id === id)?.name : undefined) ?? id;
  return table(shifts, [
    ['start', ({ start }) => start],
    ['end', ({ end }) => end],
    ['provider', ({ providerId }) => nameOf(providerId)],
  ]);
}

const appointmentColumns: Columns<AppointmentRow> = [
  ['start', ({ start }) => start],
  ['end', ({ end }) => end],
  ['status', ({ status }) => status?.label],
  ['patient', ({ patient }) => patient?.name],
  ['client', ({ client }) => client?.name],
  ['provider', ({ provider }) => provider?.name],
  ['reason', ({ reason }) => reason],
];

const requestColumns: Columns<RequestRow> = [
  ['name', ({ name, client }) => name ?? client?.name],
  ['phones', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['patient', ({ patient }) => patient],
  ['start', ({ wantedAt, wantedDay, wantedText }) => wantedAt ?? wantedDay ?? wantedText],
  ['status', ({ status }) => status],
];

const clientColumns: Columns<ClientRow> = [
  ['name', ({ name }) => name],
  ['phones', ({ phones }) => phones.map(({ number }) => number).join(', ')],
  ['email', ({ emails }) => emails.join(', ')],
  ['active', ({ active }) => yesOrNo(active)],
  ['patients', ({ patients }) => patients?.map(({ name }) => name).join(', ')],
];

const patientColumns: Columns<{
  readonly name: string;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly client?: { readonly name: string } | null;
}> = [
  ['name', ({ name }) => name],
  ['species', ({ species }) => species],
  ['breed', ({ breed }) => breed],
  ['client', ({ client }) => client?.name],
];

function clientsTable(
  page: Result<{ readonly clients: readonly ClientRow[]; readonly unreadable: number }>,
): Result<MapSample> {
  return page.ok ? table({ ok: true, value: page.value.clients }, clientColumns, page.value.unreadable) : page;
}

function toRows<Value>(value: Value | null | undefined): Result<readonly Value[]> {
  return { ok: true, value: value === null || value === undefined ? [] : [value] };
}

function table<Value>(answer: Result<readonly Value[]>, columns: Columns<Value>, unreadable = 0): Result<MapSample> {
  if (!answer.ok) return answer;
  const rows = answer.value.slice(0, few).map((value) => columns.map(([, read]) => read(value) ?? ''));
  return { ok: true, value: { columns: columns.map(([title]) => t(`sample.${title}`)), rows, unreadable } };
}

function yesOrNo(value: boolean | null | undefined): string {
  return value === null || value === undefined ? '' : value ? t('sample.yes') : t('sample.no');
}
