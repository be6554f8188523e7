import type { AppointmentTypeRecord, Role } from '../records.ts';

interface Kind extends AppointmentTypeRecord {
  /** How often it occurs in the book of those who do it. */
  readonly weight: number;
  /** What clients give as a reason. */
  readonly reasons: readonly string[];
}

const vet: readonly Role[] = ['Veterinarian'];
const technician: readonly Role[] = ['Technician'];
const vetOrTechnician: readonly Role[] = ['Veterinarian', 'Technician'];

/** Every kind of appointment with how often it occurs and why people come. */
export const appointmentKinds: readonly Kind[] = [
  kind(
    '301',
    'Wellness Exam',
    30,
    '#2f7d5b',
    vet,
    28,
    'Annual exam|Yearly check-up and heartworm test|Senior wellness',
  ),
  kind(
    '302',
    'Sick Visit',
    30,
    '#c0563b',
    vet,
    26,
    `Vomiting since last night|Limping on left front leg|Not eating for two days|Scratching ears|Coughing|Red eye|
    Diarrhea|Lump on the side|Drinking a lot of water|Straining to urinate`,
  ),
  kind('303', 'Recheck', 15, '#5b7db1', vet, 14, 'Recheck ears|Suture removal|Blood pressure recheck|Recheck skin'),
  kind(
    '304',
    'Vaccination',
    15,
    '#3f8fa3',
    vetOrTechnician,
    16,
    'Rabies booster|DHPP booster|FVRCP|Bordetella, boarding next week',
  ),
  kind(
    '305',
    'New Client Exam',
    45,
    '#7a5ba8',
    vet,
    8,
    'New puppy exam|New kitten exam|Just moved here|Adopted last week',
  ),
  kind(
    '306',
    'Dental Cleaning',
    90,
    '#b08530',
    vet,
    5,
    'Dental cleaning under anesthesia|Dental, possible extractions',
  ),
  kind('307', 'Surgery', 120, '#9b3a4a', vet, 4, 'Spay|Neuter|Mass removal|Foreign body, see notes'),
  kind('308', 'Quality of Life Visit', 60, '#6b6f76', vet, 2, 'Quality of life discussion|Family would like to talk'),
  kind(
    '309',
    'Technician Visit',
    15,
    '#4f8a8b',
    technician,
    40,
    'Nail trim|Anal glands|Blood draw|Weight check|Cytopoint injection',
  ),
  kind('310', 'Drop-Off', 30, '#8a7a4f', technician, 14, 'Drop-off for urinalysis|Dropped off, owner at work until 5'),
  kind('311', 'Grooming', 60, '#c77ea3', ['Groomer'], 70, 'Full groom|Bath and brush|De-matting|Summer cut'),
  kind('312', 'Bath', 45, '#d39bb8', ['Groomer'], 30, 'Bath|Medicated bath'),
  kind('313', 'Telehealth', 20, '#5d6fc2', vet, 4, 'Video call about new food|Follow-up by video'),
  {
    ...kind(
      '320',
      'Blocked',
      30,
      '#9aa0a6',
      ['Veterinarian', 'Technician', 'Groomer'],
      7,
      'Staff meeting|Charting|Delivery',
    ),
    isBlockoff: true,
    canBookOnline: false,
  },
];

function kind(
  id: string,
  name: string,
  duration: number,
  color: string,
  roles: readonly Role[],
  weight: number,
  reasons: string,
): Kind {
  return {
    id,
    name,
    description: `${name}, ${String(duration)} minutes`,
    duration,
    color,
    isBlockoff: false,
    canBookOnline: duration <= 45,
    roles,
    weight,
    reasons: reasons.split('|').map((reason) => reason.trim()),
  };
}
