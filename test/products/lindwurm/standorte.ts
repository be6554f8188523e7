import type { Backstage } from '../../dialects/dialect.ts';
import {
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Memory } from './memory.ts';
import { dateTime, funktionen, idOf } from './values.ts';

/** How places, rooms, columns of the calendar and those who work there look. */
export type Standorte = ReturnType<typeof standorteOf>;

/** A column of the calendar. */
export interface Ressource {
  readonly id: number;
  readonly place: PlaceRecord;
  readonly art: 'BEHANDLER' | 'RAUM' | 'OHNE_ZUORDNUNG';
  readonly provider: ProviderRecord | null;
  readonly raumId: number | null;
}

const raumNamen = ['Behandlungsraum 1', 'Behandlungsraum 2', 'OP'];
const farben = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2', '#7f7f7f'];
const wochentage = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG'];
/** Minutes that times of the calendar are a multiple of. */
export const raster = 5;

/** The rooms of a place, by id. */
export function raumIdsOf({ key }: Pick<PlaceRecord, 'key'>): readonly number[] {
  return raumNamen.map((_, index) => key * 10 + index + 1);
}

/** The columns of a place: those who work there, rooms, and one for what belongs to none of them. */
export function ressourcenOf({ providers }: Practice, place: PlaceRecord): readonly Ressource[] {
  const staff = providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key));
  const base = place.key * 1000;
  return [
    ...staff.map((provider): Ressource => ({
      id: base + provider.key,
      place,
      art: 'BEHANDLER',
      provider,
      raumId: null,
    })),
    ...raumIdsOf(place).map((raumId): Ressource => ({
      id: base + 500 + raumId,
      place,
      art: 'RAUM',
      provider: null,
      raumId,
    })),
    { id: base + 999, place, art: 'OHNE_ZUORDNUNG', provider: null, raumId: null },
  ];
}

/** Short names such as HAR. */
function kuerzelOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
}

/** Makes rows of places and of those who work there. */
export function standorteOf({ practice, meet }: Backstage, memory: Memory) {
  const adresse = (row: PlaceRecord): Row => ({
    strasse: row.street,
    adresszusatz: null,
    plz: row.postalCode,
    ort: row.city,
    bundesland: row.state,
    land: 'US',
  });

  const standort = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      id: idOf('place', row.key),
      kuerzel: kuerzelOf(row.name),
      name: row.name,
      adresse: adresse(row),
      telefon: row.phone,
      email: row.email,
      zeitzone: row.zone,
      rasterMinuten: raster,
      oeffnungszeiten: wochentage.map((wochentag) => ({
        wochentag,
        von: '08:00:00',
        bis: wochentag === 'SAMSTAG' ? '12:00:00' : '18:30:00',
      })),
      raeume: () => raumIdsOf(row).map(raum),
      behandler: () => behandlerAt(row.key).map(behandler),
      createdAt: dateTime(Date.parse('2018-10-01T06:00:00Z') + row.key * 86_400_000),
    };
  };
  const standortOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && standort(row);
  };

  const raum = (id: number): Row => ({
    id,
    bezeichnung: raumNamen[(id % 10) - 1] ?? 'Raum',
    standort: () => standortOf(Math.floor(id / 10)),
  });

  const behandlerAt = (placeKey: number): readonly ProviderRecord[] =>
    practice.providers.filter((row) => row.isActive && row.placeKeys.includes(placeKey));

  const behandler = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      id: idOf('provider', row.key),
      kuerzel: `${row.givenName.slice(0, 1)}${kuerzelOf(row.familyName).slice(0, 2)}`.toUpperCase(),
      titel: row.title,
      vorname: row.givenName,
      nachname: row.familyName,
      funktion: funktionen[row.role],
      email: row.email,
      kalenderfarbe: farben[row.key % farben.length] ?? '#1f77b4',
      istAktiv: row.isActive,
      onlineBuchbar: row.isActive && row.role === 'veterinarian',
      standorte: () => row.placeKeys.map(standortOf).filter((place) => place !== null),
    };
  };
  const behandlerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && behandler(row);
  };

  const ressource = ({ id, place, art, provider, raumId }: Ressource): Row => ({
    id,
    bezeichnung: provider
      ? [provider.role === 'veterinarian' ? 'Dr.' : '', provider.familyName].join(' ').trim()
      : raumId === null
        ? 'Ohne Zuordnung'
        : raum(raumId)['bezeichnung'],
    art,
    farbe: farben[id % farben.length],
    reihenfolge: id % 1000,
    behandler: () => provider && behandler(provider),
    raum: () => (raumId === null ? null : raum(raumId)),
    standort: () => standort(place),
  });

  const tierart = (name: string): Row => {
    const index = memory.tierarten.indexOf(name);
    const id = index >= 0 ? index + 1 : memory.tierarten.push(name);
    return {
      id,
      bezeichnung: name,
      rassen: () => memory.rassen.filter((row) => row.tierart === name).map((row) => rasse(row.tierart, row.name)),
    };
  };
  const rasse = (art: string, name: string): Row => {
    const index = memory.rassen.findIndex((row) => row.tierart === art && row.name === name);
    const id = index >= 0 ? index + 1 : memory.rassen.push({ tierart: art, name });
    return { id, bezeichnung: name };
  };

  const terminart = (row: VisitTypeRecord): Row => ({
    id: idOf('visitType', row.key),
    kuerzel: kuerzelOf(row.name),
    bezeichnung: row.name,
    dauerMinuten: row.minutes,
    farbe: row.color,
    onlineBuchbar: row.isBookable && row.minutes < 60,
    // Without any it is for all.
    tierarten: () => (/trim|groom/i.test(row.name) ? memory.tierarten.slice(0, 2).map(tierart) : null),
  });

  /** Everyone who is employed: those of the calendar, and two of the desk. */
  const mitarbeiter = (): readonly Row[] => [
    ...practice.providers.map((row) => ({
      id: 50 + row.key,
      personalnummer: `P${String(100 + row.key)}`,
      vorname: row.givenName,
      nachname: row.familyName,
      taetigkeit:
        row.role === 'veterinarian' ? 'Tierärztin/Tierarzt' : row.role === 'technician' ? 'TFA' : 'Tierpflege',
      email: row.email,
      eintrittsdatum: `20${String(10 + (row.key % 12)).padStart(2, '0')}-04-01`,
      austrittsdatum: row.isActive ? null : '2026-06-30',
      urlaubstage: 25 + (row.key % 6),
      behandler: () => behandler(row),
    })),
    ...['Katharina Moser', 'Jonas Pichler'].map((name, index) => ({
      id: 90 + index,
      personalnummer: `P${String(190 + index)}`,
      vorname: name.split(' ')[0],
      nachname: name.split(' ')[1],
      taetigkeit: 'Empfang',
      email: `empfang${String(index + 1)}@example.test`,
      eintrittsdatum: `202${String(index + 1)}-09-01`,
      austrittsdatum: null,
      urlaubstage: 25,
      behandler: null,
    })),
  ];

  return {
    adresse,
    standort,
    standortOf,
    raum,
    behandler,
    behandlerOf,
    behandlerAt,
    ressource,
    tierart,
    rasse,
    terminart,
    mitarbeiter,
  };
}
