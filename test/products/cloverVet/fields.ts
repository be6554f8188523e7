/** What tests ask of a guardian. */
export const guardianFields = `id kind firstName lastName fullName status phones { number label isPrimary }
  emails { address isPrimary } labels { name } lastVisitOn homeClinic { id name }`;

/** What tests ask of a visit. */
export const visitFields = `id number startsAt endsAt durationMinutes stage reasonForVisit clinic { id name timeZone }
  patients { id name } guardian { id fullName } careTeam { lead { id fullName } } visitType { id name }
  cancellation { reason }`;
