import { visitTypesOfPractice } from '../../dialects/practicePlaces.ts';
import type { Row } from '../generatedRows.ts';

/** The only program of the practice. */
export const program = {
  id: '3f0c9a34-77aa-4c63-8c3e-1f4f2f1d0c11',
  name: 'Veterinary care',
  contextId: 'VeterinaryCare',
  enrolmentType: 'VeterinaryCareEnrolment',
};

/** The type of document that an encounter of a kind is. */
export function typeOf(visitTypeKey: number): string {
  const name = visitTypesOfPractice.find(({ key }) => key === visitTypeKey)?.name ?? 'Visit';
  return `VeterinaryCare${name.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** The kind of visit behind a type of document, or null. */
export function visitTypeOf(type: unknown): number | null {
  return visitTypesOfPractice.find(({ key, isBlock }) => !isBlock && typeOf(key) === type)?.key ?? null;
}

const dateTimes = { type: 'string', format: 'date-time' };
const encounterSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['createdDatetime', 'startDatetime'],
  properties: {
    createdDatetime: dateTimes,
    startDatetime: dateTimes,
    endDatetime: dateTimes,
    status: { type: 'string', enum: ['PENDING', 'VISITED', 'CANCELLED', 'DELETED'] },
    clinician: { type: 'object', properties: { id: { type: 'string' } } },
    location: { type: 'object', properties: { storeId: { type: 'string' } } },
    notes: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } },
  },
};
const anySchema = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' };

function registry(documentType: string, category: string, name: string | null, jsonSchema: object): Row {
  return {
    id: `registry-${documentType}`,
    documentType,
    category,
    name,
    contextId: category === 'PATIENT' ? 'Patient' : program.contextId,
    formSchemaId: `schema-${documentType}`,
    jsonSchema,
    uiSchema: { type: 'VerticalLayout', elements: [] },
    uiSchemaType: 'JsonForms',
  };
}

/** What documents can be, encounters among all others. */
export const registries: readonly Row[] = [
  registry('Patient', 'PATIENT', 'Patient', anySchema),
  registry(program.enrolmentType, 'PROGRAM_ENROLMENT', program.name, anySchema),
  registry('VeterinaryCareContactTrace', 'CONTACT_TRACE', 'Contact tracing', anySchema),
  ...visitTypesOfPractice
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name }) => registry(typeOf(key), 'ENCOUNTER', name, encounterSchema)),
];

/** The entry for a type of document. */
export function registryOf(documentType: string): Row | null {
  return registries.find((row) => row['documentType'] === documentType) ?? null;
}

/** The schema that documents of a type are checked by. */
export function schemaOf(documentType: string): Row | null {
  const found = registryOf(documentType);
  return found && { id: found['formSchemaId'], jsonSchema: found['jsonSchema'] };
}
