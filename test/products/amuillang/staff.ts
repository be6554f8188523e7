import type { Backstage } from '../../dialects/dialect.ts';
import { amuillangIds, dateText, failure, objectIdOf, rutOf } from './values.ts';

/** The four collections of people who work at the center. */
export type Post = 'Directora' | 'Especialista' | 'Secretaria' | 'AsistenteSocial';

interface Hour {
  readonly fecha: string;
  readonly hora: string;
}

/** A document of one of them. */
export interface Worker {
  readonly id: string;
  readonly Rut: string;
  readonly pass: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly email: string;
  readonly cargo: string;
  readonly estado: string;
  readonly asistencia?: readonly { readonly fecha: string; readonly presente?: boolean | null }[];
  readonly horarios?: readonly Hour[];
}

/** What is said of one who works there. */
export type WorkerInput = Omit<Worker, 'id'>;

const cargos = ['Kinesiólogo', 'Fonoaudiólogo', 'Terapeuta Ocupacional', 'Psicólogo'];
const firstDay = Date.parse('2026-11-16T00:00:00Z');
const dayMs = 86_400_000;

/** A day as it is given and kept: the milliseconds of its midnight in UTC. */
function dayText(fecha: string): string {
  return dateText(Date.parse(fecha));
}

/** Everybody who works there, each kind in a list of its own; what is written stays within this server. */
export function amuillangStaff({ practice }: Backstage) {
  const other = (
    index: number,
    cargo: string,
    [nombre, apellido]: readonly [string, string],
    estado = 'habilitado',
  ): Worker => ({
    id: amuillangIds.of('organization', 10 + index),
    Rut: rutOf(11_800_000 + index * 4111),
    pass: `clave-${String(index)}`,
    nombre,
    apellido,
    email: `desk${String(index)}@example.test`,
    cargo,
    estado,
  });
  const lists: Record<Post, Worker[]> = {
    Directora: [other(0, 'Directora', ['Olga', 'Carter'])],
    Secretaria: [
      other(1, 'Secretaria', ['Robin', 'Desk']),
      other(2, 'Secretaria', ['Jordan', 'Blake'], 'deshabilitado'),
    ],
    AsistenteSocial: [other(3, 'Asistente Social', ['Alex', 'Winter'])],
    Especialista: practice.providers
      .filter(({ placeKeys }) => placeKeys.includes(1))
      .map(({ key, givenName, familyName, email, isActive }) => ({
        id: amuillangIds.of('provider', key),
        Rut: rutOf(13_500_000 + key * 6007),
        pass: `clave-e${String(key)}`,
        nombre: givenName,
        apellido: familyName,
        email,
        cargo: cargos[key % cargos.length] ?? '',
        estado: isActive ? 'habilitado' : 'deshabilitado',
        asistencia: isActive
          ? [0, 1].map((day) => ({ fecha: dateText(firstDay + day * dayMs), presente: key !== 5 || day === 0 }))
          : [],
        // Hours that are offered; those that are taken stay in the list.
        horarios: isActive
          ? [2, 3, 4].flatMap((day) =>
              ['09:00', '10:00', '15:30'].map((hora) => ({ fecha: dateText(firstDay + day * dayMs), hora })),
            )
          : [],
      })),
  };
  let made = 0;
  const find = (post: Post, id: string | null | undefined): Worker | null => {
    const known = objectIdOf(id, post);
    return lists[post].find((row) => row.id === known) ?? null;
  };
  const put = (post: Post, row: Worker): Worker => {
    lists[post][lists[post].findIndex(({ id }) => id === row.id)] = row;
    return row;
  };
  const stored = (input: WorkerInput): WorkerInput => ({
    ...input,
    ...(input.asistencia && {
      asistencia: input.asistencia.map(({ fecha, presente }) => ({
        fecha: dayText(fecha),
        presente: presente ?? true,
      })),
    }),
    ...(input.horarios && { horarios: hoursOf(input.horarios) }),
  });
  return {
    lists,
    find,
    put,
    add(post: Post, input: WorkerInput): Worker {
      made += 1;
      const row = { ...stored(input), id: amuillangIds.of('provider', 1000 + made) };
      lists[post].push(row);
      return row;
    },
    /** Answers the document as it was before. */
    update(post: Post, id: string, input: WorkerInput): Worker | null {
      const before = find(post, id);
      if (before) put(post, { ...before, ...stored(input) });
      return before;
    },
    remove(post: Post, id: string): void {
      const known = find(post, id);
      if (known) lists[post].splice(lists[post].indexOf(known), 1);
    },
    refuseTwice(post: Post, Rut: string, message: string): void {
      if (lists[post].some((row) => row.Rut === Rut)) throw failure(message);
    },
  };
}

/** The people who work at the center, as the rest of the server reaches them. */
export type Staff = ReturnType<typeof amuillangStaff>;

/** Hours as they are kept. */
export function hoursOf(hours: readonly Hour[]): readonly Hour[] {
  return hours.map(({ fecha, hora }) => ({ fecha: dayText(fecha), hora }));
}
