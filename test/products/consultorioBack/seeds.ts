import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { isoDate } from './values.ts';

/** Ids of documents. */
export const consultorioIds = hexIds();

/** The zone of the server, whose clock says where a day begins. */
export const serverZone = 'America/New_York';

/** The id of the n-th document of a collection that the practice doesn't know. */
export function documentId(collection: number, number: number): string {
  return `65f${collection.toString(16)}1c${String(number).padStart(18, '0')}`;
}

/**
 * Whether the practice has this visit: it needs a doctor, a patient and a reason.
 *
 * There is one house; nothing says in which zone it is.
 */
export function isCita(row: AppointmentRecord): boolean {
  const isComplete = row.providerKey !== null && row.clientKey !== null && row.reason !== null;
  return isComplete && !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** The patients who are not deleted: by family name, in Spanish and without regard to accents. */
export function pacientesOf(practice: Practice): readonly ClientRecord[] {
  const { compare } = new Intl.Collator('es', { sensitivity: 'base' });
  return practice.clients
    .filter((row) => row.isActive && !row.isDeleted)
    .toSorted((one, other) => compare(one.familyName, other.familyName));
}

/** What a visit has beyond the practice. Patient and doctor are copies of the day on which it was entered. */
export interface CitaDocument {
  readonly motivoConsulta: string | null;
  readonly paciente: Row;
  readonly doctor: Row;
  readonly observaciones: string | null;
  readonly diagnostico: string | null;
  readonly registradoPorId: string | null;
  readonly isFinished: boolean;
  readonly medicamentos: readonly Row[];
  readonly enfermedades: readonly Row[];
  readonly estudios: readonly Row[];
}

/** The number of an identity card; those that were imported are numbers, later ones are texts. */
export function importedDni({ key }: ClientRecord): number {
  return 21_400_000 + key * 7919;
}

const grupos = ['A+', '0+', 'B+', null, '0-'];
const obras = ['OSDE', null, 'Swiss Medical', 'PAMI'];

/** What the practice doesn't say of a patient. */
export function pacienteDetails(row: ClientRecord): Row {
  const year = 1941 + ((row.key * 17) % 60);
  return {
    dni: importedDni(row),
    // As it was when somebody typed it.
    edad: row.key % 8 === 0 ? null : 2024 - year,
    altura: row.key % 3 === 0 ? null : 152 + (row.key % 40),
    fecha_nacimiento: `${String(year)}-0${String(1 + (row.key % 9))}-1${String(row.key % 10)}T00:00:00.000Z`,
    sexo: ['F', 'M', 'Femenino', 'Masculino'][row.key % 4],
    grupo_sanguineo: grupos[row.key % grupos.length],
    alergias: row.key % 6 === 0 ? 'Penicilina' : null,
    obra_social: obras[row.key % obras.length],
    direccion: row.street === '' ? null : `${row.street}, ${row.city}`,
    nacionalidad: row.key % 5 === 0 ? 'Uruguaya' : 'Argentina',
  };
}

/** The users with a role: doctors, and beside them those at the desk. */
export function seedUsuarios(practice: Practice): Row[] {
  const especialidades = ['Clínica médica', 'Kinesiología', 'Psicología', 'Odontología'];
  const doctors = practice.providers.map((row: ProviderRecord) => ({
    id_Usuario: consultorioIds.of('provider', row.key),
    nombre_usuario: `${row.givenName.slice(0, 1)}${row.familyName}`.toLowerCase().replaceAll(/[^a-z]/g, ''),
    email: row.email,
    password: `$2b$10$N9qo8uLOickgx2ZMRZoMye${documentId(7, row.key).slice(0, 20)}`,
    rol_usuario: 'doctor',
    nombre_completo: fullNameOf(row),
    especialidad: especialidades[row.key % especialidades.length],
    matricula: `MN ${String(84_000 + row.key * 311)}`,
    dni: String(17_000_000 + row.key * 90_001),
    telefono: row.key % 3 === 0 ? null : `207-555-04${String(row.key).padStart(2, '0')}`,
    deletLogico: !row.isActive,
  }));
  const desk = ['Carla Medina', 'Hernán Sosa'].map((nombre_completo, index) => ({
    id_Usuario: documentId(1, index + 1),
    nombre_usuario: ['cmedina', 'admin'][index],
    email: `recepcion${String(index + 1)}@example.test`,
    password: `$2b$10$N9qo8uLOickgx2ZMRZoMye${documentId(8, index).slice(0, 20)}`,
    rol_usuario: ['secretario', 'admin'][index],
    nombre_completo,
    especialidad: '',
    matricula: `-${String(index + 1)}`,
    dni: String(30_111_222 + index),
    telefono: null,
    deletLogico: false,
  }));
  return [...desk, ...doctors];
}

/** A patient as a visit keeps her. */
export function pacienteCopy(row: ClientRecord): Row {
  return {
    id_paciente: consultorioIds.of('client', row.key),
    dni: String(importedDni(row)),
    nombre_paciente: row.givenName ?? '',
    apellido_paciente: row.familyName,
  };
}

const doctorFields = ['id_Usuario', 'nombre_usuario', 'email', 'especialidad', 'matricula', 'telefono'];

/** A doctor as a visit keeps him: without role and password. */
export function doctorCopy(usuario: Row): Row {
  return Object.fromEntries(
    [...doctorFields, 'nombre_completo', 'dni'].map((field) => [field, usuario[field] ?? null]),
  );
}

/** The documents of all visits there are. */
export function seedCitas(practice: Practice, usuarios: readonly Row[]): Map<number, CitaDocument> {
  const shown = practice.appointments.filter(isCita).map((row): [number, CitaDocument] => {
    const paciente = rowOf(practice.clients, row.clientKey);
    const id = consultorioIds.of('provider', row.providerKey ?? 0);
    const isDone = row.state === 'completed';
    const document = {
      motivoConsulta: row.reason,
      paciente: paciente ? pacienteCopy(paciente) : {},
      doctor: doctorCopy(usuarios.find((each) => each['id_Usuario'] === id) ?? {}),
      observaciones: row.key % 4 === 0 ? 'Trae estudios previos' : null,
      diagnostico: isDone ? 'Sin hallazgos de relevancia' : null,
      registradoPorId: documentId(1, 1),
      isFinished: isDone,
      medicamentos: isDone && row.key % 5 === 0 ? [{ id_medicamento: documentId(2, 1), nombre_med: 'Ibuprofeno' }] : [],
      enfermedades: [],
      estudios: [],
    };
    return [row.key, document];
  });
  return new Map(shown);
}

const medicamentos = ['Ibuprofeno', 'Amoxicilina', 'Paracetamol', 'Loratadina', 'Omeprazol', 'Enalapril', 'Diclofenac'];
const more = ['Metformina', 'Losartán', 'Clonazepam', 'Salbutamol', 'Atorvastatina', 'Cefalexina'];
const enfermedades = ['Hipertensión', 'Asma', 'Lumbalgia', 'Gastritis'];

/** Medicines, of which one is deleted. */
export function seedMedicamentos(): Row[] {
  return [...medicamentos, ...more].map((nombre_med, index) => ({
    id_medicamento: documentId(2, index + 1),
    nombre_med,
    marca: index % 2 === 0 ? 'Bagó' : 'Roemmers',
    fecha_vencimiento: `2027-0${String(1 + (index % 9))}-01T00:00:00.000Z`,
    dosis_hs: String(6 + (index % 3) * 2),
    prescripcion_requerida: index % 3 === 1,
    lista_negra: false,
    eliminadoLog: index === 5,
    stock: index * 4,
  }));
}

/** Diseases, the oldest first. */
export function seedEnfermedades(): Row[] {
  return enfermedades.map((nombre_enf, index) => {
    const at = isoDate(Date.parse('2025-03-04T12:00:00Z') + index * 86_400_000);
    const id_enfermedad = documentId(3, index + 1);
    return { id_enfermedad, nombre_enf, gravedad: 'Media', eliminadoLog: index === 3, createdAt: at, updatedAt: at };
  });
}

/** Studies. */
export function seedEstudios(): Row[] {
  return ['Radiografía', 'Hemograma', 'Ecografía'].map((tipo_estudio, index) => ({
    id_estudio: documentId(4, index + 1),
    tipo_estudio,
    fecha_realizacion: `2026-10-1${String(index)}T00:00:00.000Z`,
    codigo_referencia: `EST-${String(100 + index)}`,
    medico_solicitante: 'Amelia Okafor',
    urgente: index === 1,
  }));
}
