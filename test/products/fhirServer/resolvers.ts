import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf, fhirServerIds, fhirServerRecords } from './records.ts';
import { searchParameters } from './schemaText.ts';
import { type Found, type SearchArgs, searched } from './search.ts';

interface WriteArgs {
  readonly id?: string | null;
  readonly resource: Row;
}

const usualPage = 10;
const { key } = fhirServerIds;

/** Resolvers of the server: every type of resource is read by its id, listed, and listed in pages with a count. */
export function fhirServerRoots(stage: Backstage): object {
  const { tables } = fhirServerRecords(stage);
  const roots: Record<string, unknown> = {};
  // The searches that cursors lead back to.
  const kept: SearchArgs[] = [];
  function pageOf(name: string, args: SearchArgs, usualSize: number) {
    const given = args['_cursor'] ?? null;
    const [place = -1, from = 0] = given === null ? [] : String(given).split(':').map(Number);
    const search = given === null ? args : kept[place];
    if (!search) throw outcome(`GraphQL Cursor "${String(given)}" does not exist and may have expired`);
    const size = Math.min(Number(args['_count'] ?? search['_count'] ?? usualSize), stage.cap);
    const rows = searched(tables[name]?.() ?? [], searchParameters(name), search);
    return { search, from, size, count: rows.length, rows: rows.slice(from, from + size) };
  }
  for (const name of Object.keys(tables)) {
    roots[name] = ({ id }: { id?: string | null }): object => {
      const row = tables[name]?.().find((candidate) => candidate.id === id);
      if (row) return row.show();
      const isGone = name === 'Patient' && key('client', id) !== null;
      throw outcome(`Resource ${name}/${String(id)} ${isGone ? 'was deleted' : 'is not known'}`, 'not-found');
    };
    roots[`${name}List`] = (args: SearchArgs) => pageOf(name, args, stage.cap).rows.map((row) => row.show());
    roots[`${name}Connection`] = (args: SearchArgs) => {
      const { search, from, size, count, rows } = pageOf(name, args, usualPage);
      if (!kept.includes(search)) kept.push(search);
      const cursor = (offset: number): string => `${String(kept.indexOf(search))}:${String(Math.max(0, offset))}`;
      const previous = from > 0 ? cursor(from - size) : null;
      const next = from + size < count ? cursor(from + size) : null;
      const edges = () => rows.map((row) => ({ mode: 'match', resource: row.show() }));
      return { count, offset: from, pagesize: size, first: cursor(0), previous, next, edges };
    };
    const denied = outcome('Access denied by rule: default', 'forbidden');
    for (const action of ['Create', 'Update', 'Delete']) roots[name + action] = () => denied;
  }
  return { ...roots, ...fhirServerWrites(stage) };
}

function fhirServerWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { patient, appointment } = fhirServerRecords(stage);
  function save<Record>(type: string, write: () => Written<Record>, show: (row: Record) => Found): object {
    const result = written(stage, write);
    if (!result.ok) throw outcome(result.message);
    const found = show(result.row);
    const location = `${type}/${found.id}/_history/1`;
    const issue = [{ severity: 'information', code: 'informational', diagnostics: `Saved resource "${location}".` }];
    return { location, resource: () => found.show(), information: { __typename: 'OperationOutcome', issue } };
  }
  const mustMatch = ({ id, resource }: WriteArgs): void => {
    if (resource['id'] !== id) throw outcome('Can not update resource, its ID element must match the request');
  };
  function actorOf(resource: Row, type: string, kind: 'client' | 'provider' | 'place'): number | null {
    const references = rowsAt(resource, 'participant').map((part) => text(part, 'actor.reference') ?? '');
    const reference = references.find((one) => one.startsWith(`${type}/`));
    const found = key(kind, reference?.slice(type.length + 1));
    if (reference === undefined || found !== null) return found;
    throw outcome(`Resource ${reference} not found, specified in path: Appointment.participant.actor`);
  }
  function visitOf(resource: Row) {
    const [start, end] = [text(resource, 'start'), text(resource, 'end')];
    const codes = rowsAt(resource, 'serviceType').flatMap((type) => rowsAt(type, 'coding').map(({ code }) => code));
    return {
      start: start === null ? null : instantOf(start),
      minutes: start !== null && end !== null ? (instantOf(end) - instantOf(start)) / 60_000 : undefined,
      placeKey: actorOf(resource, 'Location', 'place'),
      providerKey: actorOf(resource, 'Practitioner', 'provider'),
      clientKey: actorOf(resource, 'Patient', 'client'),
      typeKey: practice.visitTypes.find((row) => codes.includes(codeOf(row)))?.key,
      reason: text(resource, 'reasonCode.0.text'),
      state: stateOfWord(fhirAppointmentCodes, text(resource, 'status')),
    };
  }
  function personOf(resource: Row) {
    const points = rowsAt(resource, 'telecom');
    const [phones = [], emails = []] = ['phone', 'email'].map((system) =>
      points.flatMap((point) => (point['system'] === system ? [String(point['value'])] : [])),
    );
    const givenName = rowsAt(resource, 'name.0.given').map(String).join(' ') || null;
    return { givenName, familyName: text(resource, 'name.0.family') ?? '', emails, phones };
  }
  function changed(id: WriteArgs['id'], change: Parameters<typeof changeAppointment>[2]): object {
    return save('Appointment', () => changeAppointment(practice, key('appointment', id), change, now()), appointment);
  }
  return {
    AppointmentCreate({ resource }: WriteArgs) {
      const visit = visitOf(resource);
      // The shared book has no visit without a place or a type.
      const input = { ...visit, placeKey: visit.placeKey ?? 1, typeKey: visit.typeKey ?? 1 };
      return save('Appointment', () => bookAppointment(practice, input, now()), appointment);
    },
    // An update replaces the whole resource: what it doesn't hold is no longer there.
    AppointmentUpdate(args: WriteArgs) {
      mustMatch(args);
      const { start, placeKey, ...visit } = visitOf(args.resource);
      const must = { start: start ?? undefined, placeKey: placeKey ?? undefined };
      return changed(args.id, { ...visit, ...must, cancelReason: text(args.resource, 'cancelationReason.text') });
    },
    AppointmentDelete: ({ id }: WriteArgs) => changed(id, { isDeleted: true }),
    PatientCreate({ resource }: WriteArgs) {
      return save('Patient', () => registerClient(practice, personOf(resource), now()), patient);
    },
    PatientUpdate(args: WriteArgs) {
      mustMatch(args);
      const [street, city] = ['line.0', 'city'].map((path) => text(args.resource, `address.0.${path}`) ?? '');
      const person = personOf(args.resource);
      const before = rowOf(practice.clients, key('client', args.id))?.phones ?? [];
      const phones = person.phones.map((value) => before.find((phone) => phone.value === value) ?? mobile(value));
      const change = { ...person, phones, isActive: args.resource['active'] !== false, street, city };
      return save('Patient', () => changeClient(practice, key('client', args.id), change, now()), patient);
    },
  };
}

const mobile = (value: string): PhoneRecord => ({ label: 'Mobile', value });

function text(value: unknown, path: string): string | null {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
}

/** An error as FHIR writes it: an OperationOutcome beside the message. */
function outcome(diagnostics: string, code = 'processing'): GraphQLError {
  const resource = { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics }] };
  return new GraphQLError(diagnostics, { extensions: { resource } });
}
