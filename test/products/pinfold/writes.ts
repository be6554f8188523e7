import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { PinfoldMemory } from './memory.ts';
import { checkVersion, done, saveError, type SaveMessage, savingOf, warning } from './outcomes.ts';
import { pinfoldPeopleWrites } from './peopleWrites.ts';
import type { PinfoldParts } from './parts.ts';
import { receiptMethods } from './setUp.ts';
import { invoiceOf } from './trade.ts';
import { instantOfEntry, keyOf, notFound, pinfoldIds, stateOfCode, zoneOfPlace } from './values.ts';

interface Amendment {
  readonly surgeryId?: string | null;
  readonly diaryDate?: string | null;
  readonly startTime?: string | null;
  readonly lengthMins?: number | null;
  readonly bookingCode?: string | null;
  readonly accountId?: string | null;
  readonly cardId?: string | null;
  readonly clinicianId?: string | null;
  readonly narrative?: string | null;
  readonly progressCode?: string | null;
  readonly rowVersion?: string | null;
}

interface EntryInput extends Amendment {
  readonly surgeryId: string;
  readonly diaryDate: string;
  readonly startTime: string;
  readonly bookingCode: string;
}

interface ReceiptInput {
  readonly accountId: string;
  readonly invoiceId?: string | null;
  readonly amount: unknown;
  readonly methodCode: string;
  readonly reference?: string | null;
}

interface ById {
  readonly id: string;
}

const minuteMs = 60_000;

/** All mutations. */
export function pinfoldWrites(backstage: Backstage, parts: PinfoldParts, memory: PinfoldMemory): object {
  const { practice, now } = backstage;
  const { records, trade } = parts;
  const saving = savingOf(backstage);
  const entryOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf(practice, 'appointment', id));
    if (!row) throw notFound('DiaryEntry', id);
    return row;
  };
  const saved = (row: AppointmentRecord): ReturnType<Parameters<typeof saving>[1]> => ({
    row: records.entry(row),
    warnings: doubleBookings(practice, row),
  });
  const change = (row: AppointmentRecord, given: Partial<AppointmentRecord>): AppointmentRecord =>
    done(changeAppointment(practice, row.key, given, now()));
  const keyIn = (kind: 'client' | 'patient' | 'provider', id: string | null | undefined): number | null | undefined =>
    id ? keyOf(practice, kind, id) : id === undefined ? undefined : null;

  return {
    enterInDiary: ({ input }: { readonly input: EntryInput }) =>
      saving('diaryEntry', () => {
        const placeKey = keyOf(practice, 'place', input.surgeryId);
        const { typeKey, isBlock } = typeIn(practice, input.bookingCode);
        const cardKey = keyIn('patient', input.cardId);
        const accountKey = keyIn('client', input.accountId);
        checkPair(practice, cardKey ?? null, accountKey ?? null);
        const booking = {
          start: instantOfEntry(input.diaryDate, input.startTime, zoneOfPlace(practice, placeKey)),
          minutes: minutesIn(input),
          placeKey,
          typeKey,
          providerKey: keyIn('provider', input.clinicianId),
          patientKey: cardKey,
          clientKey: accountKey,
          reason: input.narrative,
        };
        if (!isBlock && !cardKey && !accountKey)
          throw saveError('cardId', 'A booking needs a record card or an account.');
        return saved(done(bookAppointment(practice, booking, now())));
      }),
    amendDiaryEntry: ({ id, amendment }: ById & { readonly amendment: Amendment }) =>
      saving('diaryEntry', () => {
        const before = entryOf(id);
        checkVersion(before, amendment.rowVersion);
        const placeKey = amendment.surgeryId ? keyOf(practice, 'place', amendment.surgeryId) : before.placeKey;
        const clock = zoneOfPlace(practice, before.placeKey);
        const moves = Boolean(amendment.diaryDate) || Boolean(amendment.startTime) || placeKey !== before.placeKey;
        // What is not given of the date and the time stays as it reads on the wall.
        const start = moves
          ? instantOfEntry(
              amendment.diaryDate ?? wallDay(before.start, clock),
              amendment.startTime ?? wallTime(before.start, clock),
              zoneOfPlace(practice, placeKey),
            )
          : before.start;
        const state = amendment.progressCode ? progressIn(amendment.progressCode) : before.state;
        const cardKey = keyIn('patient', amendment.cardId);
        // Another card brings its own account along.
        const accountKey =
          amendment.accountId === undefined && cardKey
            ? rowOf(practice.patients, cardKey)?.clientKey
            : keyIn('client', amendment.accountId);
        checkPair(
          practice,
          cardKey === undefined ? before.patientKey : cardKey,
          accountKey === undefined ? before.clientKey : accountKey,
        );
        return saved(
          change(before, {
            placeKey,
            start,
            state,
            minutes: minutesIn(amendment) ?? before.minutes,
            ...(state !== 'cancelled' && { cancelReason: null }),
            ...(amendment.bookingCode && typeIn(practice, amendment.bookingCode)),
            ...(cardKey !== undefined && { patientKey: cardKey }),
            ...(accountKey !== undefined && { clientKey: accountKey }),
            ...(amendment.clinicianId !== undefined && {
              providerKey: keyIn('provider', amendment.clinicianId) ?? null,
            }),
            ...(amendment.narrative !== undefined && { reason: amendment.narrative }),
          }),
        );
      }),
    strikeOutDiaryEntry: ({ id, reason, rowVersion }: ById & { reason?: string | null; rowVersion?: string | null }) =>
      saving('diaryEntry', () => {
        const before = entryOf(id);
        checkVersion(before, rowVersion);
        if (before.state === 'completed') throw saveError('id', 'This booking was seen and cannot be struck out.');
        return { row: records.entry(change(before, { state: 'cancelled', cancelReason: reason ?? null })) };
      }),
    markProgress: ({ id, progressCode }: ById & { readonly progressCode: string }) =>
      saving('diaryEntry', () => {
        const state = progressIn(progressCode);
        const given = { state, ...(state !== 'cancelled' && { cancelReason: null }) };
        return { row: records.entry(change(entryOf(id), given)) };
      }),
    deleteDiaryEntry: ({ id }: ById) =>
      saving('diaryEntry', () => ({ row: records.entry(change(entryOf(id), { isDeleted: true })) })),
    ...pinfoldPeopleWrites(backstage, records, memory, saving),
    postReceipt: ({ input }: { readonly input: ReceiptInput }) =>
      saving('receipt', () => {
        const methods = Object.keys(receiptMethods) as (keyof typeof receiptMethods)[]; // Sound: exactly its keys.
        const method = methods.find((each) => receiptMethods[each].code === input.methodCode);
        if (!method) throw saveError('methodCode', 'Not a code of RECEIPT_METHOD.');
        const clientKey = keyOf(practice, 'client', input.accountId);
        const invoice = input.invoiceId ? invoiceOf(memory, input.invoiceId) : null;
        if (input.invoiceId && !invoice) throw notFound('Invoice', input.invoiceId);
        if (invoice && invoice.clientKey !== clientKey)
          throw saveError('invoiceId', 'This invoice belongs to another account.');
        const payment = {
          clientKey,
          ...(invoice && { orderKey: invoice.key }),
          cents: centsOf(input.amount),
          method,
          reference: input.reference ?? null,
        };
        return { row: trade.receipt(done(takePayment(practice, memory.ledger, payment, now()))) };
      }),
    fileLetter: ({ input }: { readonly input: { readonly accountId: string; readonly body: string } }) =>
      saving('letter', () => {
        const message = { clientKey: keyOf(practice, 'client', input.accountId), body: input.body };
        return { row: trade.letter(done(writeMessage(practice, memory.ledger, message, now()))) };
      }),
  };
}

