import { mixed } from '../../dialects/ids.ts';
import type { Row } from '../generatedRows.ts';

const companies = ['Guardian', 'Sagicor', 'Canopy', 'Other'];
const employers = ['Freeport Hotel', 'Cornwall Regional', 'Parish Council', 'Sea Wind Resort'];
const complaints = ['Blocked nose', 'Ear pain', 'Sore throat', 'Hearing loss', 'Dizziness', 'Snoring'];
const diagnoses = ['Allergic rhinitis', 'Otitis externa', 'Tonsillitis', 'Impacted wax', 'Vertigo', 'Nasal polyps'];
const medicines = [
  'Fluticasone',
  'Ciprofloxacin drops',
  'Amoxicillin',
  'Olive oil drops',
  'Betahistine',
  'Prednisolone',
];
const allergens = ['Penicillin', 'Shellfish', 'Aspirin', 'Peanuts'];
const dayMs = 86_400_000;

function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}

/** A day of birth, as midnight in UTC. */
export function birthdayOf(key: number): number {
  return Date.UTC(1938, 0, 1) + (mixed(key) % (75 * 365)) * dayMs;
}

export function genderOf(key: number): 'Female' | 'Male' {
  return mixed(key + 7) % 2 === 0 ? 'Female' : 'Male';
}

/** What a patient's record has beside name and contact. */
export function patientExtras(key: number, registered: number, physician: string): Row {
  const isReferred = key % 4 === 0;
  return {
    expiryDate: '0',
    referral: {
      date: isReferred ? String(registered) : null,
      reason: isReferred ? pick(complaints, key) : '',
      physician: { name: isReferred ? 'Dr. Althea Reid' : '', email: '', phone: isReferred ? '876-555-0142' : '' },
    },
    attendingPhysician: physician,
    occupation: {
      role: '',
      employer: { name: key % 3 === 0 ? pick(employers, key) : '', phone: '', email: '', address: '' },
    },
    insurance: {
      company: pick(companies, key),
      policyNumber: key % 5 === 0 ? '' : `PN-${String(40_000 + key * 37)}`,
      description: '',
      expiryDate: null,
      subscriber: { company: '', description: '' },
    },
    nextOfKin: [],
    allergies:
      key % 6 === 0
        ? [
            {
              type: key % 12 === 0 ? 'Food' : 'Drug',
              title: pick(allergens, key / 6),
              description: '',
              attachments: [''],
              highlighted: false,
            },
          ]
        : [],
    medication:
      key % 7 === 0
        ? [
            {
              type: 'Tablet',
              title: 'Cetirizine',
              description: '',
              dosage: '10 mg',
              attachments: [''],
              highlighted: false,
            },
          ]
        : [],
    comorbidities:
      key % 9 === 0 ? [{ type: 'Chronic', title: 'Hypertension', description: '', highlighted: true }] : [],
    images: [],
    files: [],
  };
}

/** The lists of a visit without anything in them. */
export const emptyVisit: Row = {
  complaints: [],
  surveys: [],
  systematicInquiry: [],
  vitals: [],
  examination: [],
  investigation: [],
  diagnosis: [],
  treatment: [],
  billing: [],
  vigilance: [],
  images: [],
  files: [],
};

/** What was found and done on a visit. */
export function visitFindings(key: number, isDone: boolean): Row {
  const rest = { description: '', attachments: [''], highlighted: false };
  const kilos = 52 + (mixed(key) % 45);
  const found = {
    complaints: [{ title: pick(complaints, key), anamnesis: '', ...rest }],
    vitals: [
      {
        pr: 62 + (key % 25),
        bp1: 110 + (key % 30),
        bp2: 70 + (key % 15),
        rr: 14 + (key % 5),
        temp: 36.4 + (key % 8) / 10,
        sp02: 95 + (key % 5),
        heightUnit: 'M',
        heightValue: 1.7,
        weightUnit: 'Kg',
        weightValue: kilos,
        bmi: Math.round((kilos / 2.89) * 100) / 100,
        urine: { type: '', value: '' },
        highlighted: false,
      },
    ],
  };
  if (!isDone) return { ...emptyVisit, ...found };
  return {
    ...emptyVisit,
    ...found,
    diagnosis: [{ type: 'Primary', title: pick(diagnoses, key), ...rest }],
    treatment: [{ type: 'Medication', title: pick(medicines, key), dose: '1', frequency: 'BD', ...rest }],
    billing: [
      { type: 'Cash', title: 'Consultation', amount: 6500 + (key % 6) * 500, paid: key % 4 !== 0, notes: '', ...rest },
    ],
  };
}
