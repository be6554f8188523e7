import { t } from '../../../i18n/page/t.ts';
import type { Offer } from '../../domain/offers.ts';
import { clientMistake, patientMistake } from '../../domain/typedPeople.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import { type SubjectField, nameOf, type Subject, textOf, type Typed, fieldsOf } from './editing.ts';

type EditProblem = FieldProblem<SubjectField>;

/** Whether a change may leave it empty: a value that was missing before is not required now. */
export function isNeededInEdit(subject: Subject, field: SubjectField, { demands }: Offer): boolean {
  if (demands.includes(field) || field === 'name') return true;
  return field === 'species' && textOf(subject, field) !== '';
}

/** Missing and invalid values, in the order of the fields. */
export function checkEdit(subject: Subject, typed: Typed, offer: Offer, today: string): readonly EditProblem[] {
  const missing = fieldsOf(subject)
    .filter((field) => isNeededInEdit(subject, field, offer) && (typed[field] ?? '').trim() === '')
    .map((field) => ({
      field: field,
      message: field === 'name' ? t(nameKeys[subject.kind]) : t('clientForm.needed'),
    }));
  const first = fieldsOf(subject)[0] ?? 'name';
  const nameless = first === 'givenName' && nameOf(typed) === '';
  return [
    ...(nameless ? [{ field: first, message: t(nameKeys.client) }] : []),
    ...missing,
    ...editMistakes(subject, typed, new Set(fieldsOf(subject)), today),
  ];
}

const nameKeys = { client: 'clientForm.clientNeedsName', patient: 'clientForm.patientNeedsName' } as const;

/** Problems of fields that lost the focus, whatever else is typed. */
export function editMistakes(
  subject: Subject,
  typed: Typed,
  touched: ReadonlySet<string>,
  today: string,
): readonly EditProblem[] {
  const fields: readonly SubjectField[] = ['email', 'birthDate'];
  return fields.flatMap((field) => {
    const text = typed[field] ?? '';
    // An unchanged value comes from the service and need not be corrected now.
    if (!touched.has(field) || text === textOf(subject, field)) return [];
    const mistake =
      field === 'email'
        ? clientMistake(field, text)
        : field === 'birthDate'
          ? patientMistake(field, text, today)
          : null;
    return mistake === null ? [] : [{ field: field, message: mistake }];
  });
}
