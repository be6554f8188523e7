import { wallDay, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { numberIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  rowOf,
  zoneOf,
} from '../practice.ts';
import { lastVisitOf } from '../practiceChanges.ts';

/** Ids of this system: numbers. */
export const tierpraxisIds = numberIds(7000);

/** Its status words. */
export const tierpraxisWords = {
  planned: 'GEPLANT',
  confirmed: 'BESTAETIGT',
  arrived: 'EINGETROFFEN',
  inProgress: 'IN_BEHANDLUNG',
  ready: 'ABHOLBEREIT',
  completed: 'ERLEDIGT',
  cancelled: 'ABGESAGT',
  noShow: 'NICHT_ERSCHIENEN',
} satisfies Record<VisitState, string>;

/** The rows of the practice as this system shows them. */
export function tierpraxisRecords({ practice, meet, now }: Backstage) {
  const id = tierpraxisIds.of;
  function halter(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      id: id('client', row.key),
      vorname: row.givenName,
      nachname: row.familyName,
      telefonMobil: row.phones[0]?.value,
      telefonPrivat: row.phones[1]?.value,
      mail: row.emails[0],
      strasse: row.street,
      ort: row.city,
      aktiv: row.isActive,
      notiz: row.note,
      schlagworte: row.tags,
      stammStandort: () => standort(row.placeKey),
      letzterBesuch: lastVisitOf(practice, row, now()),
      tiere: () => practice.patients.filter((owned) => owned.clientKey === row.key).map(tier),
    };
  }
  function tier(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      id: id('patient', row.key),
      rufname: row.name,
      tierart: row.species,
      rasse: row.breed,
      farbe: row.color,
      geburtsdatum: row.birthDate,
      chipnummer: row.microchip,
      halter: () => halter(rowOf(practice.clients, row.clientKey)),
    };
  }
  function mitarbeiter(key: number | null): object | null {
    const row = rowOf(practice.providers, key);
    if (!row) return null;
    const { givenName, familyName, title, role, isActive } = row;
    const names = { vorname: givenName, nachname: familyName, titel: title };
    return { id: id('provider', row.key), ...names, funktion: role, aktiv: isActive };
  }
  function standort(key: number | null): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    return {
      id: id('place', row.key),
      bezeichnung: row.name,
      strasse: row.street,
      plz: row.postalCode,
      ort: row.city,
      bundesland: row.state,
      zeitzone: row.zone,
      telefon: row.phone,
    };
  }
  function terminart(key: number): object | null {
    const row = rowOf(practice.visitTypes, key);
    return row && { id: id('visitType', row.key), bezeichnung: row.name, dauerMinuten: row.minutes };
  }
  function termin(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    return {
      id: id('appointment', row.key),
      tag: wallDay(row.start, zone),
      beginn: wallTime(row.start, zone).slice(0, 5),
      ende: wallTime(row.start + row.minutes * 60_000, zone).slice(0, 5),
      zustand: tierpraxisWords[row.state],
      anlass: row.reason,
      terminart: terminart(row.typeKey),
      tier: () => tier(rowOf(practice.patients, row.patientKey)),
      halter: () => halter(rowOf(practice.clients, row.clientKey)),
      behandler: mitarbeiter(row.providerKey),
      standort: standort(row.placeKey),
    };
  }
  return { halter, tier, mitarbeiter, standort, terminart, termin };
}
