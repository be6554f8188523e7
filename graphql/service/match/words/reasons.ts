import { isRecord } from '../../json.ts';

// Why an operation was chosen or refuted, as data: stored maps hold it, and it is put into words where it is shown.

/** Reasons that are whole sentences. Their keys are those of the message catalogs. */
export const plainReasons = [
  'isAnimal',
  'hasName',
  'hasSexOrBirthDate',
  'hasPersonName',
  'canBeReached',
  'hasAddress',
  'hasBalance',
  'isPatientPerson',
  'isCalledType',
  'hasProfession',
  'hasTimeZone',
  'hasOpeningHours',
  'hasUsualLength',
  'hasStart',
  'hasEnd',
  'hasStatus',
  'leadsToPatientOrClient',
  'leadsToPatients',
  'leadsToClient',
  'leadsToPerson',
  'fromAppointments',
  'fromAppointmentsOrPatients',
  'fromAppointmentsOrClients',
  'calledClient',
  'calledProvider',
  'hasNoId',
  'takesPeriod',
  'takesType',
  'filteredByPerson',
  'filteredByLocation',
  'hasShift',
  'hasClient',
  'hasNameAndContact',
  'hasWantedTime',
  'throughStatus',
  'inInterface',
  'answersLikeOne',
  'learnedByProbing',
  'suggested',
  'selected',
  'fromProfile',
  'rejected',
  'noResponse',
  'noRows',
  'noRequests',
  'noRequestsForRows',
  'rowsLackNames',
  'rowsLackIds',
  'rowsLackRequestedTime',
  'rowsLackContact',
  'rowsLackPeople',
  'rowsLackStart',
  'rowsLackClient',
  'rowsReferToNoClient',
  'totalDiffers',
  'leavesOutClientRoles',
  'accountsNotDistinguished',
  'listNotDistinguished',
  'onlyProviders',
  'notInAppointments',
  'notInBookings',
  'noPeriodFilter',
  'noAppointments',
  'noResponseForDay',
  'returnsOneDay',
  'returnsOneDayOtherwise',
  'returnsOneDayWider',
  'returnsOtherDays',
  'filtersOtherwise',
  'leavesOutAppointments',
  'noClientToSearch',
  'noResponseToSearch',
  'noResponseToSecondSearch',
  'findsNoListedClient',
  'findsByName',
  'findsByMadeUpName',
  'businessNames',
  'nearlyAllClients',
  'comeToAppointments',
  'haveNoAppointments',
  'hasNoPages',
  'onePage',
  'pagesFromZero',
  'noResponseForPage',
  'secondPageRepeats',
  'secondPageDiffers',
  'noRowToLookUp',
  'noResponseById',
  'returnsOtherRecord',
  'namesDiffer',
  'returnsRecord',
] as const;

/** About one thing that the service has a name for: a type, an operation, a path. */
export const namedReasons = [
  'isCalled',
  'namesFreeTimes',
  'returns',
  'leadsToItsClient',
  'leadsToListedClient',
  'distinguishedBy',
] as const;

/** About fields and roles of the desk, such as `familyName` or `locationId`. */
export const fieldReasons = [
  'hasFields',
  'queriedBy',
  'takes',
  'valuesMatch',
  'valuesDiffer',
  'refersTo',
  'isSomethingElse',
] as const;

export type Reason =
  | (typeof plainReasons)[number]
  | { readonly id: (typeof namedReasons)[number]; readonly name: string }
  | { readonly id: (typeof fieldReasons)[number]; readonly fields: readonly string[] }
  /** The type of an operation's rows, and what makes it fit. */
  | { readonly id: 'returnsWhat'; readonly name: string; readonly marks: readonly Reason[] }
  /** The argument that is filled with words of the service. */
  | { readonly id: 'filteredBy'; readonly name: string; readonly names: readonly string[] }
  /** Where a mutation demands what the desk can't supply. */
  | { readonly id: 'requiresUnknown'; readonly names: readonly string[] }
  | { readonly id: 'leadsToSome'; readonly links: number }
  | { readonly id: 'rowsRead'; readonly count: number };

export type ReasonId = Extract<Reason, string> | Exclude<Reason, string>['id'];

/** Whether a value from a file is a reason. */
export function isReason(value: unknown): value is Reason {
  return isPlain(value) || (isRecord(value) && isValued(value));
}

function isPlain(value: unknown): boolean {
  return isOneOf(plainReasons, value);
}

function isValued({ id, ...values }: Record<string, unknown>): boolean {
  const has = (checks: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
    Object.keys(values).length === Object.keys(checks).length &&
    Object.entries(checks).every(([key, check]) => Object.hasOwn(values, key) && check(values[key]));
  if (isOneOf(namedReasons, id)) return has({ name: isText });
  if (isOneOf(fieldReasons, id)) return has({ fields: areTexts });
  if (id === 'returnsWhat') return has({ name: isText, marks: areMarks });
  if (id === 'filteredBy') return has({ name: isText, names: areTexts });
  if (id === 'requiresUnknown') return has({ names: areTexts });
  if (id === 'leadsToSome') return has({ links: Number.isSafeInteger });
  return id === 'rowsRead' && has({ count: Number.isSafeInteger });
}

/** What makes a type fit is never a whole reason again, so that no file nests them. */
function areMarks(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((each: unknown) => !(isRecord(each) && each['id'] === 'returnsWhat') && isReason(each))
  );
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}

/** No longer than any other text of a stored map. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 4096;
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
