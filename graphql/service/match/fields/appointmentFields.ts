import type { AppointmentFields, ClientFields, LocationFields, PatientFields } from '../../serviceMap.ts';
import { type Link, type Path, samePath, type Source } from '../../sources.ts';
import { deletedUnless, flagsBeside, stampsOf, statusSource } from '../values/appointmentStatus.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { clientFields, notNotes } from './clientFields.ts';
import {
  type EntityContext,
  hiddenSource,
  lockOf,
  named,
  nestedName,
  present,
  timeZoneOf,
  valueOf,
} from './entityValues.ts';
import { personInBooking } from '../values/idMeaning.ts';
import { contentsOf } from '../schema/leaves.ts';
import { linkThroughCalendar, linkThroughRecord, linkTo, mentioned, mentionOf } from './links.ts';
import { idSource } from '../values/nameFields.ts';
import { patientFields } from './patientFields.ts';
import { appointmentTypeFields, blockedFlag } from './clinicFields.ts';
import { nouns, ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

export function appointmentFields(context: EntityContext): AppointmentFields | null {
  const { start, end } = timeSources(context);
  const id = idSource(context);
  if (!id || !start) return null;
  const direct = wholeClient(context);
  const patient =
    linkTo(context, 'patient', (below) => patientFields(below, 'mention')) ??
    // Where the patient is a person, `patientId` is the client's id once more.
    (isCalledPatient(direct)
      ? undefined
      : (mentioned(context, 'patient', 'patient') ??
        linkThroughRecord(context, 'patient', (below) => patientFields(below, 'mention'))));
  const reasons = [
    'reason',
    'complaint',
    'purpose',
    'reason visit',
    'visit reason',
    'presenting complaint',
    'subject',
    'chief complaint',
    'presenting sign',
    'presenting concern',
    'presenting problem',
    'concern',
    'occasion',
    'request',
    'description',
    'narrative',
    'comment',
  ];
  const notReasons = [
    'category',
    'cancellation',
    'cancel',
    'deletion',
    'struck',
    'voided',
    'internal',
    // What the staff writes is no reason for the visit.
    'doctor',
    'staff',
    'provider',
    'no',
    'code',
    'id',
    'cancelled',
    'broken',
    'deleted',
    'decline',
    'status',
    'abort',
    'followup',
    'reschedule',
    'late',
    'substitution',
    'conflict',
    'price',
    'payment',
  ];
  const status = statusSource(context);
  const found = present({
    hidden: hiddenUnless(status, context),
    lock: lockOf(context),
    end,
    status,
    flags: flagsBeside(status, context),
    stamps: stampsOf(context),
    reason:
      unlessPerson(context, valueOf(context, reasons, ['text'], notReasons)) ??
      nestedName(context, ['reason', 'visit reason']) ??
      describedReason(context),
    notes: valueOf(context, ['note', 'remark', 'memo', 'comment'], ['text'], notNotes),
    room:
      valueOf(
        context,
        ['room', 'room name', 'operatory', 'exam room', 'resource room'],
        ['text'],
        ['id', 'count', 'waiting'],
      ) ?? nestedName(context, ['room', 'exam room', 'operatory']),
    blocked: blockedFlag(context) ?? blockedByType(context),
    type:
      linkTo(context, 'appointmentType', appointmentTypeFields) ??
      mentioned(context, 'appointmentType', 'appointmentTypes'),
    provider:
      linkTo(context, 'provider', (below) => named(below, 'provider'), assigned) ??
      mentioned(context, 'provider', 'providers') ??
      linkThroughCalendar(context, 'provider', (below) => named(below, 'provider')),
    timeZone: ownZone(context),
    location:
      linkTo(context, 'location', locationOfAppointment) ??
      mentioned(context, 'location', 'locations') ??
      placeOfCalendar(context),
    patient,
    client: direct ?? clientThroughPatient(context, patient) ?? mentioned(context, 'client', 'client'),
  });
  return { id, start, ...found };
}

/** A text that the schema describes as who comes, such as the title of a calendar, is no reason to come. */
function unlessPerson({ schema, type }: EntityContext, source: Source | undefined): Source | undefined {
  if (source?.kind !== 'path') return source;
  const leaf = contentsOf(schema, type).leaves.find(({ path }) => samePath(path, source.path));
  const { description = '' } = leaf ?? {};
  return whoComes.test(description) ? undefined : source;
}

const whoComes =
  /^(the )?(name of the )?(client|patient|customer|owner|pet|animal)(['’]s)?( name)?( in the (calendar|diary|book|schedule))?\.?$/i;

/** The text that the schema describes as the reason for the visit, whatever its name. */
function describedReason({ schema, type }: EntityContext): Source | undefined {
  const leaf = contentsOf(schema, type).leaves.find(
    ({ kind, path, isList, description = '' }) =>
      kind === 'text' && path.length === 1 && !isList && whyTheyCome.test(description),
  );
  return leaf && { kind: 'path', path: leaf.path };
}

const whyTheyCome =
  /\bwhy [\w ]*\b(comes?|came|visits?|booked)\b|\b(reason for|purpose of) (the |a |an )?(visit|appointment|booking|consultation)\b/i;

/** Where the slot or the calendar of an appointment is, if it is called a location there: a city is one by its look alone. */
function placeOfCalendar(context: EntityContext): Link<LocationFields> | undefined {
  const link = linkThroughCalendar(context, 'location', locationOfAppointment);
  const isCalledSo = wordsOf(link?.path.at(-1) ?? '').some((word) => nouns.location.includes(word));
  return isCalledSo ? link : undefined;
}

/** Who is assigned to a visit gives it, whatever the type is called. */
const assigned = ['assigned', 'assignee'];

/** Where a visit says in which zone it is; most leave that to its location. */
function ownZone(context: EntityContext): Source | undefined {
  const zone = timeZoneOf(context);
  return zone?.kind === 'path' && zone.path.length === 1 ? zone : undefined;
}

/** Where a deleted row has no other state, being deleted is what the service calls cancelled. */
function hiddenUnless(status: Source | undefined, context: EntityContext): Source | undefined {
  const hidden = either(hiddenSource(context), either(freeSlot(context), deletedUnless(context)));
  const reads = status?.kind === 'course' ? status.steps.map(({ path }) => path.join('.')) : [];
  return hidden && 'path' in hidden && reads.includes(hidden.path.join('.')) ? undefined : hidden;
}

/** A slot of the calendar that is not taken is no appointment. */
function freeSlot({ schema, type }: EntityContext): Source | undefined {
  const leaf = contentsOf(schema, type).leaves.find(
    ({ words, kind, path }) => kind === 'flag' && path.length === 1 && ['taken', 'is taken'].includes(words.join(' ')),
  );
  return leaf && { kind: 'not', path: leaf.path };
}

function either(one: Source | undefined, other: Source | undefined): Source | undefined {
  return one && other ? { kind: 'any', of: [one, other] } : (one ?? other);
}

/** A block may be marked by the appointment's type. */
function blockedByType(context: EntityContext): Source | undefined {
  const link = linkTo(context, 'appointmentType', (below) => {
    const flag = blockedFlag(below);
    return flag?.kind === 'path' ? { flag: flag.path } : null;
  });
  return link && { kind: 'path', path: [...link.path, ...link.fields.flag] };
}

/** A client too deep to be read whole is completed by its card: on the day its phones are needed. */
function wholeClient(context: EntityContext): ClientLink {
  const link = linkTo(context, 'client', (below) => clientFields(below, 'mention'));
  if (!link || isBesideClient(context, link.path)) return undefined;
  const unlimited = linkTo({ ...context, levels: anyLevels }, 'client', (below) => clientFields(below, 'mention'));
  const missing = Object.keys(unlimited?.fields ?? {}).some((field) => !(field in link.fields));
  return missing ? { ...link, complete: 'client' } : link;
}

/**
 * If an appointment names its client itself, a linked user is another person, unless named as a client; and a list of clients
 * holds those who come along.
 */
function isBesideClient(context: EntityContext, path: Path): boolean {
  const calls = wordsOf(path.at(-1) ?? '');
  const isClient = [...ownNouns.client, ...ownNouns.patient].some((noun) => calls.includes(noun));
  const own = mentionOf(context, 'client');
  const { branches, leaves } = contentsOf(context.schema, context.type);
  const list = branches.find((each) => each.many && samePath(each.path, path));
  const isOfMore = list?.words.some((word) =>
    ['additional', 'other', 'further', 'extra', 'accompanying'].includes(word),
  );
  if (isClient) return own?.id != null && isOfMore === true;
  return (own ?? personInBooking(leaves)) !== null;
}

const anyLevels = 16;

type ClientLink = Link<ClientFields> | undefined;

function clientThroughPatient(
  context: EntityContext,
  patient: Link<PatientFields> | undefined,
): Link<ClientFields> | undefined {
  if (!patient || patient.path.length === 0) return undefined;
  const { branches } = contentsOf(context.schema, context.type);
  const type = branches.find(({ path }) => samePath(path, patient.path))?.type;
  if (!type) return undefined;
  const below = { ...context, type, levels: context.levels - patient.path.length };
  const link = wholeClient(below);
  if (link) return { ...link, path: [...patient.path, ...link.path] };
  const mention = mentioned(below, 'client', 'client');
  return mention && { ...mention, path: patient.path };
}

function locationOfAppointment(below: EntityContext): LocationFields | null {
  const base = named(below, 'location');
  return base && { ...base, ...present({ timeZone: timeZoneOf(below) }) };
}

function isCalledPatient(client: { readonly path: Path } | undefined): boolean {
  return wordsOf(client?.path.at(-1) ?? '').join(' ') === 'patient';
}
