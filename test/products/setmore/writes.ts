import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PhoneRecord,
  type ProviderRecord,
  rowOf,
  type VisitState,
  visitStates,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { SetmoreMemory, SetmoreRecords } from './records.ts';
import { endOf, instantIn, isAppointment, isTaken, labelOf, setmoreError, setmoreIds } from './values.ts';

const minuteMs = 60_000;
const phoneFields = [
  ['Mobile', 'cell_phone'],
  ['Work', 'work_phone'],
  ['Home', 'home_phone'],
] as const;
const textIn = (args: Row, field: string): string => (givenText(args, field) ?? '').trim();

/** The state that a label stands for; undefined where it is a free text. */
function stateOf(label: string): VisitState | undefined {
  const wanted = label.trim().toLowerCase();
  if (wanted === '') return 'planned';
  return visitStates.find((state) => labelOf({ state })?.toLowerCase() === wanted);
}

/** The mutations of the service. */
export function setmoreWrites(
  backstage: Backstage,
  records: SetmoreRecords,
  memory: SetmoreMemory,
): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'bad_request');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const appointmentOf = (args: Row): AppointmentRecord => {
    const row = rowOf(practice.appointments, setmoreIds.key('appointment', textIn(args, 'key')));
    if (row && isAppointment(row)) return row;
    throw setmoreError('invalid_appointment', 'Invalid appointment key');
  };
  const staffOf = (key: string): ProviderRecord => {
    const row = rowOf(practice.providers, setmoreIds.key('provider', key));
    if (row?.isActive) return row;
    throw setmoreError('invalid_staff', 'Invalid staff key');
  };
  const serviceOf = (key: string): number => {
    const row = rowOf(practice.visitTypes, setmoreIds.key('visitType', key));
    if (row && !row.isBlock) return row.key;
    throw setmoreError('invalid_service', 'Invalid service key');
  };
  const customerOf = (key: string): number => {
    const row = rowOf(practice.clients, setmoreIds.key('client', key));
    if (row && !row.isDeleted) return row.key;
    throw setmoreError('invalid_customer', 'Invalid customer key');
  };
  const checkTime = (providerKey: number, between: { start: number; end: number }, butKey: number | null): void => {
    if (between.end <= between.start)
      throw setmoreError('invalid_end_time', 'end_time should be greater than start_time');
    if (isTaken(practice, providerKey, between, butKey))
      throw setmoreError('slot_already_booked', 'The slot is already booked');
  };

  /** Keeps a label that stands for no state, or forgets the one that was. */
  const keepLabel = (key: number, label: string | undefined): void => {
    if (label === undefined) return;
    if (stateOf(label) === undefined) memory.labels.set(key, label.trim());
    else memory.labels.delete(key);
  };
  const relabelled = (row: AppointmentRecord, label: string): Row => {
    const changed = done(() => changeAppointment(practice, row.key, { state: stateOf(label) }, now()));
    keepLabel(row.key, label);
    return records.appointment(changed);
  };

  return {
    createCustomer(args) {
      if (textIn(args, 'first_name') === '') throw setmoreError('invalid_first_name', 'First name is required');
      const code = textIn(args, 'country_code');
      const numbers = phoneFields.flatMap(([label, field]): PhoneRecord[] => {
        const number = textIn(args, field);
        const isBare = code === '' || number.startsWith('+');
        return number === '' ? [] : [{ label, value: isBare ? number : `${code} ${number}` }];
      });
      const names = { givenName: textIn(args, 'first_name'), familyName: textIn(args, 'last_name') };
      const { key } = done(() => registerClient(practice, { ...names, emails: [textIn(args, 'email_id')] }, now()));
      const details = {
        phones: numbers,
        street: textIn(args, 'address'),
        city: textIn(args, 'city'),
        note: textIn(args, 'comment') || null,
      };
      const row = done(() => changeClient(practice, key, details, now()));
      const given: unknown = args['additional_fields'];
      const { state, postal_code: postalCode, image_url: imageUrl } = args;
      memory.profiles.set(
        key,
        presentFields({
          state: state ?? undefined,
          postal_code: postalCode ?? undefined,
          image_url: imageUrl ?? undefined,
          additional_fields: isRow(given) ? given : undefined,
        }),
      );
      return records.customer(row);
    },
    createAppointment(args) {
      allowed();
      const provider = staffOf(textIn(args, 'staff_key'));
      const typeKey = serviceOf(textIn(args, 'service_key'));
      const clientKey = customerOf(textIn(args, 'customer_key'));
      const start = instantIn(textIn(args, 'start_time'), 'start_time');
      const end = instantIn(textIn(args, 'end_time'), 'end_time');
      checkTime(provider.key, { start, end }, null);
      const label = textIn(args, 'label');
      const booking = {
        start,
        minutes: (end - start) / minuteMs,
        placeKey: provider.placeKeys[0] ?? null,
        typeKey,
        providerKey: provider.key,
        clientKey,
        reason: textIn(args, 'comment') || null,
        state: stateOf(label),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      keepLabel(row.key, label);
      return records.appointment(row);
    },
    updateAppointment(args) {
      allowed();
      const row = appointmentOf(args);
      const staffKey = givenText(args, 'staff_key') ?? undefined;
      const serviceKey = givenText(args, 'service_key') ?? undefined;
      const [from, to] = [givenText(args, 'start_time') ?? undefined, givenText(args, 'end_time') ?? undefined];
      const start = from === undefined ? row.start : instantIn(from, 'start_time');
      const moved = start + row.minutes * minuteMs;
      const end = to === undefined ? (from === undefined ? endOf(row) : moved) : instantIn(to, 'end_time');
      const provider = staffKey === undefined ? rowOf(practice.providers, row.providerKey) : staffOf(staffKey);
      const isMoved = from !== undefined || to !== undefined || staffKey !== undefined;
      if (isMoved && provider) checkTime(provider.key, { start, end }, row.key);
      const comment = givenText(args, 'comment') ?? undefined;
      const label = givenText(args, 'label') ?? undefined;
      const isOther = provider !== null && provider.key !== row.providerKey;
      const change = {
        start,
        minutes: (end - start) / minuteMs,
        typeKey: serviceKey === undefined ? undefined : serviceOf(serviceKey),
        ...(isOther && { providerKey: provider.key, placeKey: provider.placeKeys[0] }),
        reason: comment === undefined ? undefined : comment.trim() || null,
        state: label === undefined ? undefined : stateOf(label),
      };
      const changed = done(() => changeAppointment(practice, row.key, change, now()));
      keepLabel(row.key, label);
      return records.appointment(changed);
    },
    updateAppointmentLabel(args) {
      allowed();
      return relabelled(appointmentOf(args), textIn(args, 'label'));
    },
    deleteAppointment(args) {
      allowed();
      const row = appointmentOf(args);
      const before = records.appointment(row);
      done(() => changeAppointment(practice, row.key, { state: 'cancelled' }, now()));
      return before;
    },
  };
}