function typeIn({ visitTypes }: Practice, code: string): Pick<AppointmentRecord, 'typeKey' | 'isBlock'> {
  const row = rowOf(visitTypes, pinfoldIds.key('visitType', code));
  if (!row) throw saveError('bookingCode', `There is no booking code ${code}.`);
  return { typeKey: row.key, isBlock: row.isBlock };
}

function progressIn(code: string): VisitState {
  const state = stateOfCode(code);
  if (state === undefined) throw saveError('progressCode', `There is no progress code ${code}.`);
  return state;
}

/** The length that was given; undefined where none was. */
function minutesIn({ lengthMins }: Amendment): number | undefined {
  if (lengthMins === undefined || lengthMins === null) return undefined;
  if (lengthMins < 5) throw saveError('lengthMins', 'A booking is five minutes or more.');
  return lengthMins;
}

/** A card is booked on its own account, unless it has none. */
function checkPair({ patients }: Practice, cardKey: number | null, accountKey: number | null): void {
  const holder = rowOf(patients, cardKey)?.clientKey ?? null;
  if (holder !== null && accountKey !== null && holder !== accountKey)
    throw saveError('cardId', 'This record card belongs to another account.');
}

/** Two bookings at once in a column are warned of and kept. */
function doubleBookings(practice: Practice, row: AppointmentRecord): readonly SaveMessage[] {
  const end = row.start + row.minutes * minuteMs;
  const isMet =
    row.providerKey !== null &&
    practice.appointments.some(
      (other) =>
        other.key !== row.key &&
        other.providerKey === row.providerKey &&
        !other.isDeleted &&
        other.state !== 'cancelled' &&
        other.start < end &&
        row.start < other.start + other.minutes * minuteMs,
    );
  return isMet ? [warning('startTime', 'The column is already booked at this time.')] : [];
}
