import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { amuillangFichas } from './fichas.ts';
import { amuillangRecords, isCita, pacientesOf } from './records.ts';
import { type Post, amuillangStaff } from './staff.ts';
import { staffWrites } from './staffWrites.ts';
import { failure, keyOf } from './values.ts';
import { amuillangWrites } from './writes.ts';

interface ById {
  readonly id?: string | null;
}

/** Resolvers of the server. All lists are whole, in the order in which documents were made. */
export function amuillangRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const staff = amuillangStaff(stage);
  const records = amuillangRecords(stage, staff);
  const { cardOf, paciente, cita } = records;
  const all = (post: Post) => () => staff.lists[post].slice(0, cap);
  const one =
    (post: Post) =>
    ({ id }: ById) =>
      staff.find(post, id);
  const byId = ({ id }: ById): object | null => {
    const found = rowOf(pacientesOf(practice), keyOf('client', id));
    return found && paciente(found);
  };
  return {
    getDirectoras: all('Directora'),
    getDirectora: one('Directora'),
    getEspecialistas: all('Especialista'),
    getEspecialista: one('Especialista'),
    getSecretarias: all('Secretaria'),
    getSecretaria: one('Secretaria'),
    getAsistenteSociales: all('AsistenteSocial'),
    getAsistenteSocial: one('AsistenteSocial'),
    buscarPacientePorRut({ Rut }: { Rut: string }) {
      const found = pacientesOf(practice).find((row) => cardOf(row).Rut === Rut);
      if (!found) throw failure('RUT no encontrado');
      return paciente(found);
    },
    getPacientes: () => pacientesOf(practice).slice(0, cap).map(paciente),
    getPaciente: byId,
    obtenerPacientePorId: byId,
    // It takes its patient from where none is, and was never called.
    tieneFichaMedica() {
      throw failure("Cannot destructure property 'paciente' of 'undefined' as it is undefined.");
    },
    getCitas: () =>
      practice.appointments
        .filter(isCita)
        .slice(0, cap)
        .map((row) => cita(row)),
    getCita({ id }: ById) {
      const found = rowOf(practice.appointments, keyOf('appointment', id));
      return found && isCita(found) ? cita(found) : null;
    },
    ...amuillangFichas(stage, staff, records),
    ...staffWrites(stage, staff),
    ...amuillangWrites(stage, staff, records),
  };
}
