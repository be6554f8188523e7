import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { AlertRow, HealthRow, NutritionRow, ReminderRow, ServiceRow, VetHealthMemory } from './memory.ts';
import type { VetHealthRecords } from './records.ts';
import { ownerOf, petOf, petsOf, vetHealthIds as ids } from './words.ts';

interface ById {
  readonly id: string;
}

interface ByPet {
  readonly petId: string;
}

/** The row with an id, or the service's words for that there is none. */
export function found<Item>(rows: readonly Item[], isIt: (row: Item) => boolean, message: string): Item {
  const row = rows.find(isIt);
  if (row === undefined) throw new GraphQLError(message);
  return row;
}

/** A record of a pet's health without what it belongs to. */
export function healthRow({ id, patientKey: _patientKey, ...row }: HealthRow): Row {
  return { _id: id, ...row };
}

/** A service of the neighbourhood. */
export function serviceRow({ id, name, description, type, location, contact }: ServiceRow): Row {
  return { id, name, description, service_type: type, location, contact_number: contact };
}

/** A meal of a pet. */
export function nutritionRow({ id, patientKey, ...row }: NutritionRow): Row {
  return { log_id: id, pet_id: ids.of('patient', patientKey), ...row };
}

/** Whom to call at night; like the services of the neighbourhood they are run by others. */
const emergencies: readonly Row[] = [
  {
    id: 'em_1',
    name: 'Tri-County Animal Emergency',
    contact_number: '555-0190',
    address: '77 Old Post Road',
    service_type: 'Emergency hospital',
  },
  { id: 'em_2', name: 'Pet Poison Line', contact_number: '555-0191', address: null, service_type: 'Helpline' },
  { id: 'em_3', name: 'Animal Ambulance', contact_number: '555-0192', address: null, service_type: 'Transport' },
];

/** What the account is: the desk that the token belongs to. */
export const accountId = 'usr_front_desk';

/** A reminder of the account. */
export function reminderRow({ id, start, end, ...row }: ReminderRow): Row {
  return { reminder_id: id, user_id: accountId, ...row, start_date: start, end_date: end };
}

/** An alert of the account. */
export function alertRow({ id, type, location, description, at }: AlertRow): Row {
  const created = new Date(at).toISOString();
  return { id, user_id: accountId, alert_type: type, location, description, created_at: created };
}

/** Queries of the services beside pets, owners and appointments. */
export function careReads(backstage: Backstage, records: VetHealthRecords, memory: VetHealthMemory): object {
  const { practice } = backstage;
  const keyOf = ({ petId }: ByPet): number => petOf(practice, petId).key;
  const mealsOf = (key: number): readonly NutritionRow[] => memory.meals.filter((row) => row.patientKey === key);

  const insights = (key: number): Row => {
    const meals = mealsOf(key);
    const logs = memory.activities.filter((row) => row.patientKey === key);
    const minutes = logs.reduce((sum, row) => sum + (row.minutes ?? 0), 0);
    const calories = meals.reduce((sum, row) => sum + row.calories, 0);
    const usual = meals.length === 0 ? 0 : calories / meals.length;
    const isLow = usual < 200;
    return {
      pet_id: ids.of('patient', key),
      total_activity_duration: minutes,
      total_activity_days: logs.length,
      total_calories_consumed: calories,
      total_nutrition_days: meals.length,
      nutrition_recommendation: isLow ? 'Feed more per day.' : usual > 500 ? 'Feed less per day.' : 'Keep the diet.',
      activity_recommendation: logs.length * 30 > minutes ? 'Be active for longer.' : 'Keep the routine.',
    };
  };

  return {
    getHealthRecords: (args: ByPet) => {
      const key = keyOf(args);
      return memory.health.filter((row) => row.patientKey === key).map(healthRow);
    },
    getHealthRecord({ recordId, ...args }: ByPet & { readonly recordId: string }) {
      const key = keyOf(args);
      const isIt = (row: HealthRow): boolean => row.patientKey === key && row.id === recordId;
      return healthRow(found(memory.health, isIt, 'Health record not found'));
    },
    medicationsByPet(args: ByPet) {
      const key = keyOf(args);
      return memory.medications.filter((row) => row.patientKey === key).map((row) => records.medication(row));
    },
    reminders: () => memory.reminders.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)).map(reminderRow),
    reminderById: ({ id }: ById) =>
      reminderRow(found(memory.reminders, (row) => row.id === id, `Reminder with ID ${id} not found.`)),
    activityLogsByPet: (args: ByPet) => records.activityLogs(keyOf(args)),
    activityRecommendations(args: ByPet) {
      const key = keyOf(args);
      return memory.activities
        .filter((row) => row.patientKey === key)
        .map(({ type, minutes }) => ({
          pet_id: args.petId,
          recommended_duration: (minutes ?? 0) < 30 ? 'Go on for 45 minutes' : 'Stay at 30 minutes',
          recommended_distance: null,
          activity: type,
        }));
    },
    nutritionLogsByPet: (args: ByPet) => mealsOf(keyOf(args)).map(nutritionRow),
    nutritionRecommendations: (args: ByPet) =>
      mealsOf(keyOf(args)).map(({ protein }) => ({
        pet_id: args.petId,
        recommendation: (protein ?? 0) < 20 ? 'More protein.' : 'Keep the diet and watch portions.',
      })),
    healthInsights: (args: ByPet) => insights(keyOf(args)),
    dashboard({ ownerId }: { readonly ownerId: string }) {
      const { key } = ownerOf(practice, ownerId);
      return petsOf(practice)
        .filter(({ clientKey }) => clientKey === key)
        .map((row) => insights(row.key));
    },
    consultationsByPet(args: ByPet) {
      const key = keyOf(args);
      return records.consultationsOf(({ patientKey }) => patientKey === key);
    },
    consultationsByOwner({ ownerId }: { readonly ownerId: string }) {
      const { key } = ownerOf(practice, ownerId);
      return records.consultationsOf(({ clientKey }) => clientKey === key);
    },
    consultationById: ({ id }: ById) =>
      records.consultation(found(memory.consultations, (row) => row.id === id, 'Consultation not found')),
    consultationMessages({ consultationId }: { readonly consultationId: string }) {
      const isIt = ({ id }: ById): boolean => id === consultationId;
      const { status, messages } = found(memory.consultations, isIt, 'Consultation not found');
      return { consultation_id: consultationId, status, messages };
    },
    emergencyServices: () => emergencies,
    petCareServices: ({ service_type: type }: { readonly service_type?: string | null }) =>
      memory.services.filter((row) => !type || row.type === type).map(serviceRow),
    petCareServiceById: ({ id }: ById) =>
      serviceRow(found(memory.services, (row) => row.id === id, 'Service not found')),
    emergencyAlerts: () => memory.alerts.map(alertRow),
    vetById({ id }: ById) {
      const row = rowOf(practice.providers, ids.key('provider', id));
      if (!row) throw new GraphQLError('Vet not found');
      return records.vet(row);
    },
  };
}
