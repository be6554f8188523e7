/** What staff write about clients. */
export const clientAlerts: readonly string[] = [
  'Cash or card only, returned check in spring',
  'Very anxious client, please offer the quiet room',
  'Hard of hearing, please speak up or write',
  'Do not discuss the account with ex-spouse',
  'Call before charging the card on file',
  'Speaks Spanish, interpreter helpful',
];

/** Notes that need no attention. */
export const clientNotes: readonly string[] = [
  'Prefers text messages.',
  'Works nights, call after 3 pm.',
  'Has a discount through the shelter program.',
  'Usually books for both dogs together.',
  'Likes to see the same doctor each time.\nPays by card.',
];

/** What a clinic sorts its clients by. */
export const clientTags: readonly string[] = [
  'VIP',
  'Breeder',
  'Rescue',
  'Wellness plan',
  'Senior discount',
  'Staff',
  'Foster home',
  'Payment plan',
];

/** Warnings on an animal's record. */
export const patientAlerts: readonly string[] = [
  'Aggressive with other dogs, bring in through the side door',
  'Bites. Muzzle before handling',
  'Allergic to penicillin',
  'Allergic to chicken: no treats',
  'DNR: do not resuscitate',
  'Vaccine reaction in the past, premedicate',
  'Diabetic, insulin twice a day',
  'Seizures, on phenobarbital',
  'Escape artist, double leash',
  'Fear Free: towel wrap, no eye contact',
];

/** Why an appointment was cancelled. */
export const cancellationReasons: readonly string[] = [
  'Client is ill',
  'Feeling better, will watch at home',
  'Found another time',
  'Car trouble',
  'No reason given',
];

/** Notes that staff leave on an appointment. */
export const appointmentNotes: readonly string[] = [
  'Wait in car, call when room is ready',
  'Bring fecal sample',
  'Fasted since midnight',
  'Needs estimate signed before start',
  'Records requested from previous clinic',
];
