/** For tests: what is asked of a pet parent. */
export const parentFields: string = `id name { first last full } status contactPoints { channel value isPrimary } address { line1 city }
  homeHospital { id name } tags { name } lastVisitOn ownerships { relation pet { name } }`;

/** For tests: what is asked of a visit. */
export const visitFields: string = `id hospital { id name timeZone } type { name } status { label phase } startsAt durationMinutes reason
  pet { id name } petParent { id name { full } } teamMember { id name { full } } cancellation { reason }`;
