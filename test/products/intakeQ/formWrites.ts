import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { namesIn } from './clientWrites.ts';
import { type FormRecords, officeQuestion } from './forms.ts';
import { type IntakeQMemory, type IntakeRow, questionnaires } from './memory.ts';
import { clientKeyOf, guidOf, intakeQIds, problem } from './values.ts';

/** The mutations of forms and files. */
export function formWrites(backstage: Backstage, memory: IntakeQMemory, forms: FormRecords) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const intakeOf = (id: unknown): IntakeRow => {
    const row = memory.intakes.find(({ key }) => guidOf('intake', key) === id);
    if (!row) throw problem(404, 'Intake not found.');
    return row;
  };

  /** Who is meant: the client with the number, the one with the email, or a new one. */
  const clientIn = (input: Row): ClientRecord => {
    const { ClientId: id } = input;
    if (typeof id === 'number') {
      const row = rowOf(practice.clients, clientKeyOf(id));
      if (row && !row.isDeleted) return row;
      throw problem(400, 'The ClientId is not valid.');
    }
    const email = (givenText(input, 'ClientEmail') ?? '').trim();
    const name = (givenText(input, 'ClientName') ?? '').trim();
    if (email === '' || name === '') throw problem(400, 'ClientId, or ClientName and ClientEmail, is required.');
    const known = practice.clients.find(({ isDeleted, emails }) => !isDeleted && emails.includes(email));
    const phones = [givenText(input, 'ClientPhone')];
    return (
      known ?? done(() => registerClient(practice, { ...namesIn({ Name: name }), emails: [email], phones }, now()))
    );
  };

  return {
    sendIntake({ intake: input }: { readonly intake: Row }): Row {
      allowed();
      const template = questionnaires.find(({ key }) => guidOf('questionnaire', key) === input['QuestionnaireId']);
      if (!template || template.isArchived) throw problem(400, 'The QuestionnaireId is not valid.');
      const row: IntakeRow = {
        key: memory.intakes.length + 1,
        clientKey: clientIn(input).key,
        questionnaireKey: template.key,
        status: 'Sent',
        createdAt: now(),
        submittedAt: null,
        providerKey: intakeQIds.key('provider', givenText(input, 'PractitionerId')),
      };
      memory.intakes.push(row);
      return forms.intakeSummary(row);
    },
    resendIntake({ intake: input }: { readonly intake: Row }): Row {
      allowed();
      const row = intakeOf(input['IntakeId']);
      if (row.submittedAt !== null) throw problem(400, 'The form has already been completed.');
      return forms.intakeSummary(row);
    },
    updateIntakeOfficeAnswers(args: { readonly intakeId: string; readonly answers: readonly Row[] }): Row {
      allowed();
      const row = intakeOf(args.intakeId);
      for (const answer of args.answers) {
        if (answer['QuestionId'] !== officeQuestion) throw problem(400, 'The question is not for office use.');
        memory.officeAnswers.set(args.intakeId, givenText(answer, 'Answer') ?? null);
      }
      return forms.intake(row);
    },
    deleteFile({ fileId }: { readonly fileId: string }): boolean {
      allowed();
      const isThere = practice.clients.some((client) => forms.filesOf(client).some(({ Id }) => Id === fileId));
      if (!isThere) throw problem(404, 'File not found.');
      memory.deletedFiles.add(fileId);
      return true;
    },
  };
}
