import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { citaWrites } from './citaWrites.ts';
import { type Cita, consultorioRows, createStore, withoutId } from './records.ts';
import { consultorioIds, pacientesOf, serverZone } from './seeds.ts';
import { stockWrites } from './stockWrites.ts';
import { cursorSlice, dateOf, failure, found, patternOf, plainPattern, stageSlice } from './values.ts';
import { pacienteWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Page<Where> = Readonly<Partial<Record<'skip' | 'limit', number | null>>> & { readonly where?: Where | null };
type CitaWhere = Texts<'buscar' | 'fechaProgramada' | 'registradoPorId'> & {
  readonly paciente?: Texts<'id_paciente' | 'dni'> | null;
  readonly doctor?: Texts<'id_Usuario' | 'dni'> | null;
};
type ById = Readonly<{ id: string }>;

/** Answers, or fails with the words of the service, whatever went wrong below. */
function guarded<Any>(message: string, read: () => Any): Any {
  try {
    return read();
  } catch {
    throw failure(message);
  }
}

/** The key of an id, which must look like one. */
function keyOf(kind: 'client' | 'appointment', id: string): number | null {
  if (!/^[\da-f]{24}$/i.test(id)) throw new Error('input must be a 24 character hex string');
  return consultorioIds.key(kind, id.toLowerCase());
}

/** Resolvers of the practice. */
export function consultorioRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const store = createStore(stage);
  const rows = consultorioRows(stage, store);
  const { citas, idOf } = rows;
  /** Of all that can be asked for, a patient, a doctor by id or else by card, and a text are looked at. */
  function isAsked({ document }: Cita, where: CitaWhere): boolean {
    const { paciente, doctor, motivoConsulta, observaciones } = document;
    const { id_paciente: id, dni } = where.paciente ?? {};
    const doctors = (['id_Usuario', 'dni'] as const).filter((field) => where.doctor?.[field]);
    const text = where.buscar?.trim() ?? '';
    const texts = [motivoConsulta, observaciones, paciente['nombre_paciente'], paciente['apellido_paciente']];
    return (
      (!id || paciente['id_paciente'] === id) &&
      (!dni || paciente['dni'] === dni) &&
      (doctors.length === 0 || doctors.some((field) => doctor[field] === where.doctor?.[field])) &&
      (text === '' ||
        [...texts, paciente['dni']].some((each) => typeof each === 'string' && plainPattern(text).test(each)))
    );
  }
  /** Without a day all are meant. The day is the one that the server's clock shows at the instant. */
  function isOfDay({ row, document }: Cita, { fechaProgramada, registradoPorId, buscar }: CitaWhere): boolean {
    const day = fechaProgramada ? wallDay(dateOf(fechaProgramada), serverZone) : null;
    const isOn =
      day === null || (row.start >= startOfDay(day, serverZone) && row.start < startOfDay(day, serverZone, 1));
    const isBy = day === null || !registradoPorId || document.registradoPorId === registradoPorId;
    const texts = [document.motivoConsulta, document.observaciones];
    const pattern = buscar?.trim() ? plainPattern(buscar) : null;
    return isOn && isBy && (!pattern || texts.some((each) => each !== null && pattern.test(each)));
  }
  const documents = (
    list: readonly Row[],
    idField: string,
    { skip, limit }: Page<unknown>,
    hasId = true,
  ): ReturnType<typeof found> => {
    const page = stageSlice(list, skip, limit, cap);
    const shown = (row: Row): Row => (hasId ? row : withoutId(row, idField));
    return found<Row>(page, list.length, (row) => String(row[idField]), shown);
  };
  const alone = (list: readonly Row[], idField: string, id: string, message: string): Row => {
    const one = list.find((row) => row[idField] === id);
    if (one) return withoutId(one, idField);
    throw failure(message);
  };
  return {
    getCita: ({ id }: ById) =>
      guarded('Error al obtener la cita', () => {
        const key = keyOf('appointment', id);
        const one = citas().find(({ row }) => row.key === key);
        return one ? rows.cita(one) : null;
      }),
    getCitas: ({ skip, limit, where }: Page<CitaWhere>) =>
      guarded('Error al buscar citas', () => {
        const all = citas().filter((each) => isAsked(each, where ?? {}));
        return found<Cita>(stageSlice(all, skip, limit, cap), all.length, idOf, rows.listedCita);
      }),
    getCitasByFecha: ({ skip, limit, where }: Page<CitaWhere>) =>
      guarded('Error al buscar citas', () => {
        const all = citas().filter((each) => isOfDay(each, where ?? {}));
        return found<Cita>(cursorSlice(all, skip, limit, cap), all.length, idOf, rows.datedCita);
      }),
    getPaciente: ({ id }: ById) =>
      guarded('Error al recuperar paciente', () => {
        const one = rowOf(practice.clients, keyOf('client', id));
        if (!one) throw new Error(`No se encontró el paciente con ID ${id}`);
        return withoutId(rows.paciente(one), 'id_paciente');
      }),
    getPacientes: ({ skip, limit, where }: Page<Texts<'dni' | 'nombre_paciente'>>) =>
      guarded('Error al buscar pacientes', () => {
        const { dni, nombre_paciente: name } = where ?? {};
        const pattern = name?.trim() ? patternOf(name) : null;
        // Cards are looked for as numbers, and so only those that were imported are found.
        const all = pacientesOf(practice).filter(
          (row) =>
            (!dni?.trim() || store.pacientes.get(row.key)?.['dni'] === Number(dni)) &&
            (!pattern || [row.givenName ?? '', row.familyName].some((each) => pattern.test(each))),
        );
        const id = ({ key }: { readonly key: number }): string => consultorioIds.of('client', key);
        return found(cursorSlice(all, skip, limit, cap), all.length, id, rows.listedPaciente);
      }),
    getPacientePorDNI({ dni }: Readonly<{ dni: string }>) {
      // And here as texts, as which they are stored now.
      const one = pacientesOf(practice).find(({ key }) => store.pacientes.get(key)?.['dni'] === dni);
      return one ? rows.listedPaciente(one) : null;
    },
    getUsuario: ({ email }: Readonly<{ email: string }>) =>
      store.usuarios.find((row) => row['email'] === email) ?? null,
    getUsuarioById: ({ id }: ById) => store.usuarios.find((row) => row['id_Usuario'] === id) ?? null,
    getUsuarios: ({ skip, limit, where }: Page<Texts<'rol_usuario'>>) =>
      guarded('Error al buscar usuarios', () => {
        if (typeof skip !== 'number' || typeof limit !== 'number') throw new Error('invalid argument to $skip stage');
        if (limit <= 0) throw new Error('the limit must be positive');
        const role = where?.rol_usuario;
        const all = store.usuarios.filter((row) => !role || row['rol_usuario'] === role);
        const shown = (row: Row): Row => ({ ...row, telefono: row['telefono'] ?? '' });
        const id = (row: Row): string => String(row['id_Usuario']);
        return found(cursorSlice(all, skip, limit, cap), all.length, id, shown);
      }),
    getMedicamento: ({ id }: ById) => alone(store.medicamentos, 'id_medicamento', id, 'Error al recuperar medicamento'),
    // Deleted ones included; nothing of the filter is looked at.
    getMedicamentos: (page: Page<unknown>) => documents(store.medicamentos, 'id_medicamento', page),
    getStock({ medicamentoId }: Readonly<{ medicamentoId: string }>) {
      const one = store.medicamentos.find((row) => row['id_medicamento'] === medicamentoId);
      if (one) return one['stock'];
      throw failure('Medicamento no encontrado', '404');
    },
    getEstudio: ({ id }: ById) => alone(store.estudios, 'id_estudio', id, 'Error al obtener el estudio'),
    getEstudios: (page: Page<unknown>) => documents(store.estudios, 'id_estudio', page, false),
    getEnfermedadById: ({ id }: ById) => store.enfermedades.find((row) => row['id_enfermedad'] === id) ?? null,
    getEnfermedades({ where, skip, limit }: Page<Row>) {
      const filter = Object.entries({ ...where, eliminadoLog: false }).filter(([, value]) => value !== undefined);
      const all = store.enfermedades
        .filter((row) => filter.every(([field, value]) => (row[field] ?? null) === value))
        .toReversed();
      return found<Row>(
        all.slice(skip ?? 0).slice(0, limit ?? cap),
        all.length,
        (row) => String(row['id_enfermedad']),
        (row) => row,
      );
    },
    ...citaWrites(stage, store, rows),
    ...pacienteWrites(stage, store),
    ...stockWrites(stage, store),
  };
}
