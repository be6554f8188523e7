import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type PageArgs } from './connection.ts';
import {
  type BreedRow,
  type ClinicRow,
  cloudVetIds,
  createStore,
  dateTime,
  isOwned,
  lastVisitDay,
  nodeId,
  ownClinic,
  ownersOf,
  ownerOf,
  ownUser,
  serverZone,
  type StaffRow,
  type Store,
  titledPatient,
  type UserRow,
} from './records.ts';
import { cloudVetWrites } from './writes.ts';

/** How rows are shown; what leads to other rows are functions. */
export type Shown = ReturnType<typeof shownRows>;

function shownRows({ practice, meet, cap }: Backstage, store: Store) {
  const page =
    <Any>(field: string, rows: () => readonly Any[], show: (row: Any) => Row) =>
    (args: PageArgs): object =>
      connectionOf(field, rows(), args, { cap, show });
  const pets =
    (fits: (row: PatientRecord) => boolean): (() => readonly PatientRecord[]) =>
    () =>
      practice.patients.filter((row) => isOwned(row) && fits(row));
  const userOf = (id: number | null): Row | null => store.users.filter((row) => row.id === id).map(user)[0] ?? null;
  const clinicOf = (id: number | null): Row | null =>
    store.clinics.filter((row) => row.id === id).map(clinic)[0] ?? null;

  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const own = pets(({ clientKey }) => clientKey === row.key);
    return {
      id: cloudVetIds.of('client', row.key),
      apellido: row.familyName,
      nombres: row.givenName ?? '',
      domicilio: `${row.street}, ${row.city}`,
      celularNumero: row.phones[0]?.value ?? null,
      email: row.emails[0] ?? null,
      codigo: codeOf(row.key),
      observaciones: row.note ?? (row.key % 4 === 0 ? 'Paga en efectivo' : '-'),
      creado: dateTime(row.createdAt, 104_000 + row.key * 731),
      creadoPor: () => userOf(makerOf(row.key)),
      modificado: dateTime(row.updatedAt, 871_000 - row.key * 507),
      modificadoPor: () => userOf(changerOf(row.key)),
      ultimaMascota: () => own().length,
      clinica: () => clinicOf(row.placeKey),
      vetmascotaSet: page('vetmascotaSet', own, mascota),
    };
  }
  function mascota(record: PatientRecord): Row {
    meet('patient', record.key);
    const row = titledPatient(record);
    const litter = pets(({ clientKey }) => clientKey === row.clientKey)();
    return {
      id: cloudVetIds.of('patient', row.key),
      codigo: mascotaCode(row, litter),
      nombre: row.name,
      duenio: () => {
        const own = ownerOf(practice, row.clientKey);
        return own && owner(own);
      },
      // The day on which it was entered, where nobody knows when it was born.
      fechaNacimiento: row.birthDate ?? wallDay(row.createdAt, serverZone),
      especie: row.species,
      raza: () => store.breeds.filter(({ nombre }) => nombre === row.breed).map(raza)[0] ?? null,
      color: row.color,
      sexo: sexOf(row),
      ultimaConsulta: () => lastVisitDay(practice, row),
    };
  }
  function raza({ id, nombre, createdAt, userId, clinicId }: BreedRow): Row {
    const stamp = createdAt === null ? null : dateTime(createdAt, 33_000 + id);
    return {
      id: String(id),
      nombre,
      creado: stamp,
      creadoPor: () => userOf(userId),
      modificado: stamp,
      modificadoPor: () => userOf(userId),
      clinica: () => clinicOf(clinicId),
      vetmascotaSet: page(
        'vetmascotaSet',
        pets(({ breed }) => breed === nombre),
        mascota,
      ),
    };
  }
  function clinic({ id, ...row }: ClinicRow): Row {
    return {
      ...row,
      id: nodeId('VetClinicaNode', id),
      imagen: id === 2 ? 'consultas/2019/03/12/summit.png' : 'consultas/vacio/imagenvacia.jpg',
      fechaInicio: row.fechaAlta,
      vetpersonalSet: page('vetpersonalSet', () => store.staff.filter(({ clinicId }) => clinicId === id), personal),
      PropietarioPerteneceA: () => ownersOf(practice, id).map(owner),
      RazaPerteneceA: () => store.breeds.filter(({ clinicId }) => clinicId === id).map(raza),
    };
  }
  function personal({ id, userId, clinicId, email }: StaffRow): Row {
    const clinica = (): Row | null => clinicOf(clinicId);
    return { id: nodeId('VetPersonalNode', id), usuario: () => userOf(userId), clinica, email };
  }
  function user({ dateJoined, lastLogin, ...row }: UserRow): Row {
    const owners = (userId: (key: number) => number) => () =>
      ownersOf(practice, null)
        .filter(({ key }) => userId(key) === row.id)
        .map(owner);
    const breeds = (): readonly Row[] => store.breeds.filter(({ userId }) => userId === row.id).map(raza);
    return {
      ...row,
      id: String(row.id),
      password: `pbkdf2_sha256$150000$${nodeId('salt', row.id)}$${nodeId('demo', row.id * 7919)}=`,
      lastLogin: lastLogin === null ? null : dateTime(lastLogin, 48_112),
      dateJoined: dateTime(dateJoined),
      vetpersonalSet: page('vetpersonalSet', () => store.staff.filter(({ userId }) => userId === row.id), personal),
      PropietarioCreadoPor: owners(makerOf),
      PropietarioModificadoPor: owners(changerOf),
      RazaCreadaPor: breeds,
      RazaModificadaPor: breeds,
    };
  }
  return { owner, mascota, raza, clinic, user, page };
}

