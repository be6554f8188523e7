import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { invalid, notFound, type Payload, rowOfWrite, rowWith, wrongState } from './answers.ts';
import { roomsPerPlace } from './branchRecords.ts';
import type { WriteTools } from './tools.ts';
import { instantOfMoment, isVisit, nameOfWord, rowId, uuidOf, visitStatuses } from './values.ts';

interface VisitInput {
  readonly placowkaId?: string | null;
  readonly rodzajWizytyId?: string | null;
  readonly godzinaOd?: string | null;
  readonly godzinaDo?: string | null;
  readonly zwierzeId?: string | null;
  readonly wlascicielId?: string | null;
  readonly lekarzId?: string | null;
  readonly gabinetId?: string | null;
  readonly powod?: string | null;
  readonly zrodlo?: string | null;
}

interface IdInput {
  readonly id: string;
}

/** What a change says, as the practice knows it; undefined where it was left out. */
interface Read {
  readonly placeKey: number | undefined;
  readonly typeKey: number | undefined;
  readonly start: number | undefined;
  readonly end: number | null | undefined;
  readonly patientKey: number | null | undefined;
  readonly clientKey: number | null | undefined;
  readonly providerKey: number | null | undefined;
  readonly reason: string | null | undefined;
}

const minuteMs = 60_000;

/** The mutations of the book. */
export function visitWrites(
  { practice, now }: Backstage,
  { desk, rooms, sources }: WriteTools,
  payload: Payload,
): Readonly<Record<string, unknown>> {
  const visitWith = (id: string): AppointmentRecord =>
    rowWith(practice.appointments.filter(isVisit), 'appointment', 'Wizyta', id);

  /** The key of a row that is named: undefined without the field, null where it is emptied. */
  function keyIn(
    input: VisitInput,
    field: keyof VisitInput,
    rows: readonly { readonly key: number }[],
    kind: 'place' | 'visitType' | 'patient' | 'client' | 'provider',
    entity: string,
  ): number | null | undefined {
    const id = input[field];
    return typeof id === 'string' ? rowWith(rows, kind, entity, id).key : id;
  }
  function needed<Value>(field: string, value: Value | null | undefined): Value | undefined {
    if (value === null) throw invalid(field, 'Pole jest wymagane.');
    return value;
  }
  function read(input: VisitInput): Read {
    const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const owners = practice.clients.filter(({ isDeleted }) => !isDeleted);
    const staff = practice.providers.filter(({ isActive }) => isActive);
    const moment = (text: string | null | undefined): number | null | undefined =>
      typeof text === 'string' ? instantOfMoment(text) : text;
    return {
      placeKey: needed('placowkaId', keyIn(input, 'placowkaId', practice.places, 'place', 'Placowka')),
      typeKey: needed('rodzajWizytyId', keyIn(input, 'rodzajWizytyId', types, 'visitType', 'RodzajWizyty')),
      start: needed('godzinaOd', moment(input.godzinaOd)),
      end: moment(input.godzinaDo),
      patientKey: keyIn(input, 'zwierzeId', practice.patients, 'patient', 'Zwierze'),
      clientKey: keyIn(input, 'wlascicielId', owners, 'client', 'Wlasciciel'),
      providerKey: keyIn(input, 'lekarzId', staff, 'provider', 'Lekarz'),
      reason: input.powod === undefined ? undefined : input.powod?.trim() || null,
    };
  }
  /** The whole minutes between two moments, of which the second is later. */
  function minutesBetween(start: number, end: number): number {
    if (end <= start) throw invalid('godzinaDo', 'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia.');
    return Math.round((end - start) / minuteMs);
  }
  function roomIn(input: VisitInput, placeKey: number): number | null | undefined {
    const { gabinetId } = input;
    if (typeof gabinetId !== 'string') return gabinetId;
    const wanted = uuidOf(gabinetId);
    const number = Array.from({ length: roomsPerPlace }, (_, index) => index).find(
      (index) => rowId('Gabinet', placeKey * 10 + index) === wanted,
    );
    if (number === undefined) throw notFound('Gabinet', gabinetId);
    return number;
  }
  const changed = (key: number, change: Parameters<typeof changeAppointment>[2]): Row =>
    desk.visit(rowOfWrite(changeAppointment(practice, key, change, now())));
  const mayChange = ({ state }: AppointmentRecord): void => {
    if (state === 'cancelled') throw wrongState(state, 'Wizyta została odwołana.');
    if (state === 'completed') throw wrongState(state, 'Wizyta została zakończona.');
  };

  return {
    umowWizyte: payload('wizyta', (input: VisitInput) => {
      const { end, start = null, placeKey = null, typeKey = null, ...rest } = read(input);
      const room = placeKey === null ? undefined : roomIn(input, placeKey);
      const minutes = typeof end === 'number' && start !== null ? minutesBetween(start, end) : undefined;
      const row = rowOfWrite(bookAppointment(practice, { ...rest, start, placeKey, typeKey, minutes }, now()));
      if (room !== undefined) rooms.set(row.key, room);
      sources.set(row.key, input.zrodlo ?? 'RECEPCJA');
      return desk.visit(row);
    }),
    zmienWizyte: payload('wizyta', (input: VisitInput & IdInput) => {
      const before = visitWith(input.id);
      mayChange(before);
      const { end, start, ...rest } = read(input);
      const from = start ?? before.start;
      const until = typeof end === 'number' ? end : from + before.minutes * minuteMs;
      const room = roomIn(input, rest.placeKey ?? before.placeKey);
      // Another animal comes with its owner, unless somebody else is named.
      const owner = rest.patientKey ? rowOf(practice.patients, rest.patientKey)?.clientKey : undefined;
      const clientKey = rest.clientKey === undefined ? owner : rest.clientKey;
      const patientKey = rest.patientKey === undefined ? before.patientKey : rest.patientKey;
      if (patientKey === null && (clientKey === undefined ? before.clientKey : clientKey) === null)
        throw invalid('zwierzeId', 'Podaj zwierzę albo właściciela.');
      const minutes = minutesBetween(from, until);
      if (room !== undefined) rooms.set(before.key, room);
      return changed(before.key, { ...rest, clientKey, start, minutes });
    }),
    zmienStatusWizyty: payload('wizyta', ({ id, status }: IdInput & { readonly status: string }) => {
      const before = visitWith(id);
      const state = nameOfWord(visitStatuses, status);
      if (state === 'cancelled') throw wrongState(before.state, 'Do odwołania wizyty służy odwolajWizyte.');
      return changed(before.key, { state, cancelReason: null });
    }),
    odwolajWizyte: payload('wizyta', (input: IdInput & { readonly powodOdwolania?: string | null }) => {
      const before = visitWith(input.id);
      mayChange(before);
      return changed(before.key, { state: 'cancelled', cancelReason: input.powodOdwolania?.trim() || null });
    }),
    usunWizyte: payload('wizyta', ({ id }: IdInput) => changed(visitWith(id).key, { isDeleted: true })),
  };
}
