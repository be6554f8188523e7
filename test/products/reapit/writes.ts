import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { mutationText } from './mutations.ts';
import type { ReapitMemory, ReapitRecords } from './records.ts';
import { eTag, instantFrom, isConfirmed, isInDiary, listIn, phoneOf, reapitIds, refusals, textIn } from './words.ts';

type Write = (args: Row) => unknown;

const labels = [
  ['Mobile', 'mobilePhone'],
  ['Home', 'homePhone'],
  ['Work', 'workPhone'],
] as const;

// Texts and objects that are kept as they were given.
const kept = ['title', 'dateOfBirth', 'marketingConsent', 'primaryAddress', 'secondaryAddress', 'workAddress'];

/** Mutations of the diary and of contacts; the token has no scope for any others. */
export function reapitWrites(
  backstage: Backstage,
  records: ReapitRecords,
  memory: ReapitMemory,
): Readonly<Record<string, Write>> {
  const { practice, now, refuseWrites } = backstage;
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
  };
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw refusals.badInput();
  };
  // Somebody else may have changed it since it was read.
  const current = <Item extends { readonly updatedAt: number }>(row: Item | null, { id, _eTag }: Row): Item => {
    if (!row) throw refusals.notFound();
    if (_eTag !== eTag(textIn(id) ?? '', row.updatedAt)) throw refusals.badInput();
    return row;
  };
  const remember = (id: string, args: Row, names: readonly string[]): void => {
    const given = presentFields(Object.fromEntries(names.map((name) => [name, args[name]])));
    memory.set(id, { ...memory.get(id), ...given });
  };

  /** The key behind an id that was given, which has to be one; undefined where none was. */
  const keyIn = (kind: 'place' | 'provider' | 'visitType', id: string | undefined): number | undefined => {
    if (id === undefined) return undefined;
    const key = reapitIds.key(kind, id);
    const rows = { place: practice.places, provider: practice.providers, visitType: practice.visitTypes }[kind];
    if (!rows.some((row) => row.key === key)) throw refusals.badInput();
    return key ?? undefined;
  };
  const attendeeIn = (attendee: unknown): ClientRecord | undefined => {
    const id = isRow(attendee) ? textIn(attendee['id']) : undefined;
    if (!isRow(attendee) || id === undefined) return undefined;
    const client = rowOf(practice.clients, reapitIds.key('client', id));
    if (!client || client.isDeleted || (textIn(attendee['type']) ?? 'contact') !== 'contact') throw refusals.badInput();
    return client;
  };
  const minutesBetween = (start: number, end: number): number => {
    if (end <= start) throw refusals.badInput();
    return (end - start) / 60_000;
  };

  const CreateAppointment: Write = (args) => {
    allowed();
    const [start, end] = [instantFrom(args['start']), instantFrom(args['end'])];
    const typeKey = keyIn('visitType', textIn(args['typeId']));
    const providerKey = keyIn('provider', listIn(args['negotiatorIds'])[0]);
    const ownOffice = practice.providers.find(({ key }) => key === providerKey)?.placeKeys[0];
    const placeKey = keyIn('place', listIn(args['officeIds'])[0]) ?? ownOffice;
    if (start === null || end === null || typeKey === undefined || placeKey === undefined) throw refusals.badInput();
    const booking = {
      start,
      minutes: minutesBetween(start, end),
      placeKey,
      typeKey,
      providerKey,
      clientKey: attendeeIn(args['attendee'])?.key,
      reason: textIn(args['description']),
      state: args['attendeeConfirmed'] === true ? ('confirmed' as const) : ('planned' as const),
    };
    const row = done(bookAppointment(practice, booking, now()));
    remember(reapitIds.of('appointment', row.key), args, ['metadata', 'organiserId', 'accompanied']);
    return plain(records.appointment(row));
  };

  const stateIn = (args: Row, row: AppointmentRecord): AppointmentRecord['state'] | undefined => {
    if (args['cancelled'] === true) return 'cancelled';
    const attendee = isRow(args['attendee']) ? args['attendee']['confirmed'] : null;
    const confirmed = args['attendeeConfirmed'] ?? attendee;
    if (confirmed === true) return isConfirmed(row) ? undefined : 'confirmed';
    if (confirmed === false && row.state === 'confirmed') return 'planned';
    return args['cancelled'] === false && row.state === 'cancelled' ? 'planned' : undefined;
  };

  const UpdateAppointment: Write = (args) => {
    allowed();
    const key = reapitIds.key('appointment', textIn(args['id']));
    const row = current(practice.appointments.find((item) => item.key === key && isInDiary(item)) ?? null, args);
    const start = instantFrom(args['start']) ?? row.start;
    const end = instantFrom(args['end']) ?? row.start + row.minutes * 60_000;
    const client = attendeeIn(args['attendee']);
    const negotiators = Array.isArray(args['negotiatorIds']) ? listIn(args['negotiatorIds']) : undefined;
    const change = {
      start,
      minutes: minutesBetween(start, end),
      typeKey: keyIn('visitType', textIn(args['typeId'])),
      providerKey: negotiators && (keyIn('provider', negotiators[0]) ?? null),
      placeKey: keyIn('place', listIn(args['officeIds'])[0]),
      reason: textIn(args['description']),
      state: stateIn(args, row),
      ...(client && client.key !== row.clientKey && { clientKey: client.key, patientKey: null }),
    };
    const changed = done(changeAppointment(practice, row.key, change, now()));
    remember(reapitIds.of('appointment', row.key), args, ['metadata', 'organiserId', 'accompanied']);
    return records.appointment(changed);
  };

  /** The numbers of a contact, each with what was given for it instead. */
  const phonesIn = (args: Row, client: ClientRecord): readonly PhoneRecord[] =>
    labels.flatMap(([label, name]) => {
      const value = args[name] === undefined ? phoneOf(client, label) : (textIn(args[name]) ?? '');
      return value === null || value === '' ? [] : [{ label, value }];
    });
  const changed = (client: ClientRecord, args: Row): Row => {
    const email = args['email'] === undefined ? undefined : (textIn(args['email']) ?? '');
    const forename = textIn(args['forename']);
    const change = {
      givenName: forename === '' ? null : forename,
      familyName: textIn(args['surname']),
      emails: email === undefined ? undefined : email === '' ? [] : [email],
      phones: phonesIn(args, client),
      isActive: typeof args['active'] === 'boolean' ? args['active'] : undefined,
      placeKey: keyIn('place', listIn(args['officeIds'])[0]),
    };
    const row = done(changeClient(practice, client.key, change, now()));
    const id = reapitIds.of('client', client.key);
    remember(id, args, [...kept, 'negotiatorIds', 'metadata']);
    return records.contact(row);
  };

  const CreateContact: Write = (args) => {
    allowed();
    if ((textIn(args['surname']) ?? '').trim() === '') throw refusals.badInput();
    const names = { givenName: textIn(args['forename']), familyName: textIn(args['surname']) };
    return plain(changed(done(registerClient(practice, names, now())), args));
  };

  const UpdateContact: Write = (args) => {
    allowed();
    const row = rowOf(practice.clients, reapitIds.key('client', textIn(args['id'])));
    return changed(current(row?.isDeleted === false ? row : null, args), args);
  };

  const closed = [...mutationText.matchAll(/^ {4}([A-Z]\w+)\(/gm)].map(([, name = '']): [string, Write] => [
    name,
    () => {
      allowed();
      throw refusals.forbidden();
    },
  ]);
  return { ...Object.fromEntries(closed), CreateAppointment, UpdateAppointment, CreateContact, UpdateContact };
}

/** A resource as JSON: what the service adds to it has no place there. */
function plain(row: Row): Row {
  const attendee: unknown = typeof row['attendee'] === 'function' ? Reflect.apply(row['attendee'], row, []) : undefined;
  const values = Object.entries(row).filter(([, value]) => typeof value !== 'function');
  return { ...Object.fromEntries(values), ...(attendee !== undefined && { attendee }) };
}
