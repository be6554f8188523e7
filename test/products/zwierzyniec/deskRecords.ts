import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { type BranchRecords, branchRecords } from './branchRecords.ts';
import type { Relations } from './relations.ts';
import { shown } from './shown.ts';
import { isVisit, momentText, numberOf, phoneKinds, rowId, sexes, visitStatuses, zwierzyniecIds } from './values.ts';

/** Shows the records of the practice as rows of the database. */
export interface DeskRecords extends BranchRecords {
  readonly client: (row: ClientRecord) => Row;
  readonly patient: (row: PatientRecord) => Row;
  readonly visit: (row: AppointmentRecord) => Row;
  readonly block: (row: AppointmentRecord) => Row;
  readonly species: (name: string) => Row;
  readonly breed: (species: string, name: string) => Row;
  readonly tag: (name: string) => Row;
}

const { of } = zwierzyniecIds;
const minuteMs = 60_000;
const sources = ['RECEPCJA', 'TELEFON', 'TELEFON', 'INTERNET'];
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** The records of the desk, with what lies elsewhere behind `relations`. */
export function deskRecords(backstage: Backstage, relations: () => Relations): DeskRecords {
  const { practice, meet, now } = backstage;
  const idOrNull = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  const one =
    <Item extends { readonly key: number }>(rows: readonly Item[], key: number | null, show: (row: Item) => Row) =>
    (): Row | null => {
      const row = rowOf(rows, key);
      return row && shown(show(row));
    };
  const visitsWhere = (fits: (row: AppointmentRecord) => boolean): readonly Row[] =>
    practice.appointments
      .filter((row) => isVisit(row) && fits(row))
      .toSorted(byStart)
      .map((row) => shown(visit(row)));

  const { place, room, provider, visitType } = branchRecords(backstage);

  const tag = (name: string): Row => ({
    id: rowId('Etykieta', numberOf(name)),
    nazwa: name,
    kolor: ['#F4A261', '#A8DADC', '#90BE6D'][numberOf(name) % 3],
  });

  const breed = (name: string, breedName: string): Row => ({
    id: rowId('Rasa', numberOf(`${name} ${breedName}`)),
    nazwa: breedName,
    gatunekId: rowId('Gatunek', numberOf(name)),
    gatunek: () => species(name),
  });

  const species = (name: string): Row => ({
    id: rowId('Gatunek', numberOf(name)),
    nazwa: name,
    rasy: () =>
      distinct(practice.patients.flatMap((row) => (row.species === name && row.breed ? [row.breed] : []))).map((each) =>
        breed(name, each),
      ),
  });

  const consentsOf = (row: ClientRecord): readonly Row[] => {
    const zone = (rowOf(practice.places, row.placeKey) ?? practice.places[0])?.zone ?? 'Europe/Warsaw';
    const dataZgody = wallDay(row.createdAt, zone);
    return [
      { id: rowId('ZgodaRodo', row.key * 2), rodzaj: 'PRZETWARZANIE_DANYCH', udzielona: true, dataZgody },
      { id: rowId('ZgodaRodo', row.key * 2 + 1), rodzaj: 'SMS', udzielona: row.key % 3 > 0, dataZgody },
    ];
  };

  const client = (row: ClientRecord): Row => {
    const isHome = rowOf(practice.places, row.placeKey) !== null;
    return {
      met: () => meet('client', row.key),
      id: of('client', row.key),
      numerKartoteki: `K/${String(row.key).padStart(5, '0')}`,
      rodzaj: row.givenName === null ? 'INSTYTUCJA' : 'OSOBA_FIZYCZNA',
      imie: row.givenName,
      nazwisko: row.familyName,
      nip: null,
      email: row.emails[0] ?? null,
      telefony: row.phones.map(({ label, value }, index) => ({
        id: rowId('Telefon', row.key * 10 + index),
        rodzaj: phoneKinds[label],
        numer: value,
        domyslny: index === 0,
        zgodaNaSms: label === 'Mobile',
      })),
      adres:
        row.street || row.city
          ? {
              ulica: row.street,
              miejscowosc: row.city,
              kodPocztowy: relations().addressOf(row)?.kodPocztowy ?? null,
              wojewodztwo: relations().addressOf(row)?.wojewodztwo ?? null,
            }
          : null,
      aktywny: row.isActive,
      uwagi: row.note,
      placowkaDomyslnaId: isHome ? of('place', row.placeKey) : null,
      placowkaDomyslna: one(practice.places, row.placeKey, place),
      etykiety: row.tags.map(tag),
      zgody: () => consentsOf(row),
      zwierzeta: () =>
        practice.patients.filter(({ clientKey }) => clientKey === row.key).map((each) => shown(patient(each))),
      wizyty: () => visitsWhere(({ clientKey }) => clientKey === row.key),
      faktury: () => relations().invoicesOf(row),
      dataOstatniejWizyty: () => lastVisitOf(practice, row, now()),
      saldo: () => relations().balanceOf(row),
      utworzono: momentText(row.createdAt),
      zmodyfikowano: momentText(row.updatedAt),
    };
  };

  const patient = (row: PatientRecord): Row => {
    return {
      met: () => meet('patient', row.key),
      id: of('patient', row.key),
      imie: row.name,
      gatunekId: rowId('Gatunek', numberOf(row.species)),
      gatunek: () => species(row.species),
      rasaId: row.breed === null ? null : rowId('Rasa', numberOf(`${row.species} ${row.breed}`)),
      rasa: () => (row.breed === null ? null : breed(row.species, row.breed)),
      plec: sexes[row.sex],
      masc: row.color || null,
      dataUrodzenia: row.birthDate,
      numerMikroczipa: row.microchip,
      numerPaszportu: null,
      status: row.isDeceased ? 'PADLE' : row.isActive ? 'AKTYWNE' : 'NIEAKTYWNE',
      wlascicielId: idOrNull('client', row.clientKey),
      wlasciciel: one(practice.clients, row.clientKey, client),
      alergie:
        row.key % 12 === 5 ? [{ id: rowId('Alergia', row.key), substancja: 'Penicylina', nasilenie: 'LAGODNE' }] : [],
      pomiaryWagi: () => relations().weightsOf(row),
      szczepienia: () => relations().vaccinationsOf(row),
      wizyty: () => visitsWhere(({ patientKey }) => patientKey === row.key),
      utworzono: momentText(row.createdAt),
      zmodyfikowano: momentText(row.updatedAt),
    };
  };

  const times = (row: AppointmentRecord): Row => ({
    godzinaOd: momentText(row.start),
    godzinaDo: momentText(row.start + row.minutes * minuteMs),
    placowkaId: of('place', row.placeKey),
    placowka: one(practice.places, row.placeKey, place),
    lekarzId: idOrNull('provider', row.providerKey),
    lekarz: one(practice.providers, row.providerKey, provider),
  });

  const visit = (row: AppointmentRecord): Row => {
    const roomNumber = relations().roomOf(row);
    const home = rowOf(practice.places, row.placeKey);
    return {
      met: () => meet('appointment', row.key),
      id: of('appointment', row.key),
      numer: `W/${String(row.key).padStart(6, '0')}`,
      status: visitStatuses[row.state],
      powod: row.reason,
      zrodlo: relations().sourceOf(row) ?? sources[row.key % sources.length],
      ...times(row),
      gabinetId: home && roomNumber !== null ? rowId('Gabinet', home.key * 10 + roomNumber) : null,
      gabinet: home && roomNumber !== null ? room(home, roomNumber) : null,
      rodzajWizytyId: of('visitType', row.typeKey),
      rodzajWizyty: one(practice.visitTypes, row.typeKey, visitType),
      zwierzeId: idOrNull('patient', row.patientKey),
      zwierze: one(practice.patients, row.patientKey, patient),
      wlascicielId: idOrNull('client', row.clientKey),
      wlasciciel: one(practice.clients, row.clientKey, client),
      kartaWizyty: () => relations().chartOf(row),
      faktura: () => relations().invoiceOf(row),
      odwolanie: row.state === 'cancelled' ? { odwolano: momentText(row.updatedAt), powod: row.cancelReason } : null,
      utworzono: momentText(row.createdAt),
      zmodyfikowano: momentText(row.updatedAt),
    };
  };

  const block = (row: AppointmentRecord): Row => ({
    id: rowId('BlokadaTerminarza', row.key),
    opis: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Blokada',
    ...times(row),
  });

  return { place, room, provider, visitType, client, patient, visit, block, species, breed, tag };
}
