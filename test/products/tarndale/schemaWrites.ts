import { capital } from '../generatedRows.ts';

/** A mutation by the conventions of Hot Chocolate: one input, and a payload with the row and a union of errors. */
interface Write {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  readonly errors: readonly string[];
}

const usual = ['RecordNotFoundError', 'InvalidFieldError'];
const found = ['RecordNotFoundError'];

const writes: readonly Write[] = [
  {
    name: 'createDiaryEntry',
    input: `centreId: Int! purposeId: Int! scheduledFrom: DateTime! scheduledTo: DateTime operatorId: Int
      diaryColumnId: Int accountId: Int animalId: Int subject: String progress: DiaryProgress! = BOOKED`,
    answer: 'diaryEntry: DiaryEntry',
    errors: [...usual, 'DiaryClashError'],
  },
  {
    name: 'amendDiaryEntry',
    input: `diaryEntryId: Int! centreId: Int purposeId: Int scheduledFrom: DateTime scheduledTo: DateTime
      operatorId: Int diaryColumnId: Int accountId: Int animalId: Int subject: String`,
    answer: 'diaryEntry: DiaryEntry',
    errors: [...usual, 'DiaryClashError'],
  },
  {
    name: 'progressDiaryEntry',
    input: 'diaryEntryId: Int! progress: DiaryProgress!',
    answer: 'diaryEntry: DiaryEntry',
    errors: usual,
  },
  {
    name: 'cancelDiaryEntry',
    input: 'diaryEntryId: Int! cancellationReason: String',
    answer: 'diaryEntry: DiaryEntry',
    errors: usual,
  },
  {
    name: 'addToWaitlist',
    input: 'centreId: Int! accountId: Int! animalId: Int purposeId: Int! notBefore: Date! remarks: String',
    answer: 'waitlistEntry: WaitlistEntry',
    errors: usual,
  },
  { name: 'removeFromWaitlist', input: 'waitlistEntryId: Int!', answer: 'waitlistEntry: WaitlistEntry', errors: found },
  {
    name: 'openAccount',
    input: `surname: String! givenName: String salutation: String mobilePhone: String homePhone: String
      workPhone: String emailAddress: String address: PostalAddressInput homeCentreId: Int memo: String
      referralSourceId: Int flagIds: [Int!]`,
    answer: 'account: Account',
    errors: usual,
  },
  {
    name: 'amendAccount',
    input: `accountId: Int! surname: String givenName: String salutation: String mobilePhone: String
      homePhone: String workPhone: String emailAddress: String address: PostalAddressInput homeCentreId: Int
      memo: String isInactive: Boolean flagIds: [Int!]`,
    answer: 'account: Account',
    errors: usual,
  },
  {
    name: 'mergeAccounts',
    input: 'keepAccountId: Int! mergeAccountId: Int!',
    answer: 'account: Account',
    errors: usual,
  },
  {
    name: 'enrolAnimal',
    input: `accountId: Int! name: String! speciesId: Int! breedId: Int sex: AnimalSex! = UNKNOWN
      colourMarkings: String bornOn: Date microchipNumber: String`,
    answer: 'animal: Animal',
    errors: usual,
  },
  {
    name: 'amendAnimal',
    input: `animalId: Int! accountId: Int name: String speciesId: Int breedId: Int sex: AnimalSex
      colourMarkings: String bornOn: Date microchipNumber: String isDeceased: Boolean isArchived: Boolean`,
    answer: 'animal: Animal',
    errors: usual,
  },
  {
    name: 'recordWeighIn',
    input: 'animalId: Int! weighedOn: Date! kilograms: Decimal! conditionScore: Int',
    answer: 'weighIn: WeighIn',
    errors: usual,
  },
  {
    name: 'recordVaccination',
    input: 'animalId: Int! vaccineId: Int! operatorId: Int givenOn: Date! batchNumber: String',
    answer: 'vaccination: Vaccination',
    errors: usual,
  },
  {
    name: 'receiptPayment',
    input: 'accountId: Int! invoiceId: Int amount: Decimal! tender: TenderType! reference: String',
    answer: 'receipt: Receipt',
    errors: usual,
  },
  {
    name: 'sendCommunication',
    input: 'accountId: Int! medium: CommunicationMedium! subject: String body: String!',
    answer: 'communication: Communication',
    errors: usual,
  },
  {
    name: 'logCallback',
    input: 'accountId: Int! animalId: Int operatorId: Int dueOn: Date! remarks: String!',
    answer: 'callback: Callback',
    errors: usual,
  },
  { name: 'completeCallback', input: 'callbackId: Int!', answer: 'callback: Callback', errors: found },
  {
    name: 'adjustStockLevel',
    input: 'stockItemId: Int! centreId: Int! adjustment: Decimal! remarks: String',
    answer: 'stockLevel: StockLevel',
    errors: usual,
  },
];

function typesOf({ name, input, answer, errors }: Write): string {
  const type = capital(name);
  return `input ${type}Input { ${input} }
type ${type}Payload { ${answer} errors: [${type}Error!] }
union ${type}Error = ${errors.join(' | ')}`;
}

/** The mutations with their inputs, payloads and errors. */
export const writeTypes: string = `
interface Error { message: String! }
"""No row of the entity has the id."""
type RecordNotFoundError implements Error { message: String! entityName: String! recordId: Int! }
type InvalidFieldError implements Error { message: String! fieldName: String! }
"""The diary column is taken."""
type DiaryClashError implements Error { message: String! clashesWith: [DiaryEntry!]! }

input PostalAddressInput { street: String suburb: String town: String region: String postcode: String }

type Mutation {
${writes.map(({ name }) => `  ${name}(input: ${capital(name)}Input!): ${capital(name)}Payload!`).join('\n')}
}
${writes.map(typesOf).join('\n')}
`;
