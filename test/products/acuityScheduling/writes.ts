import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  rowOf,
  type VisitState,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { AcuityRecords } from './records.ts';
import { acuityError, acuityIds, acuityLabels, instantIn, isCanceled, isOnCalendar, zoneOfCalendar } from './values.ts';

interface AppointmentArgs {
  readonly id: number;
  readonly input?: Row | null;
  readonly admin?: boolean | null;
}

interface ClientArgs {
  readonly id: string;
  readonly input: Row;
}

interface Memory {
  readonly answers: Map<number, readonly Row[]>;
  readonly certificates: Row[];
}

const minuteMs = 60_000;
const textIn = (input: Row, field: string): string => (givenText(input, field) ?? '').trim();

/** The state that labels of an input stand for; undefined where there are none in it. */
function stateIn(input: Row): VisitState | undefined {
  const { labels } = input;
  if (!Array.isArray(labels)) return undefined;
  const [given] = labels;
  if (given === undefined) return 'planned';
  const label = acuityLabels.find(({ id }) => id === Reflect.get(Object(given), 'id'));
  if (!label) throw acuityError('invalid_label', 'The label does not exist.');
  return label.state;
}

/** Answers to forms as they are kept. */
function answersIn(input: Row): readonly Row[] | null {
  const { fields } = input;
  if (!Array.isArray(fields)) return null;
  return fields.map((field: unknown): Row => {
    const given = Object(field);
    return { fieldID: Reflect.get(given, 'id'), value: Reflect.get(given, 'value') };
  });
}