const codeOf = (key: number): string => String(key).padStart(5, '0');
const makerOf = (key: number): number => [ownUser, 2, ownUser, 6][key % 4] ?? ownUser;
const changerOf = (key: number): number => [3, ownUser, ownUser][key % 3] ?? ownUser;

/** Neither sex is left open. */
function sexOf({ sex, key }: PatientRecord): 'F' | 'M' {
  if (sex === 'UNKNOWN') return key % 2 === 0 ? 'F' : 'M';
  return sex === 'FEMALE' ? 'F' : 'M';
}

/** The code of the owner, and the number of the animal among hers. */
function mascotaCode({ key, clientKey }: PatientRecord, litter: readonly PatientRecord[]): string {
  return `${codeOf(clientKey ?? 0)}/${String(1 + litter.findIndex((row) => row.key === key))}`;
}

interface ListArgs {
  readonly filtroNombre?: string | null;
  readonly first?: number | null;
  readonly skip?: number | null;
}

/** Part of a list in Django's slices: zero says nothing, and nothing can be counted from the end. */
function sliced<Any>(rows: readonly Any[], { first, skip }: ListArgs): readonly Any[] {
  if ((skip ?? 0) < 0 || (first ?? 0) < 0) throw new GraphQLError('Negative indexing is not supported.');
  const rest = skip ? rows.slice(skip) : rows;
  return first ? rest.slice(0, first) : rest;
}

/** Whether a text is part of another one, whatever its accents and capitals. */
function contains(text: string, part: string | null | undefined): boolean {
  const bare = (value: string): string => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return !part || bare(text).includes(bare(part));
}

/** The number in a global id of a type; null where it is no global id, or one of a type that nobody knows. */
function numberIn(type: string, id: unknown): number | null {
  const [name = '', number = ''] = Buffer.from(String(id), 'base64').toString().split(':');
  const known = ['VetMascotaNode', 'VetRazaNode', 'VetClinicaNode', 'VetPersonalNode'];
  if (!known.includes(name)) return null;
  if (name !== type) throw new GraphQLError(`Must receive a ${type} id.`);
  return /^\d+$/.test(number) ? Number(number) : null;
}

const species = new Set(['PER', 'GAT', 'IGU', 'TOR', 'CON', 'CER', 'CAB', 'AVE']);
const sexes = new Set(['F', 'M']);

/** The root fields of the service: lists of owners and breeds, connections of the rest. */
export function cloudVetRoots(backstage: Backstage): object {
  const { practice } = backstage;
  const store = createStore(practice);
  const shown = shownRows(backstage, store);
  const razaNode = (row: BreedRow): Row => ({ ...shown.raza(row), id: nodeId('VetRazaNode', row.id) });
  const named = <Any extends { readonly nombre: string }>(rows: readonly Any[], { nombre }: Row) =>
    rows.filter((row) => !nombre || row.nombre === nombre);
  const me = store.users.find(({ id }) => id === ownUser);
  return {
    relayClinica({ id }: Row) {
      const number = numberIn('VetClinicaNode', id);
      return store.clinics.filter((row) => row.id === number).map(shown.clinic)[0] ?? null;
    },
    relayClinicas: (args: Row & PageArgs) =>
      shown.page('relayClinicas', () => named(store.clinics, args), shown.clinic)(args),
    relayRaza({ id }: Row) {
      const number = numberIn('VetRazaNode', id);
      return store.breeds.filter((row) => row.id === number).map(razaNode)[0] ?? null;
    },
    relayRazas: (args: Row & PageArgs) => shown.page('relayRazas', () => named(store.breeds, args), razaNode)(args),
    relayMascota({ id }: Row) {
      const number = numberIn('VetMascotaNode', id);
      return practice.patients.filter((row) => isOwned(row) && row.key === number).map(shown.mascota)[0] ?? null;
    },
    relayMascotas(args: Row & PageArgs) {
      // A choice that doesn't exist is passed over.
      const choices = { especie: species, sexo: sexes };
      const wanted = Object.entries({ ...args }).filter(([name, value]) => {
        if (name === 'especie' || name === 'sexo') return choices[name].has(String(value));
        return ['codigo', 'nombre', 'color'].includes(name) && Boolean(value);
      });
      const rows = practice.patients.filter((row) => {
        if (!isOwned(row)) return false;
        const { species: especie, name: nombre, color } = titledPatient(row);
        const litter = practice.patients.filter(({ clientKey }) => clientKey === row.clientKey);
        const values: Row = { especie, nombre, color, sexo: sexOf(row), codigo: mascotaCode(row, litter) };
        return wanted.every(([name, value]) => values[name] === value);
      });
      return shown.page('relayMascotas', () => rows, shown.mascota)(args);
    },
    duenios: (args: ListArgs) =>
      // By given names alone.
      sliced(
        ownersOf(practice, ownClinic).filter(({ givenName }) => contains(givenName ?? '', args.filtroNombre)),
        args,
      ).map(shown.owner),
    razas: (args: ListArgs) =>
      sliced(
        store.breeds.filter(({ nombre }) => contains(nombre, args.filtroNombre)),
        args,
      ).map(shown.raza),
    yo: () => me && shown.user(me),
    users: () => store.users.map(shown.user),
    ...cloudVetWrites(backstage, store, { ...shown, razaNode }),
  };
}
