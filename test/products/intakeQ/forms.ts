import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type IntakeQMemory, type IntakeRow, type QuestionnaireRow, questionnaires } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { endOf, fieldIdOf, guidOf, intakeQIds, noteIdOf } from './values.ts';

/** How forms, notes and files look there. */
export type FormRecords = ReturnType<typeof formRecords>;

/** The folders in which files of clients are kept. */
export const folders: readonly Row[] = [
  { Id: '1', Name: 'Lab results' },
  { Id: '2', Name: 'Consent' },
  { Id: '3', Name: 'Previous records' },
];

/** A question that only the office answers. */
export const officeQuestion: string = fieldIdOf(19);

function question(number: number, text: string, answer: string | null, rest: Row = {}): Row {
  return {
    Id: fieldIdOf(number),
    Text: text,
    Answer: answer,
    QuestionType: 'OpenQuestion',
    Rows: [],
    ColumnNames: [],
    OfficeUse: false,
    OfficeNote: null,
    ClientProfileFieldId: null,
    Attachments: [],
    ...rest,
  };
}

/** Makes rows of forms, notes and files. */
export function formRecords({ practice }: Backstage, memory: IntakeQMemory, people: PeopleRecords) {
  const named = (key: number | null): Row => {
    const client = rowOf(practice.clients, key);
    const { ClientId, Name, Email } = client ? people.summary(client) : {};
    return { ClientId, ClientName: Name, ClientEmail: Email };
  };
  const templateOf = ({ questionnaireKey }: IntakeRow): QuestionnaireRow | null =>
    rowOf(questionnaires, questionnaireKey);

  const intakeSummary = (row: IntakeRow): Row => {
    const template = templateOf(row);
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      Id: guidOf('intake', row.key),
      ...named(row.clientKey),
      Status: row.status,
      DateCreated: row.createdAt,
      DateSubmitted: row.submittedAt,
      QuestionnaireName: template?.name ?? '',
      QuestionnaireId: guidOf('questionnaire', row.questionnaireKey),
      Practitioner: provider?.email ?? null,
      PractitionerName: provider && fullNameOf(provider),
      PractitionerId: provider && intakeQIds.of('provider', provider.key),
      ExternalClientId: people.externalIdOf({ key: row.clientKey }),
    };
  };

  const questionsOf = (row: IntakeRow): readonly Row[] => {
    const client = rowOf(practice.clients, row.clientKey);
    const pets = practice.patients.filter(({ clientKey }) => clientKey === row.clientKey);
    const isFilled = row.status === 'Completed';
    const given = (answer: string | null): string | null => (isFilled ? answer : null);
    return [
      question(11, 'First name', given(client?.givenName ?? null), { ClientProfileFieldId: 'FirstName' }),
      question(12, 'Last name', given(client?.familyName ?? null), { ClientProfileFieldId: 'LastName' }),
      question(13, 'Your pets', null, {
        QuestionType: 'Matrix',
        ColumnNames: ['Species', 'Breed', 'Color'],
        Rows: isFilled
          ? pets.map(({ name, species, breed, color }) => ({ Text: name, Answers: [species, breed ?? '', color] }))
          : [],
      }),
      question(14, 'How often do you want to hear from us?', given('Once a month'), { QuestionType: 'MultipleChoice' }),
      question(15, 'Earlier records', null, {
        QuestionType: 'Attachment',
        Attachments: isFilled && row.key % 4 === 0 ? [attachment(row)] : [],
      }),
      { ...question(19, 'Reviewed by', memory.officeAnswers.get(guidOf('intake', row.key)) ?? null), OfficeUse: true },
    ];
  };
  const attachment = (row: IntakeRow): Row => {
    const id = guidOf('file', 500 + row.key);
    return { Id: id, Url: `https://files.example.test/${id}`, ContentType: 'application/pdf', FileName: 'records.pdf' };
  };

  const noteSummary = (row: AppointmentRecord): Row => {
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      Id: noteIdOf(row.key),
      ...named(row.clientKey),
      Status: row.key % 5 === 0 ? 'unlocked' : 'locked',
      Date: endOf(row),
      NoteName: row.key % 2 === 0 ? 'SOAP Note' : 'Progress Note',
      PractitionerEmail: provider?.email ?? null,
      PractitionerName: provider && fullNameOf(provider),
      PractitionerId: provider && intakeQIds.of('provider', provider.key),
    };
  };

  return {
    intakeSummary,
    intake: (row: IntakeRow): Row => ({
      ...intakeSummary(row),
      AppointmentId: null,
      Questions: questionsOf(row),
      ConsentForms: [
        {
          Id: guidOf('consent', row.key),
          Name: 'Practice policies',
          DocumentType: 'Html',
          Signed: row.submittedAt !== null,
          DateSubmitted: row.submittedAt,
        },
      ],
    }),
    questionnaire: (row: QuestionnaireRow): Row => ({
      Id: guidOf('questionnaire', row.key),
      Name: row.name,
      Archived: row.isArchived,
      Anonymous: row.isAnonymous,
    }),
    noteSummary,
    /** Visits that a note was written of, the latest first. */
    noted: (): readonly AppointmentRecord[] =>
      practice.appointments
        .filter((row) => row.state === 'completed' && !row.isDeleted && row.clientKey !== null)
        .toSorted((one, other) => other.start - one.start || other.key - one.key),
    note: (row: AppointmentRecord): Row => ({
      ...noteSummary(row),
      AppointmentId: intakeQIds.of('appointment', row.key),
      Questions: [
        question(21, 'Subjective', row.reason),
        question(22, 'Objective', 'Bright, alert, responsive'),
        question(23, 'Plan', 'Recheck if signs come back'),
      ],
    }),
    filesOf(client: ClientRecord): readonly Row[] {
      const names =
        client.key % 3 === 1 ? ['Vaccination card.pdf', 'X-ray.jpg'] : client.key % 3 === 0 ? ['Lab.pdf'] : [];
      return names
        .map((name, index) => ({
          Id: guidOf('file', client.key * 2 + index),
          FileName: name,
          ContentType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
          DateCreated: client.createdAt + (index + 1) * 86_400_000,
          Size: 20_480 + client.key * 311 + index,
          FolderId: folders[(client.key + index) % folders.length]?.['Id'] ?? null,
        }))
        .filter(({ Id }) => !memory.deletedFiles.has(Id));
    },
  };
}
