import { fieldName } from '../../../../graphql/service/concepts.ts';
import type { Reason } from '../../../../graphql/service/match/words/reasons.ts';
import { t } from '../../../../i18n/core/t.ts';

/** A reason in words, in the core's language. Fields are called as the screen calls them, unless `nameOf` says otherwise. */
export function reasonText(reason: Reason, nameOf: (field: string) => string = fieldName): string {
  if (typeof reason === 'string') return t(`reasons.${reason}`);
  switch (reason.id) {
    case 'isCalled':
    case 'namesFreeTimes':
    case 'returns':
    case 'leadsToItsClient':
    case 'leadsToListedClient':
    case 'distinguishedBy':
      return t(`reasons.${reason.id}`, { name: reason.name });
    case 'hasFields':
    case 'queriedBy':
    case 'takes':
    case 'valuesMatch':
    case 'valuesDiffer':
    case 'refersTo':
    case 'isSomethingElse':
      return t(`reasons.${reason.id}`, { fields: inList(reason.fields.map(nameOf)) });
    case 'returnsWhat': {
      const marks = inList(reason.marks.map((mark) => reasonText(mark, nameOf)));
      return t('reasons.returnsWhat', { name: reason.name, marks });
    }
    case 'filteredBy':
      return t('reasons.filteredBy', { name: reason.name, names: inList(reason.names) });
    case 'requiresUnknown':
      return t('reasons.requiresUnknown', { names: inList(reason.names) });
    case 'leadsToSome':
      return t('reasons.leadsToSome', { links: reason.links });
    case 'rowsRead':
      return t('reasons.rowsRead', { count: reason.count });
  }
}

function inList(names: readonly string[]): string {
  return names.join(', ');
}
