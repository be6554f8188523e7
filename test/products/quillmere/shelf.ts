/** Something that is sold, as the catalogue has it. */
export interface ArticleRow {
  readonly __typename: 'Medicine' | 'Procedure' | 'Sundry';
  readonly key: number;
  readonly plu: string;
  readonly title: string;
  readonly pence: number;
  readonly vatBand: string;
  readonly supplierKey: number;
  readonly legalClass?: string;
  readonly strength?: string;
  readonly usualMinutes?: number;
}

/** Suppliers of the group. */
export const suppliers = [
  { key: 1, title: 'Fenwold Wholesale', orderLine: '01904 960 011' },
  { key: 2, title: 'Marchbank Veterinary Supplies', orderLine: '0131 496 0022' },
] as const;

/** Plans that keepers pay by the month. */
export const healthPlans = [
  { key: 1, title: 'Quillmere Kitten and Puppy', pence: 1350, includes: ['First vaccinations', 'Flea treatment'] },
  { key: 2, title: 'Quillmere Adult', pence: 1599, includes: ['Booster', 'Flea treatment', 'Nurse clinics'] },
  { key: 3, title: 'Quillmere Senior', pence: 2450, includes: ['Booster', 'Blood profile', 'Two health checks'] },
] as const;

const procedures = [
  ['Consultation', 5400, 15],
  ['Repeat consultation', 3900, 10],
  ['Primary vaccination course', 7800, 15],
  ['Booster vaccination', 5900, 15],
  ['Dental scale and polish', 31_500, 90],
  ['Castration, dog', 28_900, 60],
  ['Spay, cat', 16_400, 45],
  ['Claw clip', 1900, 10],
  ['Blood profile', 14_200, 10],
  ['Radiographs, two views', 24_800, 30],
  ['Microchip implant', 2100, 10],
  ['Day hospitalisation', 9600, 240],
] as const;
const medicines = [
  ['Meloxicam oral suspension', '1.5 mg/ml', 1890, 'POM_V'],
  ['Amoxicillin clavulanate tablets', '250 mg', 145, 'POM_V'],
  ['Maropitant injection', '10 mg/ml', 2260, 'POM_V'],
  ['Prednisolone tablets', '5 mg', 62, 'POM_V'],
  ['Fipronil spot-on', '134 mg', 1120, 'AVM_GSL'],
  ['Praziquantel tablets', '50 mg', 540, 'NFA_VPS'],
  ['Fenbendazole granules', '22%', 480, 'NFA_VPS'],
  ['Ear cleaner', '100 ml', 1390, 'AVM_GSL'],
] as const;
const sundries = [
  ['Buster collar 15 cm', 850],
  ['Renal diet, 12 pouches', 2180],
  ['Gastrointestinal diet 2 kg', 2450],
  ['Cat carrier', 2900],
  ['Puppy pads', 1100],
  ['Slow feeder', 1375],
  ['Dental chews', 990],
] as const;

/** Everything that can stand on a bill. */
export const articles: readonly ArticleRow[] = [
  ...procedures.map(([title, pence, usualMinutes]) => ({
    __typename: 'Procedure' as const,
    title,
    pence,
    usualMinutes,
    supplierKey: 0,
  })),
  ...medicines.map(([title, strength, pence, legalClass], index) => ({
    __typename: 'Medicine' as const,
    title,
    strength,
    pence,
    legalClass,
    supplierKey: 1 + (index % 2),
  })),
  ...sundries.map(([title, pence]) => ({ __typename: 'Sundry' as const, title, pence, supplierKey: 2 })),
].map((row, index) => ({ ...row, key: index + 1, plu: String(11_000 + index * 7), vatBand: 'STANDARD' }));

/** An article for any number: the catalogue from its beginning again where it ends. */
export function articleNumbered(number: number): ArticleRow {
  const [first] = articles;
  const row = articles[number % articles.length] ?? first;
  if (!row) throw new Error('The catalogue is empty');
  return row;
}
