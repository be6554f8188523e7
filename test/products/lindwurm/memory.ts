import { wallDay } from '../../dialects/clock.ts';
import { type ClientRecord, type Practice, zoneOf } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';

/** What is kept of a client beside the shared practice. */
export interface Profil {
  readonly anrede?: string | undefined;
  readonly titel?: string | null | undefined;
  readonly geburtsdatum?: string | null | undefined;
  readonly adresse?: Row | undefined;
  readonly einwilligungAm?: string | null | undefined;
}

/** The same of an appointment. */
export interface Zusatz {
  readonly bemerkung?: string | null | undefined;
  readonly raumId?: number | null | undefined;
  readonly istNotfall?: boolean | undefined;
  readonly durch?: string | undefined;
}

/** A request from the portal. */
export interface AnfrageRow {
  readonly id: number;
  readonly name: string;
  readonly telefon: string | null;
  readonly email: string | null;
  readonly tiername: string | null;
  readonly wunschdatum: string;
  readonly wunschzeit: string | null;
  readonly anlass: string | null;
  readonly status: 'NEU' | 'ANGENOMMEN' | 'ABGELEHNT';
  readonly placeKey: number;
  readonly typeKey: number | null;
  readonly appointmentKey: number | null;
  readonly at: number;
}

/** A client who waits for an earlier time. */
export interface WarteRow {
  readonly id: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly typeKey: number | null;
  readonly placeKey: number;
  readonly wunsch: string | null;
  readonly prioritaet: number;
  readonly at: number;
}

/** A to-do. */
export interface AufgabeRow {
  readonly id: number;
  readonly titel: string;
  readonly faelligAm: string | null;
  readonly erledigt: boolean;
  readonly mitarbeiterId: number | null;
  readonly clientKey: number | null;
  readonly at: number;
}

/** What the service keeps that the practice has no place for. */
export interface Memory {
  readonly ledger: Ledger;
  readonly profile: Map<number, Profil>;
  readonly zusaetze: Map<number, Zusatz>;
  readonly tierarten: string[];
  readonly rassen: { readonly tierart: string; readonly name: string }[];
  readonly merkmale: string[];
  readonly anfragen: AnfrageRow[];
  readonly warteliste: WarteRow[];
  readonly aufgaben: AufgabeRow[];
  readonly webhooks: Row[];
  /** Words for the sex of an animal that were written, by its key. */
  readonly geschlechter: Map<number, string>;
}

const dayMs = 86_400_000;

/** What the service holds when it starts. */
export function createMemory(practice: Practice, now: number): Memory {
  const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const petOf = ({ key }: ClientRecord) => practice.patients.find(({ clientKey }) => clientKey === key);
  const day = (count: number): string => new Date(now + count * dayMs).toISOString().slice(0, 10);
  const places = practice.places.map(({ key }) => key);
  const breeds = practice.patients.flatMap(({ species, breed }) => (breed === null ? [] : [`${species}\n${breed}`]));
  const more = ['Canine\nBorder Collie', 'Canine\nBoxer', 'Feline\nSiamese', 'Rabbit\nRex'];
  return {
    ledger: createLedger(practice),
    profile: new Map(),
    zusaetze: new Map(
      practice.appointments
        .filter(({ key }) => key % 10 === 3)
        .map(({ key }) => [key, { bemerkung: 'Impfpass mitbringen' }]),
    ),
    tierarten: [...new Set([...practice.patients.map(({ species }) => species), 'Equine', 'Reptile'])],
    rassen: [...new Set([...breeds, ...more])].map((text) => {
      const [tierart = '', name = ''] = text.split('\n');
      return { tierart, name };
    }),
    merkmale: [...new Set([...practice.clients.flatMap(({ tags }) => tags), 'Mahnkunde'])],
    anfragen: clients.slice(8, 13).map((client, index) => ({
      id: 71 + index,
      name: [client.givenName, client.familyName].filter(Boolean).join(' '),
      telefon: client.phones[0]?.value ?? null,
      email: client.emails[0] ?? null,
      tiername: petOf(client)?.name ?? null,
      wunschdatum: day(index + 1),
      wunschzeit: index % 2 === 0 ? '10:00:00' : null,
      anlass: index % 3 === 0 ? 'Impfung auffrischen' : 'Lahmheit',
      status: index === 4 ? 'ABGELEHNT' : 'NEU',
      placeKey: places[index % places.length] ?? 1,
      typeKey: practice.visitTypes[index % 3]?.key ?? null,
      appointmentKey: null,
      at: now - (index + 1) * 5_400_000,
    })),
    warteliste: clients.slice(20, 24).map((client, index) => ({
      id: 31 + index,
      clientKey: client.key,
      patientKey: petOf(client)?.key ?? null,
      typeKey: practice.visitTypes[index]?.key ?? null,
      placeKey: places[index % places.length] ?? 1,
      wunsch: index % 2 === 0 ? 'Vormittags' : null,
      prioritaet: 1 + (index % 3),
      at: now - (index + 2) * dayMs,
    })),
    aufgaben: ['Labor anrufen', 'Röntgenbilder senden', 'Tupfer nachbestellen', 'OP-Plan drucken'].map(
      (titel, index) => ({
        id: 401 + index,
        titel,
        faelligAm: index === 2 ? null : day(index - 1),
        erledigt: index === 3,
        mitarbeiterId: 51 + index,
        clientKey: index === 1 ? (clients[3]?.key ?? null) : null,
        at: now - (index + 1) * dayMs,
      }),
    ),
    webhooks: [],
    geschlechter: new Map(),
  };
}

/** Visits of a client or an animal that took place, newest first, each with its day. */
export function visitsOf(practice: Practice, field: 'clientKey' | 'patientKey', key: number) {
  return practice.appointments
    .filter((row) => row[field] === key && row.state === 'completed' && !row.isDeleted && !row.isBlock)
    .toSorted((one, other) => other.start - one.start)
    .map((row) => ({ row, day: wallDay(row.start, zoneOf(practice, row)) }));
}
