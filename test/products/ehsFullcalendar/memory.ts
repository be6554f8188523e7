import { type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { ehsIds, ehsStatuses, ehsTypes, isPatient } from './values.ts';

/** What the practice has no place for; documents by their ids. */
export interface EhsMemory {
  /** What is known of patients beyond their names and how to reach them, by the keys of clients. */
  readonly profiles: Map<number, Row>;
  /** What appointments say in the words of who wrote them, by their keys. */
  readonly citas: Map<number, Row>;
  readonly fields: Map<string, Row>;
  readonly exams: Map<string, Row>;
  readonly chats: Map<string, Row>;
}

/** An id of a collection that the practice doesn't have. */
export function documentId(collection: number, number: number): string {
  return `63c1${collection.toString(16)}0a7${number.toString(16).padStart(16, '0')}`;
}

/** The next id of a collection: documents that are gone don't give theirs back. */
export function nextId(collection: number, documents: ReadonlyMap<string, unknown>): string {
  let number = documents.size + 1;
  while (documents.has(documentId(collection, number))) number += 1;
  return documentId(collection, number);
}

/** The collections that have no records of the practice. */
export const collections = { fields: 1, exams: 2, chats: 3 } as const;

const statuses = [...new Set([...Object.values(ehsStatuses), 'POSTERGADA'])];
const examTypes = ['HEMOGRAMA', 'RADIOGRAFÍA', 'ECOGRAFÍA'];
const options: readonly (readonly [view: string, type: string, data: readonly string[]])[] = [
  ['appointmentView', 'appointmentType', ehsTypes],
  ['appointmentView', 'appointmentStatus', statuses],
  ['encounterView', 'encounterType', ['CONSULTA', 'CHEQUEO_MÉDICO', 'ATENCIÓN_PREVENTIVA']],
  ['encounterView', 'patientType', ['NUEVO', 'REGULAR']],
  ['encounterView', 'serviceType', ['AMBULATORIA', 'INTERNAMIENTO']],
  ['encounterView', 'sensibility', ['NORMAL', 'URGENTE']],
  ['encounterView', 'serviceBundle', ['PAQUETE#1', 'PAQUETE#2']],
  ['examView', 'examType', examTypes],
  ['examView', 'examStatus', ['PENDIENTE', 'ENTREGADO']],
];

/** What a patient of the practice has in the fields that no record fills; the form leaves them empty. */
function profileOf({ key }: ClientRecord): Row {
  const hasGuardian = key % 9 === 8;
  return {
    idType: key % 11 === 0 ? 'PASAPORTE' : 'DNI',
    idTypeNo: String(40_000_000 + key * 7919),
    lastName2: '',
    birthDay: key % 7 === 0 ? null : Date.UTC(1948 + (key % 55), key % 12, 1 + (key % 28)),
    sex: ['FEMENINO', 'MASCULINO'][key % 2],
    gName: hasGuardian ? 'ROSA QUISPE' : '',
    gPhone1: hasGuardian ? '+51 1 555 0142' : '',
    gPhone2: '',
    gRelation: hasGuardian ? 'MADRE' : '',
    bloodType: key % 4 === 0 ? 'O+' : '',
    marital: key % 3 === 0 ? 'CASADO' : '',
    occupation: key % 5 === 0 ? 'DOCENTE' : '',
    religion: '',
    referral: key % 6 === 0 ? 'PÁGINA WEB' : '',
  };
}

/** What the collections hold before anything is written. */
export function createMemory({ clients, appointments }: Practice): EhsMemory {
  const fields = options.flatMap(([fieldView, fieldType, data]) =>
    data.map((fieldData): Row => ({ fieldView, fieldType, fieldData })),
  );
  const exams = appointments
    .filter(({ key, clientKey, state }) => key % 8 === 0 && clientKey !== null && state === 'completed')
    .map(({ clientKey, start }, index): Row => {
      const client = rowOf(clients, clientKey);
      return {
        examId: 1001 + index,
        examType: examTypes[index % examTypes.length],
        examStatus: index % 3 === 0 ? 'PENDIENTE' : 'ENTREGADO',
        examDateTime: start,
        historyId: 100_000 + (clientKey ?? 0),
        patient: client && isPatient(client) ? ehsIds.of('client', client.key) : null,
        createdAt: start,
        updatedAt: start,
      };
    });
  const kept = (collection: number, rows: readonly Row[]): Map<string, Row> =>
    new Map(
      rows.map((row, index) => {
        const id = documentId(collection, index + 1);
        return [id, { ...row, id }];
      }),
    );
  return {
    profiles: new Map(clients.map((client) => [client.key, profileOf(client)])),
    citas: new Map(),
    fields: kept(collections.fields, fields),
    exams: kept(collections.exams, exams),
    chats: new Map(),
  };
}
