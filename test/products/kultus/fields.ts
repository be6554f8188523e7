/** What tests read of a person, and of an occurrence with who comes. */
export const personFields = 'id name phoneNumber emailAddress';
export const visitFields = `id startTime endTime cancelled placeId contactPersons { edges { node { id name } } }
  enrolments { edges { node { status person { id name } studyGroup { id groupName } } } }`;
