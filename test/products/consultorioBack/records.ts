import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type CitaDocument,
  consultorioIds,
  pacienteDetails,
  seedCitas,
  seedEnfermedades,
  seedEstudios,
  seedMedicamentos,
  seedUsuarios,
} from './seeds.ts';
import { isoDate } from './values.ts';

/** The collections, as far as the practice doesn't hold them. */
export interface Store {
  readonly citas: Map<number, CitaDocument>;
  /** What patients have beyond the practice. */
  readonly pacientes: Map<number, Row>;
  readonly usuarios: Row[];
  readonly medicamentos: Row[];
  readonly enfermedades: Row[];
  readonly estudios: Row[];
}

/** The collections at the start. */
export function createStore({ practice }: Backstage): Store {
  const usuarios = seedUsuarios(practice);
  return {
    citas: seedCitas(practice, usuarios),
    pacientes: new Map(practice.clients.map((row) => [row.key, pacienteDetails(row)])),
    usuarios,
    medicamentos: seedMedicamentos(),
    enfermedades: seedEnfermedades(),
    estudios: seedEstudios(),
  };
}

/** A visit with its document. */
export interface Cita {
  readonly row: AppointmentRecord;
  readonly document: CitaDocument;
}

/** Documents of the service. Where one is read alone its id is called otherwise, so that the schema's field is empty. */
export function consultorioRows({ practice, meet }: Backstage, store: Store) {
  /** All visits in the order in which they were entered. */
  function citas(): readonly Cita[] {
    return practice.appointments.flatMap((row) => {
      const document = store.citas.get(row.key);
      return document ? [{ row, document }] : [];
    });
  }
  const idOf = ({ row }: Cita): string => consultorioIds.of('appointment', row.key);
  /** As it is stored. */
  function cita({ row, document }: Cita): Row {
    meet('appointment', row.key);
    const { isFinished, ...fields } = document;
    return {
      ...fields,
      fechaProgramada: isoDate(row.start),
      cancelada: row.state === 'cancelled',
      finalizada: isFinished,
      // Documents have another name for it.
      modificadoPorId: null,
    };
  }
  function listedCita(each: Cita): Row {
    return { ...cita(each), id_cita: idOf(each) };
  }
  /** In the list of a day, the patient's id is that of a document which it is not. */
  function datedCita(each: Cita): Row {
    const { document } = each;
    const motivoConsulta = document.motivoConsulta || 'Sin motivo';
    return { ...listedCita(each), motivoConsulta, paciente: { ...document.paciente, id_paciente: null } };
  }
  function paciente(row: ClientRecord): Row {
    meet('client', row.key);
    const [telefono, email] = [row.phones[0]?.value ?? null, row.emails[0] ?? null];
    const names = { nombre_paciente: row.givenName, apellido_paciente: row.familyName };
    return { ...store.pacientes.get(row.key), ...names, telefono, email, eliminadoLog: row.isDeleted || !row.isActive };
  }
  function listedPaciente(row: ClientRecord): Row {
    const document = paciente(row);
    const id_paciente = consultorioIds.of('client', row.key);
    const stored = document['dni'];
    const dni = typeof stored === 'number' || typeof stored === 'string' ? String(stored) : '';
    return { ...document, id_paciente, nombre_paciente: document['nombre_paciente'] ?? '', dni };
  }
  return { citas, idOf, cita, listedCita, datedCita, paciente, listedPaciente };
}

/** A document that was read alone. */
export function withoutId(row: Row, field: string): Row {
  return { ...row, [field]: null };
}
