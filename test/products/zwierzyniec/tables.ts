import type { Backstage } from '../../dialects/dialect.ts';
import { byStart } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { roomsPerPlace } from './branchRecords.ts';
import { bySurname, isVisit } from './values.ts';
import type { WriteTools } from './tools.ts';

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** The rows of all entities that are listed, each in the order that its resolver gives them. */
export function tablesOf(
  { practice }: Backstage,
  { desk, money, stock, medical, office, ledger }: WriteTools,
): Readonly<Record<string, () => readonly Row[]>> {
  return {
    Placowka: () => practice.places.map(desk.place),
    Gabinet: () =>
      practice.places.flatMap((row) => Array.from({ length: roomsPerPlace }, (_, number) => desk.room(row, number))),
    Lekarz: () => practice.providers.map(desk.provider),
    RodzajWizyty: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(desk.visitType),
    Wlasciciel: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .toSorted(bySurname)
        .map(desk.client),
    Zwierze: () => practice.patients.map(desk.patient),
    Wizyta: () => practice.appointments.filter(isVisit).toSorted(byStart).map(desk.visit),
    BlokadaTerminarza: () =>
      practice.appointments
        .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
        .toSorted(byStart)
        .map(desk.block),
    Etykieta: () => distinct(practice.clients.flatMap(({ tags }) => tags)).map(desk.tag),
    Gatunek: () => distinct(practice.patients.map(({ species }) => species)).map(desk.species),
    Rasa: () =>
      distinct(practice.patients.flatMap(({ species, breed }) => (breed ? [`${species}\n${breed}`] : []))).map(
        (name) => {
          const [species = '', breed = ''] = name.split('\n');
          return desk.breed(species, breed);
        },
      ),
    Faktura: () => ledger.orders.toSorted((one, other) => other.at - one.at || one.key - other.key).map(money.invoice),
    Platnosc: () =>
      ledger.payments.toSorted((one, other) => other.at - one.at || one.key - other.key).map(money.payment),
    Nadplata: () => ledger.credits.map(money.credit),
    ...stock.tables,
    ...medical.tables,
    ...office.tables,
  };
}
