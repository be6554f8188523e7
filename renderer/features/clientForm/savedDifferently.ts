import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { savedDifferentlyText } from '../../domain/differenceText.ts';
import { isSamePhoneNumber } from '../../lib/phoneDigits.ts';
import { today } from '../../state/clock.ts';
import { fieldsOf, isSame, nameOf, type Subject, type SubjectField, textOf, type Typed } from './editing.ts';
import { editLabel } from './editTexts.ts';

const nameFields: readonly SubjectField[] = ['name', 'givenName', 'familyName'];

/**
 * What the service has of a record otherwise than it was asked for, as a sentence; null where all is as requested. The
 * same phone number, address or word in another spelling is as requested. Of a new record only what was typed is
 * compared, and what can't be read of it is not.
 */
export function savedDifferently(
  asked: Typed,
  now: Subject,
  { isNew, locations }: { readonly isNew: boolean; readonly locations: LocationListQuery['locations'] },
): string | null {
  const different = fieldsOf(now).flatMap((field) => {
    const [requested, stored] = [asked[field] ?? '', textOf(now, field)];
    if (nameFields.includes(field) || isKept(field, requested, stored)) return [];
    if (isNew && (requested === '' || stored === '')) return [];
    const place = field === 'location' ? locations.find(({ id }) => id === stored)?.name : null;
    return [[field, place ?? stored] as const];
  });
  const name = nameOf(asked);
  const renamed = name !== '' && !isKept('name', name, now.name) ? [['name', now.name] as const] : [];
  return savedDifferentlyText(
    [...renamed, ...different].map(([field, value]) => ({
      label: editLabel(field),
      now: value === '' ? t('changes.none') : value,
    })),
  );
}

function isKept(field: SubjectField, requested: string, stored: string): boolean {
  if (field === 'birthDate') return isSame(field, requested, stored, today());
  if (field === 'phone' && isSamePhoneNumber(requested, stored)) return true;
  return spelled(requested) === spelled(stored);
}

/** Without what services put in order themselves: case, spaces, and the marks between the parts of an address. */
function spelled(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.;]+/g, ' ')
    .trim();
}
