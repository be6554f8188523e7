import { wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type Memory, visitsOf } from './memory.ts';
import { raumIdsOf, type Standorte } from './standorte.ts';
import {
  amountOf,
  anredeOf,
  briefanredeOf,
  dateTime,
  endOf,
  geschlechtOf,
  idOf,
  numbersOf,
  statusWords,
} from './values.ts';

/** How clients, animals and the book look. */
export type Records = ReturnType<typeof recordsOf>;

/** Makes rows of clients, animals and appointments. */
export function recordsOf({ practice, meet, now }: Backstage, memory: Memory, orte: Standorte) {
  const isShown = (row: AppointmentRecord): boolean => !row.isDeleted && !row.isBlock;
  const newest = (field: 'clientKey' | 'patientKey', key: number, anzahl: number): readonly Row[] =>
    practice.appointments
      .filter((row) => isShown(row) && row[field] === key)
      .toSorted((one, other) => byStart(other, one))
      .slice(0, Math.max(0, anzahl))
      .map(termin);

  const merkmal = (name: string): Row => {
    const index = memory.merkmale.indexOf(name);
    const id = index >= 0 ? index + 1 : memory.merkmale.push(name);
    return { id, bezeichnung: name, farbe: ['#c0392b', '#27ae60', '#8e44ad'][id % 3] };
  };

  const tierhalter = (row: ClientRecord): Row => {
    meet('client', row.key);
    const profil = memory.profile.get(row.key);
    const place = practice.places.find(({ city }) => city === row.city);
    const anrede = profil?.anrede ?? anredeOf(row);
    const titel = profil?.titel === undefined ? (row.key % 23 === 0 ? 'Mag.' : null) : profil.titel;
    return {
      id: idOf('client', row.key),
      kundennummer: `K-${String(20_000 + row.key * 3)}`,
      anrede,
      titel,
      vorname: row.givenName,
      nachname: row.familyName,
      namenszusatz: null,
      briefanrede: briefanredeOf(anrede, titel, row.familyName),
      adresse: {
        strasse: row.street || null,
        adresszusatz: null,
        plz: place?.postalCode ?? null,
        ort: row.city || null,
        bundesland: place?.state ?? null,
        land: 'US',
        ...profil?.adresse,
      },
      ...numbersOf(row),
      email: row.emails[0] ?? null,
      geburtsdatum:
        profil?.geburtsdatum === undefined
          ? row.givenName !== null && row.key % 3 === 1
            ? `19${String(50 + (row.key % 50))}-0${String(1 + (row.key % 9))}-1${String(row.key % 10)}`
            : null
          : profil.geburtsdatum,
      istAktiv: row.isActive,
      merkmale: () => row.tags.map(merkmal),
      bemerkung: row.note,
      stammstandort: () => orte.standortOf(row.placeKey),
      letzterBesuch: () => lastVisitOf(practice, row, now()),
      mahnsperre: row.key % 29 === 0,
      datenschutzEinwilligungAm:
        profil?.einwilligungAm === undefined ? dateTime(row.createdAt).slice(0, 10) : profil.einwilligungAm,
      offenerSaldo: () =>
        amountOf(
          memory.ledger.orders
            .filter(({ clientKey }) => clientKey === row.key)
            .reduce((sum, order) => sum + dueOf(memory.ledger, order), 0),
        ),
      tiere: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(tier),
      termine: ({ anzahl }: { readonly anzahl: number }) => newest('clientKey', row.key, anzahl),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };
  const tierhalterOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && tierhalter(row);
  };

  const tier = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return {
      id: idOf('patient', row.key),
      name: row.name,
      tierart: () => orte.tierart(row.species),
      rasse: () => (row.breed === null ? null : orte.rasse(row.species, row.breed)),
      geschlecht: memory.geschlechter.get(row.key) ?? geschlechtOf(row),
      geburtsdatum: row.birthDate,
      farbe: row.color || null,
      chipnummer: row.microchip,
      gewichtKg: row.key % 3 === 0 ? null : 3 + (row.key % 28) + 0.4,
      istVerstorben: row.isDeceased,
      istArchiviert: !row.isActive,
      tierhalter: () => tierhalterOf(row.clientKey),
      letzteBehandlung() {
        const visit = visitsOf(practice, 'patientKey', row.key)[0]?.row;
        return visit ? behandlung(visit) : null;
      },
      termine: ({ anzahl }: { readonly anzahl: number }) => newest('patientKey', row.key, anzahl),
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };
  const tierOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && tier(row);
  };

  /** The room of an appointment: long ones are surgery, and many have none. */
  const raumIdOf = (row: AppointmentRecord): number | null => {
    const written = memory.zusaetze.get(row.key)?.raumId;
    if (written !== undefined) return written;
    const ids = raumIdsOf({ key: row.placeKey });
    if (row.minutes >= 90) return ids[2] ?? null;
    return row.key % 3 === 0 ? null : (ids[row.key % 2] ?? null);
  };

  const titelOf = (row: AppointmentRecord): string => {
    const patient = rowOf(practice.patients, row.patientKey);
    const client = rowOf(practice.clients, row.clientKey);
    const who =
      patient && client ? `${patient.name} (${client.familyName})` : (patient?.name ?? client?.familyName ?? '–');
    return `${who} · ${rowOf(practice.visitTypes, row.typeKey)?.name ?? ''}`;
  };

  const termin = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const zusatz = memory.zusaetze.get(row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const raumId = raumIdOf(row);
    const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    return {
      __typename: 'Termin',
      id: idOf('appointment', row.key),
      titel: titelOf(row),
      beginn: wallText(row.start, zone),
      ende: wallText(endOf(row), zone),
      dauerMinuten: row.minutes,
      status: statusWords[row.state],
      terminart: () => type && orte.terminart(type),
      anlass: row.reason,
      bemerkung: zusatz?.bemerkung ?? null,
      standort: () => orte.standortOf(row.placeKey),
      behandler: () => orte.behandlerOf(row.providerKey),
      raum: () => (raumId === null ? null : orte.raum(raumId)),
      tier: () => tierOf(row.patientKey),
      tierhalter: () => tierhalterOf(row.clientKey),
      istNotfall: zusatz?.istNotfall ?? row.reason === 'Emergency',
      onlineGebucht: row.key % 9 === 4,
      eingetroffenUm: hasCome ? wallText(row.start - (row.key % 4) * 180_000, zone) : null,
      absage:
        row.state === 'cancelled'
          ? { durch: zusatz?.durch ?? 'TIERHALTER', grund: row.cancelReason, zeitpunkt: dateTime(row.updatedAt) }
          : null,
      historie: [
        { zeitpunkt: dateTime(row.createdAt), aktion: 'Angelegt', benutzername: 'kmoser' },
        { zeitpunkt: dateTime(row.updatedAt), aktion: 'Geändert', benutzername: 'jpichler' },
      ],
      createdAt: dateTime(row.createdAt),
      updatedAt: dateTime(row.updatedAt),
    };
  };

  const behandlung = (row: AppointmentRecord): Row => ({
    id: 60_000 + row.key,
    datum: wallDay(row.start, zoneOf(practice, row)),
    tier: () => tierOf(row.patientKey),
    behandler: () => orte.behandlerOf(row.providerKey),
    termin: () => termin(row),
    anamnese: row.reason,
    befund: row.key % 2 === 0 ? 'o. B.' : 'Allgemeinbefinden gut',
    diagnose: row.key % 5 === 0 ? 'V. a. Otitis externa' : null,
    gewichtKg: 3 + (row.key % 28),
    leistungen: () => [leistungen[row.key % leistungen.length]],
  });

  return { isShown, merkmal, tierhalter, tierhalterOf, tier, tierOf, raumIdOf, titelOf, termin, behandlung };
}

/** The catalogue of fees. */
export const leistungen: readonly Row[] = [
  leistung(1, '16', 'Allgemeine Untersuchung mit Beratung, Hund', 23.62),
  leistung(2, '18', 'Allgemeine Untersuchung mit Beratung, Katze', 23.62),
  leistung(3, '21', 'Folgeuntersuchung', 19.74),
  leistung(4, '226', 'Injektion, subkutan', 11.5),
  leistung(5, '651', 'Krallen kürzen', 10.26),
];

function leistung(id: number, gotNummer: string, bezeichnung: string, einfacherSatz: number): Row {
  return { id, gotNummer, bezeichnung, einfacherSatz, steuersatz: 19 };
}
