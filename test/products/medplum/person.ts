/** The elements that all kinds of people share. */
export const person = {
  identifier: 'Identifier*',
  active: 'Boolean',
  name: 'HumanName*',
  telecom: 'ContactPoint*',
  gender: 'String',
  birthDate: 'String',
};

/** What people of all kinds are found by. */
export const personSearch = [
  'active',
  'address',
  'address-city',
  'address-postalcode',
  'address-state',
  'email',
  'family',
  'gender',
  'given',
  'identifier',
  'name',
  'phone',
  'phonetic',
  'telecom',
];