/** The mutations of the service. */
export function acuityWrites(
  backstage: Backstage,
  records: AcuityRecords,
  memory: Memory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message, { extensions: { code: 'bad_request', status_code: 400 } });
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const appointmentOf = (id: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, acuityIds.key('appointment', id));
    if (row && isOnCalendar(row)) return row;
    throw acuityError('not_found', `The appointment "${String(id)}" does not exist.`, 404);
  };
  const clientOf = (id: string): ClientRecord => {
    const row = rowOf(practice.clients, acuityIds.key('client', id));
    if (row && !row.isDeleted) return row;
    throw acuityError('not_found', 'The client does not exist.', 404);
  };
  const typeOf = (id: unknown): VisitTypeRecord => {
    const row = rowOf(practice.visitTypes, acuityIds.key('visitType', Number(id)));
    if (row && !row.isBlock) return row;
    throw acuityError('invalid_appointment_type', `The appointment type "${String(id)}" does not exist.`);
  };
  const calendarOf = (id: unknown): ProviderRecord | null => {
    if (typeof id !== 'number') return null;
    const row = rowOf(practice.providers, acuityIds.key('provider', id));
    if (row?.isActive) return row;
    throw acuityError('invalid_calendar', `The calendar "${String(id)}" does not exist.`);
  };
  const isFree = (provider: ProviderRecord, start: number, minutes: number, but: number | null): boolean =>
    !practice.appointments.some(
      (row) =>
        row.providerKey === provider.key &&
        row.key !== but &&
        !row.isDeleted &&
        !isCanceled(row) &&
        row.start < start + minutes * minuteMs &&
        row.start + row.minutes * minuteMs > start,
    );
  const checkFree = (provider: ProviderRecord, start: number, minutes: number, but: number | null): void => {
    if (isFree(provider, start, minutes, but)) return;
    throw acuityError('not_available', 'The requested time is not available.');
  };

  /** The client with a name and, where they are known of both, the same phone or email; a new one if there is none. */
  const clientFor = (input: Row): ClientRecord => {
    const [givenName, familyName] = [textIn(input, 'firstName'), textIn(input, 'lastName')];
    const [email, phone] = [textIn(input, 'email'), textIn(input, 'phone')];
    const named = practice.clients.filter(
      (row) => !row.isDeleted && (row.givenName ?? '') === givenName && row.familyName === familyName,
    );
    const contacted = named.find(
      (row) => (email !== '' && row.emails.includes(email)) || (phone !== '' && row.phones[0]?.value === phone),
    );
    const open = named.find((row) => (email === '' || row.emails.length === 0) && (phone === '' || !row.phones[0]));
    const known = contacted ?? open;
    if (known) return known;
    return done(() => registerClient(practice, { givenName, familyName, emails: [email], phones: [phone] }, now()));
  };
  const checkNames = (input: Row): void => {
    for (const field of ['firstName', 'lastName']) {
      if (textIn(input, field) === '')
        throw acuityError(
          `required_${field === 'firstName' ? 'first' : 'last'}_name`,
          `Attribute '${field}' is required.`,
        );
    }
  };
  const checkEmail = (input: Row, isNeeded: boolean): void => {
    const email = textIn(input, 'email');
    if (email === '' && isNeeded) throw acuityError('required_email', "Attribute 'email' is required.");
    if (email !== '' && !/^\S+@\S+$/.test(email)) throw acuityError('invalid_email', "Attribute 'email' is invalid.");
  };
  const changed = (
    row: AppointmentRecord,
    change: Parameters<typeof changeAppointment>[2],
  ): Readonly<Record<string, unknown>> =>
    records.appointment(done(() => changeAppointment(practice, row.key, change, now())));
  const writeClient = (row: ClientRecord, input: Row): ClientRecord =>
    done(() =>
      changeClient(
        practice,
        row.key,
        {
          givenName: givenText(input, 'firstName') === '' ? null : givenText(input, 'firstName'),
          familyName: givenText(input, 'lastName') ?? undefined,
          note: givenText(input, 'notes') === '' ? null : givenText(input, 'notes'),
          ...contactChange(row, givenText(input, 'phone'), givenText(input, 'email')),
        },
        now(),
      ),
    );

  return {
    createAppointment({ input = {}, admin }: AppointmentArgs) {
      const given = input ?? {};
      const isAdmin = admin === true;
      checkNames(given);
      checkEmail(given, !isAdmin);
      const type = typeOf(given['appointmentTypeID']);
      const own = calendarOf(given['calendarID']);
      if (isAdmin && !own) throw acuityError('required_calendar_id', "Attribute 'calendarID' is required.");
      const text = textIn(given, 'datetime');
      const free = (provider: ProviderRecord): boolean =>
        provider.isActive && isFree(provider, instantIn(text, zoneOfCalendar(provider)), type.minutes, null);
      const calendar = own ?? practice.providers.find(free);
      if (!calendar) throw acuityError('no_available_calendar', 'We could not find an available calendar.');
      const start = instantIn(text, zoneOfCalendar(calendar));
      if (!isAdmin) checkFree(calendar, start, type.minutes, null);
      allowed();
      const row = done(() =>
        bookAppointment(
          practice,
          {
            start,
            placeKey: calendar.placeKeys[0] ?? null,
            typeKey: type.key,
            providerKey: calendar.key,
            clientKey: clientFor(given).key,
            reason: isAdmin ? textIn(given, 'notes') || null : null,
            state: isAdmin ? stateIn(given) : undefined,
          },
          now(),
        ),
      );
      const answers = answersIn(given);
      if (answers) memory.answers.set(row.key, answers);
      return records.appointment(row);
    },
    updateAppointment({ id, input, admin }: AppointmentArgs) {
      const row = appointmentOf(id);
      const given = input ?? {};
      const isAdmin = admin === true;
      checkEmail(given, false);
      const person = rowOf(practice.clients, row.clientKey);
      // The details are those of the client, wherever else she is.
      const { notes: _notes, ...details } = given;
      if (person) writeClient(person, details);
      const answers = answersIn(given);
      if (answers) memory.answers.set(row.key, answers);
      const notes = givenText(given, 'notes');
      return changed(row, {
        reason: isAdmin && notes !== undefined ? notes || null : undefined,
        state: isAdmin && !isCanceled(row) ? stateIn(given) : undefined,
      });
    },
    rescheduleAppointment({ id, input, admin }: AppointmentArgs) {
      const row = appointmentOf(id);
      const given = input ?? {};
      if (isCanceled(row)) throw acuityError('reschedule_canceled', 'You may not reschedule a canceled appointment.');
      const own = calendarOf(given['calendarID']);
      const calendar = own ?? rowOf(practice.providers, row.providerKey);
      if (!calendar) throw acuityError('invalid_calendar', 'The calendar does not exist.');
      const start = instantIn(textIn(given, 'datetime'), zoneOfCalendar(calendar));
      if (admin !== true) checkFree(calendar, start, row.minutes, row.key);
      const isOther = calendar.key !== row.providerKey;
      const placeKey = isOther ? calendar.placeKeys[0] : undefined;
      return changed(row, { start, providerKey: calendar.key, placeKey });
    },
    cancelAppointment({ id, input, admin }: AppointmentArgs) {
      const row = appointmentOf(id);
      if (isCanceled(row)) throw acuityError('cancel_canceled', 'This appointment is already canceled.');
      const isNoShow = admin === true && input?.['noShow'] === true;
      const cancelReason = textIn(input ?? {}, 'cancelNote') || null;
      return changed(row, { state: isNoShow ? 'noShow' : 'cancelled', cancelReason });
    },
    createClient({ input }: ClientArgs) {
      checkNames(input);
      checkEmail(input, false);
      const [givenName, familyName] = [textIn(input, 'firstName'), textIn(input, 'lastName')];
      const row = done(() =>
        registerClient(
          practice,
          { givenName, familyName, emails: [textIn(input, 'email')], phones: [textIn(input, 'phone')] },
          now(),
        ),
      );
      return records.client(writeClient(row, { notes: textIn(input, 'notes') }));
    },
    updateClient({ id, input }: ClientArgs) {
      const row = clientOf(id);
      checkEmail(input, false);
      return records.client(writeClient(row, input));
    },
    deleteClient({ id }: ClientArgs) {
      const { key } = clientOf(id);
      done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return true;
    },
    createBlock({ input }: { readonly input: Row }) {
      const calendar = calendarOf(input['calendarID']);
      const zone = zoneOfCalendar(calendar);
      const [start, end] = [instantIn(textIn(input, 'start'), zone), instantIn(textIn(input, 'end'), zone)];
      if (end <= start) throw acuityError('invalid_time_range', 'The end of a block has to be after its start.');
      const block = {
        start,
        minutes: (end - start) / minuteMs,
        placeKey: calendar?.placeKeys[0] ?? null,
        typeKey: practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null,
        providerKey: calendar?.key ?? null,
        reason: textIn(input, 'notes') || null,
      };
      return records.block(done(() => bookAppointment(practice, block, now())));
    },
    deleteBlock({ id }: { readonly id: number }) {
      const row = rowOf(practice.appointments, acuityIds.key('appointment', id));
      if (!row?.isBlock || row.isDeleted) throw acuityError('not_found', 'The block does not exist.', 404);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    createCertificate({ input }: { readonly input: Row }) {
      allowed();
      const id = 701 + memory.certificates.length;
      const row = {
        id,
        certificate: textIn(input, 'certificate') || `C${String(id)}`,
        name: 'Certificate',
        email: textIn(input, 'email').toLowerCase(),
        productID: input['productID'] ?? null,
        orderID: null,
        remainingValue: null,
        expiration: null,
        type: 'counts',
      };
      memory.certificates.push(row);
      return row;
    },
  };
}
