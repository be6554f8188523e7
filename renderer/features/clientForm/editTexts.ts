import { t } from '../../../i18n/page/t.ts';
import type { NoticeText } from '../../components/ChangeNotice.tsx';
import { resultNotice } from '../../submission/resultNotice.ts';
import type { SubmissionResult } from '../../submission/submissionResult.ts';
import { changedFields, type EditValues, type SubjectField, type Subject, type Typed } from './editing.ts';
import { type EditStep, fieldOf, subjectIn } from './editSteps.ts';

const labelKeys = {
  name: 'general.name',
  givenName: 'clientForm.givenName',
  familyName: 'clientForm.familyName',
  phone: 'general.phone',
  email: 'general.email',
  address: 'general.address',
  location: 'general.location',
  notes: 'general.notes',
  species: 'clientForm.species',
  breed: 'clientForm.breed',
  sex: 'clientForm.sex',
  birthDate: 'clientForm.born',
} as const satisfies Readonly<Record<SubjectField, string>>;

/** A field's label on its own. */
export function editLabel(label: SubjectField): string {
  return t(labelKeys[label]);
}

/** The same within a sentence. */
const withinKeys = {
  name: 'clientForm.nameWithin',
  givenName: 'clientForm.givenNameWithin',
  familyName: 'clientForm.familyNameWithin',
  phone: 'clientForm.phoneWithin',
  email: 'clientForm.emailWithin',
  address: 'clientForm.addressWithin',
  location: 'clientForm.locationWithin',
  notes: 'clientForm.notesWithin',
  species: 'clientForm.speciesWithin',
  breed: 'clientForm.breedWithin',
  sex: 'clientForm.sexWithin',
  birthDate: 'clientForm.bornWithin',
} as const satisfies Readonly<Record<SubjectField, string>>;

/** Changes to Bella (Jane Doe): breed, born. A patient is listed with its owner. */
export function editTitle(seen: Subject, typed: Typed, owner: string, today: string): string {
  const changed = changedFields(seen, typed, today).map((label) => t(withinKeys[label]));
  const nameless = seen.kind === 'client' ? t('clientForm.aClient') : t('clientForm.aPatient');
  const ownerSuffix = seen.kind === 'patient' && owner !== '' ? ` (${owner})` : '';
  return t('clientForm.changesTo', { who: `${seen.name || nameless}${ownerSuffix}`, fields: changed.join(', ') });
}

interface NextSteps {
  readonly retry: () => void;
  readonly look: () => void;
}

/** Why a change was not saved, with the one next step. */
export function editNotice(
  result: SubmissionResult<EditStep> | null,
  { subject: { name }, meanwhile }: EditValues,
  next: NextSteps,
): NoticeText | null {
  return resultNotice(
    result,
    {
      nothingDone: t('clientForm.nothingChanged'),
      notAccepted: t('clientForm.notAccepted'),
      correct: t('clientForm.putRightAndSave'),
      notOffered: t('clientForm.stepNotOffered'),
      fieldOf,
      retry: { label: t('general.tryAgain'), run: next.retry },
    },
    (own) => {
      switch (own.__typename) {
        case 'OutcomeUnknown':
          return {
            tone: 'caution',
            title: own.message,
            more: own.action,
            action: { label: t('clientForm.lookWhetherDone'), run: next.look },
          };
        case 'Conflict': {
          if (!subjectIn(own))
            return { tone: 'caution', title: t('clientForm.nowGone', { name }), more: t('clientForm.typedIsKept') };
          const hasClashes = (meanwhile?.clashes.length ?? 0) > 0;
          const more = hasClashes ? t('clientForm.chooseAbove') : t('clientForm.lookAtTheirs');
          if (own.sent)
            return {
              tone: 'caution',
              title: t('clientForm.sentTitle', { name }),
              more: `${t('clientForm.sentText')} ${more}`,
            };
          return { tone: 'caution', title: t('clientForm.changedFirst', { name }), more };
        }
        // A change needs no id of a new record.
        case 'Unidentified':
          return null;
      }
    },
  );
}
