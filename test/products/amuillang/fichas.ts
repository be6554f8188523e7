import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type amuillangRecords, pacientesOf } from './records.ts';
import type { Staff } from './staff.ts';
import { amuillangIds, dateText, failure, keyOf } from './values.ts';

interface Observation {
  readonly id: string;
  readonly fecha: string | null;
  readonly especialistaId: string | null;
  readonly diagnostico?: string;
  readonly notas?: string | null;
  readonly recomendaciones?: string | null;
  readonly asistencia?: boolean | null;
  readonly justificacion?: string | null;
}

interface Ficha {
  readonly id: string;
  readonly clientKey: number;
  readonly observaciones: Observation[];
  readonly historialMedico: readonly object[];
  readonly fechaCreacion: string;
}

type ObservationInput = Omit<Observation, 'id' | 'especialistaId'> & { readonly especialistaId?: string | null };

interface FichaInput {
  readonly PacienteId?: string | null;
  readonly observaciones?: readonly ObservationInput[] | null;
  readonly historialMedico?: readonly object[] | null;
}

/** The medical records: every third patient of old has one. */
export function amuillangFichas(stage: Backstage, staff: Staff, records: ReturnType<typeof amuillangRecords>): object {
  const { practice, now } = stage;
  const { cards, cardOf, paciente } = records;
  let made = 0;
  const nextId = (): string => amuillangIds.of('visitType', 100 + (made += 1));
  const fichas: Ficha[] = pacientesOf(practice)
    .filter((row) => cardOf(row).tieneFichaMedica)
    .map(({ key, createdAt }) => ({
      id: amuillangIds.of('patient', key),
      clientKey: key,
      observaciones:
        key % 2 === 0
          ? []
          : [
              {
                id: nextId(),
                fecha: dateText(createdAt + 604_800_000),
                especialistaId: amuillangIds.of('provider', key % 4 === 1 ? 1 : 2),
                diagnostico: 'Trastorno del lenguaje',
                notas: 'Asiste con su madre',
                recomendaciones: 'Ejercicios en casa',
                asistencia: true,
                justificacion: null,
              },
            ],
      historialMedico: [{ diagnosticoAnterior: 'Sin antecedentes', EnfermedadAnterior: key % 5 === 0 ? 'Asma' : null }],
      fechaCreacion: dateText(createdAt),
    }));
  const shown = (row: Observation): object => ({
    ...row,
    especialista: () => staff.find('Especialista', row.especialistaId),
  });
  /** With the patient where it was looked up; a reference alone has none of its fields. */
  function ficha(row: Ficha, client: ClientRecord | null): object {
    return { ...row, observaciones: () => row.observaciones.map(shown), Paciente: client ? paciente(client) : {} };
  }
  const clientOf = (id: string | null | undefined): ClientRecord | null =>
    rowOf(pacientesOf(practice), keyOf('client', id));
  function refuse(): void {
    if (stage.refuseWrites !== null) throw failure(stage.refuseWrites);
  }
  return {
    obtenerFichaMedicaPorPaciente({ PacienteId }: { PacienteId: string }) {
      const client = clientOf(PacienteId);
      const found = fichas.find(({ clientKey }) => clientKey === client?.key);
      return found ? ficha(found, client) : null;
    },
    getFichas: () => fichas.map((row) => ficha(row, null)),
    crearFichaMedica({ input }: { input: FichaInput }) {
      refuse();
      const client = clientOf(input.PacienteId);
      if (!client) throw failure('Paciente no encontrado');
      const row: Ficha = {
        id: nextId(),
        clientKey: client.key,
        // What is given as especialistaId isn't a field of an observation, so that it is lost.
        observaciones: (input.observaciones ?? []).map((each) => ({
          ...each,
          id: nextId(),
          fecha: dateText(Date.parse(each.fecha ?? '')),
          especialistaId: null,
        })),
        historialMedico: input.historialMedico ?? [],
        fechaCreacion: dateText(now()),
      };
      fichas.push(row);
      cards.set(client.key, { ...cardOf(client), tieneFichaMedica: true });
      return ficha(row, client);
    },
    agregarObservacion({ pacienteId, input }: { pacienteId: string; input: ObservationInput }) {
      refuse();
      const key = keyOf('client', pacienteId);
      const found = fichas.find(({ clientKey }) => clientKey === key);
      if (!found) throw failure('No se encontró la ficha médica del paciente');
      const especialista = staff.find('Especialista', input.especialistaId);
      if (!especialista) throw failure('No se encontró el especialista');
      // Its day is that of the writing, whatever is given.
      const row = { ...input, id: nextId(), fecha: dateText(now()), especialistaId: especialista.id };
      found.observaciones.push(row);
      return shown(row);
    },
    actualizarObservaciones({ idObservacion, ...change }: { idObservacion: string } & Partial<Observation>) {
      refuse();
      for (const { observaciones } of fichas) {
        const index = observaciones.findIndex(({ id }) => id === idObservacion);
        const before = observaciones[index];
        if (!before) continue;
        const row = { ...before, ...change };
        observaciones[index] = row;
        return shown(row);
      }
      throw failure('Error al actualizar observación');
    },
    // It looks for a record with the observation's id, and there is none.
    borrarObservacion() {
      refuse();
      return { message: 'Observación eliminada' };
    },
  };
}
