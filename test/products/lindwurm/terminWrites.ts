import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { givenFlag } from '../givenFlag.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { lookupsIn, trimmed } from './lookups.ts';
import type { Memory, Zusatz } from './memory.ts';
import { expected, invalid, notFound, payloadOf, rowOfWrite } from './payload.ts';
import type { Records } from './records.ts';
import { raster, ressourcenOf } from './standorte.ts';
import { endOf, keyIn, movedTo, statusWords, stateOf, wallIn } from './values.ts';

interface Args {
  readonly input: Row;
}

const minuteMs = 60_000;

/** Makes an appointment of an input. */
export type Anlegen = (input: Row) => AppointmentRecord;

/** The mutations of appointments, and how one is made. */
export function terminWrites(backstage: Backstage, memory: Memory, records: Records) {
  const { practice, now } = backstage;
  const visible = (): readonly AppointmentRecord[] => practice.appointments.filter(records.isShown);
  const terminIn = (id: unknown): AppointmentRecord => {
    const row = rowOf(visible(), keyIn('appointment', id));
    if (row) return row;
    throw notFound('Termin', id);
  };
  const { placeIn, typeIn, providerIn, raumIn, patientIn, clientKeyIn, minutesIn } = lookupsIn(backstage);
  const placeOf = (row: AppointmentRecord): PlaceRecord => {
    const place = rowOf(practice.places, row.placeKey);
    if (place) return place;
    throw notFound('Standort', row.placeKey);
  };
  const checkRaster = (start: number): void => {
    if (start % (raster * minuteMs) !== 0)
      throw invalid('beginn', `Beginn muss im Raster von ${String(raster)} Minuten liegen.`);
  };
  /** One who treats has one appointment at a time, unless two are wanted. */
  const checkKollision = (
    row: Pick<AppointmentRecord, 'start' | 'minutes' | 'providerKey'>,
    input: Row,
    ownKey: number | null,
  ): void => {
    if (row.providerKey === null || input['doppelbelegungErlauben'] === true) return;
    const others = practice.appointments.filter((other) => {
      const isOver = other.start < endOf(row) && endOf(other) > row.start;
      const isThere = !other.isDeleted && other.state !== 'cancelled' && other.key !== ownKey;
      return isThere && isOver && other.providerKey === row.providerKey;
    });
    if (others.length === 0) return;
    throw expected({
      __typename: 'TerminKollisionError',
      message: 'Der Behandler ist in diesem Zeitraum bereits belegt.',
      kollidierendeTermine: () => others.filter(records.isShown).map(records.termin),
    });
  };
  const keep = (key: number, zusatz: Zusatz): void => {
    memory.zusaetze.set(key, { ...memory.zusaetze.get(key), ...presentFields({ ...zusatz }) });
  };
  const change = (row: AppointmentRecord, fields: Parameters<typeof changeAppointment>[2]): Row =>
    records.termin(rowOfWrite(changeAppointment(practice, row.key, fields, now())));
  const uebergang = (row: AppointmentRecord, nach: string | null, message: string): Error =>
    expected({ __typename: 'StatusUebergangError', von: statusWords[row.state], nach, message });

  const anlegen: Anlegen = (input) => {
    const place = placeIn(input['standortId']);
    const type = typeIn(input['terminartId']);
    const patient = patientIn(input['tierId']);
    const clientKey = clientKeyIn(input['tierhalterId']) ?? patient?.clientKey ?? null;
    if (!patient && clientKey === null) throw invalid('tierhalterId', 'Tierhalter oder Tier muss angegeben werden.');
    if (patient && patient.clientKey !== clientKey)
      throw invalid('tierId', 'Tier gehört nicht zum angegebenen Tierhalter.');
    const provider = providerIn(input['behandlerId'], place) ?? null;
    const raumId = raumIn(input['raumId'], place) ?? null;
    const start = wallIn(input['beginn'], place.zone);
    const minutes = minutesIn(input['dauerMinuten']) ?? type.minutes;
    checkRaster(start);
    checkKollision({ start, minutes, providerKey: provider?.key ?? null }, input, null);
    const row = rowOfWrite(
      bookAppointment(
        practice,
        {
          start,
          minutes,
          placeKey: place.key,
          typeKey: type.key,
          providerKey: provider?.key ?? null,
          patientKey: patient?.key ?? null,
          clientKey,
          reason: trimmed(input, 'anlass') ?? null,
        },
        now(),
      ),
    );
    const istNotfall = givenFlag(input, 'istNotfall');
    keep(row.key, { bemerkung: trimmed(input, 'bemerkung') ?? null, raumId, istNotfall });
    return row;
  };

  const bearbeiten = (input: Row): Row => {
    const row = terminIn(input['terminId']);
    const place = placeOf(row);
    const start =
      (input['beginn'] ?? null) === null ? row.start : movedTo(input['beginn'], row.start, zoneOf(practice, row));
    const minutes = minutesIn(input['dauerMinuten']) ?? row.minutes;
    const provider = providerIn(input['behandlerId'], place);
    const providerKey = provider === undefined ? row.providerKey : (provider?.key ?? null);
    const raumId = raumIn(input['raumId'], place);
    const patient = patientIn(input['tierId']);
    const type = (input['terminartId'] ?? null) === null ? undefined : typeIn(input['terminartId']);
    if (start !== row.start) checkRaster(start);
    if (start !== row.start || minutes !== row.minutes || providerKey !== row.providerKey)
      checkKollision({ start, minutes, providerKey }, input, row.key);
    keep(row.key, { bemerkung: trimmed(input, 'bemerkung'), raumId, istNotfall: givenFlag(input, 'istNotfall') });
    return change(row, {
      start,
      minutes,
      providerKey,
      typeKey: type?.key,
      reason: trimmed(input, 'anlass'),
      ...(patient && { patientKey: patient.key, clientKey: patient.clientKey }),
    });
  };

  const verschieben = (input: Row): Row => {
    const row = terminIn(input['terminId']);
    const id = input['ressourceId'] ?? null;
    const columns = practice.places.flatMap((place) => ressourcenOf(practice, place));
    const column = columns.find((each) => each.id === id);
    if (id !== null && !column) throw notFound('Kalenderressource', id);
    const place = column?.place ?? placeOf(row);
    // By the clock of the place where the column is.
    const start = movedTo(input['beginn'], row.start, place.zone);
    const minutes = minutesIn(input['dauerMinuten']) ?? row.minutes;
    const isStaying = !column || column.art === 'RAUM';
    const providerKey = isStaying ? row.providerKey : (column.provider?.key ?? null);
    if (start !== row.start) checkRaster(start);
    checkKollision({ start, minutes, providerKey }, input, row.key);
    if (column?.art === 'RAUM') keep(row.key, { raumId: column.raumId });
    return change(row, { start, minutes, providerKey, placeKey: place.key });
  };

  const absagen = (input: Row): Row => {
    const row = terminIn(input['terminId']);
    if (row.state === 'cancelled' || row.state === 'completed')
      throw uebergang(row, 'ABGESAGT', 'Der Termin kann nicht mehr abgesagt werden.');
    keep(row.key, { durch: String(input['durch']) });
    return change(row, { state: 'cancelled', cancelReason: trimmed(input, 'grund') ?? null });
  };

  const writes = {
    terminAnlegen: ({ input }: Args) => payloadOf(backstage, 'termin', () => records.termin(anlegen(input))),
    terminBearbeiten: ({ input }: Args) => payloadOf(backstage, 'termin', () => bearbeiten(input)),
    terminVerschieben: ({ input }: Args) => payloadOf(backstage, 'termin', () => verschieben(input)),
    terminStatusSetzen: ({ input }: Args) =>
      payloadOf(backstage, 'termin', () => {
        const row = terminIn(input['terminId']);
        const state = stateOf(input['status']);
        if (row.state === 'cancelled' || state === 'cancelled')
          throw uebergang(row, statusWords[state], 'Absagen erfolgen über terminAbsagen und sind endgültig.');
        return change(row, { state });
      }),
    terminAbsagen: ({ input }: Args) => payloadOf(backstage, 'termin', () => absagen(input)),
    terminLoeschen: ({ input }: Args) =>
      payloadOf(backstage, 'termin', () => {
        const row = terminIn(input['terminId']);
        if (row.state !== 'planned') throw uebergang(row, null, 'Nur vorgemerkte Termine können gelöscht werden.');
        return change(row, { isDeleted: true });
      }),
  };
  return { anlegen, writes };
}
