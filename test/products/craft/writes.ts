import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { craftInstant } from './criteria.ts';
import { entryTypeOf, entryTypes } from './entryTypes.ts';
import { craftIds, craftWords, type Element, uidOf } from './records.ts';
import type { CraftStore } from './resolvers.ts';

type RelationKind = 'place' | 'provider' | 'visitType' | 'client' | 'patient';

const firstDraft = 501;
const tagNames = new Map([
  [71, 'VIP'],
  [72, 'Breeder'],
  [73, 'Payment plan'],
]);

/** The mutations that the token of this API may use. */
export function craftWrites(stage: Backstage, { entries, show, enable }: CraftStore): object {
  const { practice, now } = stage;
  const drafts = new Map<number, { readonly type: string; readonly args: Row }>();
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  /** The first of related ids: undefined where the field isn't given, null where it is emptied or leads nowhere. */
  const relation = (args: Row, field: string, kind: RelationKind): number | null | undefined => {
    const ids = args[field];
    if (ids === undefined) return undefined;
    const rows = {
      place: practice.places,
      provider: practice.providers,
      visitType: practice.visitTypes,
      client: practice.clients,
      patient: practice.patients,
    }[kind];
    const keys = (Array.isArray(ids) ? ids : []).map((id) => craftIds.key(kind, Number(id)));
    return keys.find((key) => rows.some((row) => row.key === key)) ?? null;
  };
  const instant = (args: Row, field: string): number | undefined => {
    const text = givenText(args, field);
    return text ? craftInstant(text) : undefined;
  };
  const byId = (args: Row): Element | null => {
    if (args['id'] === undefined && args['uid'] === undefined) return null;
    const element = entries().find(({ id }) => id === String(args['id']) || uidOf(id) === args['uid']);
    if (!element || element.isTrashed) throw new GraphQLError('No such entry exists');
    return element;
  };
  /** What the layout asks for, of a new entry or of one that is changed. */
  const check = (type: string, args: Row, before: Element | null, resolved: Row): void => {
    const { fields, hasTitle } = entryTypeOf(type);
    const isMissing = (name: string): boolean => {
      const value = name in resolved ? resolved[name] : args[name];
      if (value === undefined) return before === null;
      return value === null || value === '';
    };
    const problems = [
      ...(hasTitle && isMissing('title') ? ['Title cannot be blank.'] : []),
      ...fields.flatMap(({ handle, label, isRequired, options }) => {
        if (isRequired === true && isMissing(handle)) return [`${label} cannot be blank.`];
        const value = args[handle];
        return options && typeof value === 'string' && !(value in options) ? [`${label} is invalid.`] : [];
      }),
    ];
    if (problems.length > 0) throw new GraphQLError(problems.join('\n'));
  };

  const saveClient = (args: Row, before: Element | null): string => {
    check('client', args, before, {});
    const rows = args['phoneNumbers'];
    const labelled = (Array.isArray(rows) ? rows : []).filter(isRow).map((row) => {
      const label = row['label'] === 'Home' || row['label'] === 'Work' ? row['label'] : 'Mobile';
      return { label, value: textOf(row['number']) } as const;
    });
    const email = givenText(args, 'email');
    const tags = args['clientTags'];
    const change: Partial<ClientRecord> = presentFields({
      givenName: givenText(args, 'firstName'),
      familyName: givenText(args, 'lastName') ?? undefined,
      emails: email === undefined ? undefined : [email].filter((text) => text !== null),
      phones: rows === undefined ? undefined : labelled,
      placeKey: relation(args, 'homeLocation', 'place') ?? undefined,
      tags: Array.isArray(tags) ? tags.flatMap((id) => tagNames.get(Number(id)) ?? []) : undefined,
      isActive: typeof args['activeClient'] === 'boolean' ? args['activeClient'] : undefined,
      note: givenText(args, 'internalNotes'),
    });
    const { givenName, familyName } = change;
    const key = before?.source?.key ?? done(() => registerClient(practice, { givenName, familyName }, now())).key;
    return craftIds.of('client', done(() => changeClient(practice, key, change, now())).key);
  };
  const saveAnimal = (args: Row, before: Element | null): string => {
    check('animal', args, before, {});
    const born = instant(args, 'birthDate');
    const sex = givenText(args, 'sex')?.toUpperCase();
    const change: Partial<PatientRecord> = presentFields({
      name: givenText(args, 'title') ?? undefined,
      clientKey: relation(args, 'owner', 'client'),
      species: givenText(args, 'species') ?? undefined,
      breed: givenText(args, 'breed'),
      sex,
      color: givenText(args, 'coatColor') ?? undefined,
      birthDate: born === undefined ? undefined : new Date(born).toISOString().slice(0, 10),
      microchip: givenText(args, 'microchip'),
      isDeceased: typeof args['deceased'] === 'boolean' ? args['deceased'] : undefined,
    });
    // The practice asks for an owner, the site doesn't; such an animal has none a moment later.
    const owner = change.clientKey ?? practice.clients[0]?.key ?? null;
    const { name, species } = change;
    const made = (): PatientRecord => done(() => addPatient(practice, { clientKey: owner, name, species }, now()));
    const key = before?.source?.key ?? made().key;
    const whole = before ? change : { clientKey: null, ...change };
    return craftIds.of('patient', done(() => changePatient(practice, key, whole, now())).key);
  };
  const saveAppointment = (args: Row, before: Element | null): string => {
    const placeKey = relation(args, 'location', 'place');
    const typeKey = relation(args, 'service', 'visitType');
    check('appointment', args, before, presentFields({ location: placeKey, service: typeKey }));
    const row = rowOf(practice.appointments, before?.source?.key ?? null);
    const start = instant(args, 'startsAt') ?? row?.start ?? 0;
    const end = instant(args, 'endsAt') ?? (row ? row.start + row.minutes * 60_000 : start);
    const change: Partial<AppointmentRecord> = presentFields({
      start,
      minutes: Math.round((end - start) / 60_000),
      placeKey,
      typeKey,
      providerKey: relation(args, 'practitioner', 'provider'),
      clientKey: relation(args, 'client', 'client'),
      patientKey: relation(args, 'animal', 'patient'),
      state: stateOfWord(craftWords, givenText(args, 'appointmentStatus')),
      reason: givenText(args, 'reason'),
      cancelReason: givenText(args, 'cancelReason'),
    });
    if (row) return craftIds.of('appointment', done(() => changeAppointment(practice, row.key, change, now())).key);
    const booking = { ...change, start, placeKey: placeKey ?? null, typeKey: typeKey ?? null };
    return craftIds.of('appointment', done(() => bookAppointment(practice, booking, now())).key);
  };
  const saves = { client: saveClient, animal: saveAnimal, appointment: saveAppointment };
  const save = (type: string, args: Row): Element => {
    const before = byId(args);
    if (before && before.entryType !== type)
      throw new GraphQLError('Impossible to change the section of an existing entry');
    // Sound: only these types have mutations.
    const id = saves[type as keyof typeof saves](args, before);
    if (typeof args['enabled'] === 'boolean') enable(id, args['enabled']);
    const saved = entries().find((element) => element.id === id);
    if (!saved) throw new GraphQLError('No such entry exists');
    return saved;
  };
  const draftOf = (type: string, args: Row): Row => {
    const known = Number(args['draftId'] ?? 0);
    const draftId = drafts.has(known) ? known : firstDraft + drafts.size;
    const { draftId: _id, provisional: _provisional, draftName, draftNotes, ...rest } = args;
    const draft = { type, args: { ...drafts.get(draftId)?.args, ...rest } };
    drafts.set(draftId, draft);
    const canonical = entries().find(({ id }) => id === String(draft.args['id'])) ?? emptyEntry(type, now());
    return show(drafted(canonical, draft.args), { isDraft: true, draftId, draftName, draftNotes });
  };
  const mutations = entryTypes
    .filter(({ isSaved }) => isSaved)
    .flatMap(({ section, handle }) => [
      [`save_${section}_${handle}_Entry`, (args: Row) => show(save(handle, args))] as const,
      [`save_${section}_${handle}_Draft`, (args: Row) => draftOf(handle, args)] as const,
    ]);
  return {
    ...Object.fromEntries(mutations),
    deleteEntry({ id }: { id: number }) {
      const element = entries().find((one) => one.id === String(id) && !one.isTrashed);
      if (!element) return false;
      const { source, entryType } = element;
      if (!source || !entryTypeOf(entryType ?? '').isSaved) throw new GraphQLError('Unable to perform the action.');
      const gone = { isDeleted: true };
      if (source.kind === 'client') done(() => changeClient(practice, source.key, gone, now()));
      else if (source.kind === 'appointment') done(() => changeAppointment(practice, source.key, gone, now()));
      else {
        done(() => changePatient(practice, source.key, {}, now()));
        practice.patients.splice(
          0,
          practice.patients.length,
          ...practice.patients.filter(({ key }) => key !== source.key),
        );
      }
      return true;
    },
    createDraft({ id, name, notes }: { id: number; name?: string; notes?: string }) {
      const element = entries().find((one) => one.id === String(id) && !one.isTrashed);
      if (!element?.entryType) throw new GraphQLError('Unable to perform the action.');
      return draftOf(element.entryType, { id: String(id), draftName: name, draftNotes: notes })['draftId'];
    },
    publishDraft({ id }: { id: number }) {
      const draft = drafts.get(id);
      if (!draft) throw new GraphQLError('Unable to perform the action.');
      const saved = save(draft.type, draft.args);
      drafts.delete(id);
      return saved.id;
    },
  };
}

/** An entry as it would be with what a draft says. */
function drafted(element: Element, args: Row): Element {
  const fields = entryTypeOf(element.entryType ?? '').fields.filter(({ handle }) => args[handle] !== undefined);
  const given = fields.map(({ handle, kind }): readonly [string, unknown] => {
    const value = args[handle];
    if (kind === 'date') return [handle, typeof value === 'string' ? craftInstant(value) : null];
    return [handle, value];
  });
  const title = typeof args['title'] === 'string' ? args['title'] : element.title;
  return { ...element, title, values: { ...element.values, ...Object.fromEntries(given) } };
}

/** A draft of an entry that was never saved. */
function emptyEntry(type: string, now: number): Element {
  const flags = { isEnabled: true, isTrashed: false, created: now, updated: now };
  const values = Object.fromEntries(entryTypeOf(type).fields.map(({ handle }) => [handle, null]));
  return { id: '0', type: `${type}_Entry`, entryType: type, title: '', authorId: '5', source: null, values, ...flags };
}
