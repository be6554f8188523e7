import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { Store } from './records.ts';
import { consultorioIds } from './seeds.ts';
import { failure } from './values.ts';

type OfPaciente = Readonly<{ pacienteId: string }>;

// These are in the practice.
const known = new Set(['nombre_paciente', 'apellido_paciente', 'telefono', 'email']);

/** What changes patients. Here, too, answers are sentences. */
export function pacienteWrites(stage: Backstage, store: Store): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>, message?: string): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(stage.refuseWrites ?? message ?? outcome.message);
  }
  function found(id: string, message: string): ClientRecord {
    const one = rowOf(practice.clients, consultorioIds.key('client', id));
    if (one) return one;
    throw failure(message);
  }
  const detailsOf = (data: Row): Row => Object.fromEntries(Object.entries(data).filter(([field]) => !known.has(field)));
  return {
    createPaciente({ data }: Readonly<{ data: Row }>) {
      const details = {
        givenName: givenText(data, 'nombre_paciente'),
        familyName: givenText(data, 'apellido_paciente'),
        emails: [givenText(data, 'email')],
        phones: [givenText(data, 'telefono')],
      };
      const { key } = done(() => registerClient(practice, details, now()), 'Error al crear paciente');
      store.pacientes.set(key, detailsOf(data));
      return 'Paciente creado exitosamente';
    },
    // What is null stays as it was. Visits keep the names that they were entered with.
    updatePaciente({ data, pacienteId }: OfPaciente & Readonly<{ data: Row }>) {
      const message = 'Error al actualizar paciente';
      const before = found(pacienteId, message);
      const [phone, email] = [givenText(data, 'telefono') ?? undefined, givenText(data, 'email') ?? undefined];
      const change = {
        givenName: givenText(data, 'nombre_paciente') ?? undefined,
        familyName: givenText(data, 'apellido_paciente') ?? undefined,
        ...contactChange(before, phone, email),
      };
      done(() => changeClient(practice, before.key, change, now()), message);
      const given = Object.entries(detailsOf(data)).filter(([, value]) => value !== null);
      store.pacientes.set(before.key, {
        ...store.pacientes.get(before.key),
        ...presentFields(Object.fromEntries(given)),
      });
      return 'Paciente actualizado exitosamente';
    },
    ElimiarPacienteLog({ pacienteId }: OfPaciente) {
      const { key } = found(pacienteId, 'Error al eliminar lógicamente el paciente');
      done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return 'Paciente eliminado lógicamente';
    },
    EliminarPaciente({ pacienteId }: OfPaciente) {
      const row = found(pacienteId, 'Error al eliminar definitivamente el paciente');
      done(() => {
        practice.clients.splice(practice.clients.indexOf(row), 1);
        return { ok: true, row };
      });
      return 'Paciente eliminado definitivamente';
    },
  };
}
