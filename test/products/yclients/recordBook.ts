import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, PlaceRecord, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { bookedPeople, type PersonInput } from './bookedPeople.ts';
import { rowOfWritten } from './clientWrites.ts';
import type { WriteTools } from './writes.ts';
import { attendanceOf, instantIn, Refusal, wrongField } from './values.ts';

/** A service of a record, with what it costs there. */
export interface ServiceInput {
  readonly id: number;
  readonly first_cost?: number | null;
  readonly discount?: number | null;
  readonly cost?: number | null;
}
/** A record as it is sent. */
export interface RecordInput {
  readonly staff_id: number;
  readonly services: readonly ServiceInput[];
  readonly client: PersonInput;
  readonly datetime: string;
  readonly seance_length: number;
  readonly save_if_busy: boolean;
  readonly comment?: string | null;
  readonly attendance?: number | null;
  readonly custom_fields?: unknown;
}
/** A record for a company. */
export interface RecordArgs {
  readonly company_id: number;
  readonly record: RecordInput;
}
/** Reads and keeps what records are written with. */
export type RecordBook = ReturnType<typeof recordBook>;

const minuteMs = 60_000;
const detailFields = ['api_id', 'custom_color', 'record_labels', 'sms_remain_hours', 'email_remain_hours'] as const;

/** What all ways to write a record have in common. */
export function recordBook(backstage: Backstage, { memory, find, hours }: WriteTools) {
  const { practice, now } = backstage;
  const { personOf, petOf } = bookedPeople(backstage);

  const stateOf = (attendance: number, end: number, before: VisitState | null): VisitState => {
    if (before !== null && before !== 'cancelled' && attendanceOf(before) === attendance) return before;
    if (attendance === 0) return 'planned';
    if (attendance === 2) return 'confirmed';
    if (attendance === -1) return 'noShow';
    // Who has come to what is over was served.
    if (attendance === 1) return end <= now() ? 'completed' : 'arrived';
    throw wrongField('attendance', 'Attendance is one of -1, 0, 1 and 2');
  };

  const typeOf = (services: readonly ServiceInput[]): number => {
    const [first] = services;
    const all = services.map(({ id }) => find.service(id));
    if (first) return all[0]?.key ?? 0;
    // Time that is kept free has no service.
    const block = practice.visitTypes.find(({ isBlock }) => isBlock);
    if (!block) throw wrongField('services', 'A service is needed');
    return block.key;
  };
  const checkTime = (
    place: PlaceRecord,
    provider: ProviderRecord | null,
    between: { readonly start: number; readonly end: number },
    butKey: number | null,
  ): void => {
    if (!provider) return;
    const { start, end } = between;
    if (hours.isTaken(provider, start, end, butKey) || !hours.isWorking(place, provider, start, end))
      throw new Refusal('The selected time is unavailable.');
  };

  const keep = (key: number, given: Row, services: readonly ServiceInput[]): void => {
    const before = memory.details.get(key) ?? {};
    const fields = Object.fromEntries(detailFields.map((name) => [name, given[name] ?? undefined]));
    const [first] = services;
    const { first_cost: firstCost, discount, cost } = first ?? {};
    const prices = { first_cost: firstCost ?? undefined, discount: discount ?? undefined, cost: cost ?? undefined };
    const [own, custom]: readonly unknown[] = [before['custom_fields'], given['custom_fields']];
    const fresh = isRow(custom) ? { custom_fields: { ...(isRow(own) ? own : {}), ...custom } } : {};
    memory.details.set(key, {
      ...before,
      ...presentFields(fields),
      ...(first && { prices: presentFields(prices) }),
      ...fresh,
    });
  };

  /** Checks a record that is to be written, before anything is. */
  const read = (args: RecordArgs, before: AppointmentRecord | null) => {
    const { record: given } = args;
    const place = find.company(args.company_id);
    const provider = given.staff_id === 0 ? null : find.staff(given.staff_id, place);
    const isKept = before !== null && before.providerKey === provider?.key;
    if (provider && !provider.isActive && !isKept) throw wrongField('staff_id', 'This team member has left');
    const start = instantIn(given.datetime, place.zone, 'datetime');
    if (given.seance_length <= 0 || given.seance_length % 60 !== 0)
      throw wrongField('seance_length', 'A length is whole minutes in seconds');
    const minutes = given.seance_length / 60;
    const end = start + minutes * minuteMs;
    const typeKey = typeOf(given.services);
    if (!given.save_if_busy) checkTime(place, provider, { start, end }, before?.key ?? null);
    const state =
      typeof given.attendance === 'number' ? stateOf(given.attendance, end, before?.state ?? null) : before?.state;
    return { place, provider, start, minutes, typeKey, state };
  };

  const book = (args: RecordArgs, isOnline: boolean): AppointmentRecord => {
    const { record: given } = args;
    const { place, provider, start, minutes, typeKey, state } = read(args, null);
    const person = personOf(given.client, place);
    if (!person && given.services.length > 0) throw wrongField('client', 'A client is needed');
    const booking = {
      start,
      minutes,
      placeKey: place.key,
      typeKey,
      providerKey: provider?.key,
      clientKey: person?.key,
      patientKey: petOf(given.custom_fields, person?.key ?? null),
      reason: given.comment?.trim() || null,
      state,
    };
    const row = rowOfWritten(bookAppointment(practice, booking, now()));
    keep(row.key, { ...given }, given.services);
    if (isOnline) memory.details.set(row.key, { ...memory.details.get(row.key), online: true });
    memory.ofPartner.add(row.key);
    return row;
  };

  return { book, read, keep, checkTime, stateOf, typeOf, personOf, petOf };
}
