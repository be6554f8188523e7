/** What a careful person asks of a household. */
export const householdFields = `id code name kind standing revision primaryCarer { name { given family full } }
  contactMethods { __typename label isPreferred ... on PhoneContact { number acceptsTexts } ... on EmailContact { email } }
  flags { name } homeSite { id name } lastVisitedOn alert`;

/** The same of an animal. */
export const animalFields = `id name species { id name commonName } breed { id name } sex lifeStatus microchip
  household { id name }`;

/** The same of a booking. */
export const bookingFields = `id revision reference status presentingProblem
  slot { starts ends duration site { id name timeZone } room { name } }
  consultType { id name } animal { id name } household { id name } ledBy { id name { full } }
  visit { id stage triage } cancellation { by reason }`;

/** The same of any problem. */
export const problemFields = `__typename ... on Problem { code message } ... on InputRejected { fields { path message } }
  ... on RecordNotFound { missingId }`;
