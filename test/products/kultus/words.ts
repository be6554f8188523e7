import type { Row } from '../generatedRows.ts';

/** Languages of occurrences, by name. */
export const languages = [
  { id: 'ar', name: 'Arabic' },
  { id: 'zh_hans', name: 'Chinese' },
  { id: 'en', name: 'English' },
  { id: 'et', name: 'Estonia' },
  { id: 'fi', name: 'Finnish' },
  { id: 'fr', name: 'French' },
  { id: 'ru', name: 'Russia' },
  { id: 'es', name: 'Spanish' },
  { id: 'sv', name: 'Swedish' },
] as const;

export function languageRow(row: { readonly id: string; readonly name: string }): Row {
  return row;
}

export function languagesOf(ids: readonly string[]): readonly { readonly id: string; readonly name: string }[] {
  return languages.filter(({ id }) => ids.includes(id));
}

const levels: readonly (readonly [id: string, label: string])[] = [
  ['age_0_2', 'age 0-2'],
  ['age_3_4', 'age 3-4'],
  ['preschool', 'preschool'],
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, index) => [`grade_${String(index + 1)}`, `${word} grade`] as const,
  ),
  ['upper_secondary', 'upper secondary'],
  ['other', 'other group'],
];

export const studyLevels = levels.map(([id, label], level) => ({ id, label, level }));

export function levelRow({ id, label, level }: (typeof studyLevels)[number]): Row {
  return { id, level, label, translations: [{ label, languageCode: 'EN' }] };
}

/** Texts of messages; what stands in double braces is filled in from the context. */
export const templates: readonly { readonly type: string; readonly subject: string; readonly text: string }[] = [
  { type: 'OCCURRENCE_ENROLMENT', subject: 'Your enrolment', text: 'Thank you for enrolling {{ study_group }}.' },
  { type: 'OCCURRENCE_UNENROLMENT', subject: 'Enrolment removed', text: '{{ study_group }} is no longer enrolled.' },
  {
    type: 'OCCURRENCE_CANCELLED',
    subject: 'Cancelled',
    text: 'What you enrolled for was cancelled. {{ custom_message }}',
  },
  {
    type: 'ENROLMENT_APPROVED',
    subject: 'Enrolment approved',
    text: 'We look forward to seeing you. {{ custom_message }}',
  },
  { type: 'ENROLMENT_DECLINED', subject: 'Enrolment declined', text: 'There is no room for you. {{ custom_message }}' },
  { type: 'ENROLMENT_CANCELLATION', subject: 'Please confirm', text: 'Follow this link to cancel: {{ link }}' },
  { type: 'ENROLMENT_CANCELLED', subject: 'Enrolment cancelled', text: 'Your enrolment was cancelled.' },
];
