import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { alertRow, found, healthRow, nutritionRow, reminderRow, serviceRow } from './careReads.ts';
import { callWrites } from './callWrites.ts';
import type { HealthRow, MedicationRow, ReminderRow, VetHealthMemory } from './memory.ts';
import type { VetHealthRecords } from './records.ts';
import { instantIn, isoText, petOf } from './words.ts';

type Text = string | null | undefined;

interface ById {
  readonly id: string;
}

interface ByPet {
  readonly petId: string;
}

interface HealthInput {
  readonly description?: string | null;
  readonly vet?: string | null;
  readonly vaccine?: string | null;
  readonly dateAdministered?: string | null;
  readonly nextDueDate?: string | null;
}

interface MedicationArgs {
  readonly medication_name?: string | null;
  readonly dosage?: string | null;
  readonly frequency?: string | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
}

interface ReminderArgs {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly frequency?: string | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly status?: string | null;
}

interface ActivityArgs extends ByPet {
  readonly date: string;
  readonly activity_type: string;
  readonly duration_minutes?: number | null;
  readonly notes?: string | null;
}

interface MealArgs extends ByPet {
  readonly date?: string | null;
  readonly food: string;
  readonly calories: number;
  readonly protein?: number | null;
  readonly fat?: number | null;
  readonly fiber?: number | null;
  readonly carbohydrates?: number | null;
  readonly weight?: number | null;
}

const dateIn = (text: string): string => isoText(instantIn(text));

/** A date that was given or emptied; what isn't given stays. */
function dateOr(text: Text, before: string | null): string | null {
  return text === undefined ? before : text ? dateIn(text) : null;
}

/** Puts a changed row in the place of the one before. */
export function replaceRow<Item>(rows: Item[], before: Item, row: Item): Item {
  rows[rows.indexOf(before)] = row;
  return row;
}

/** Mutations of the services beside pets, owners and appointments. */
export function careWrites(backstage: Backstage, records: VetHealthRecords, memory: VetHealthMemory): object {
  const { practice, now } = backstage;
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }));
  };
  const petKey = ({ petId }: ByPet): number => {
    allowed();
    return petOf(practice, petId).key;
  };
  const healthOf = (args: ByPet, recordId: string): HealthRow => {
    const key = petKey(args);
    return found(memory.health, (row) => row.patientKey === key && row.id === recordId, 'Health record not found');
  };
  const medicationOf = (id: string): MedicationRow =>
    found(memory.medications, (row) => row.id === id, 'Medication not found');
  const reminderOf = (id: string): ReminderRow =>
    found(memory.reminders, (row) => row.id === id, `Reminder with ID ${id} not found.`);
  const healthFrom = (input: HealthInput, before: HealthRow): HealthRow => ({
    ...before,
    description: input.description === undefined ? before.description : input.description,
    vet: input.vet === undefined ? before.vet : input.vet,
    vaccine: input.vaccine === undefined ? before.vaccine : input.vaccine,
    dateAdministered: dateOr(input.dateAdministered, before.dateAdministered),
    nextDueDate: dateOr(input.nextDueDate, before.nextDueDate),
  });

  return {
    addHealthRecord({ input, ...args }: ByPet & { readonly input: HealthInput }): Row {
      const patientKey = petKey(args);
      const none = { description: null, vet: null, vaccine: null, dateAdministered: null, nextDueDate: null };
      const row = healthFrom(input, { id: memory.nextId('rec'), patientKey, ...none });
      memory.health.push(row);
      return { message: 'Health record added successfully', healthRecord: healthRow(row) };
    },
    updateHealthRecord(args: ByPet & { readonly recordId: string; readonly input: HealthInput }): Row {
      const before = healthOf(args, args.recordId);
      const row = replaceRow(memory.health, before, healthFrom(args.input, before));
      return { message: 'Health record updated successfully', healthRecord: healthRow(row) };
    },
    deleteHealthRecord(args: ByPet & { readonly recordId: string }): Row {
      memory.health.splice(memory.health.indexOf(healthOf(args, args.recordId)), 1);
      return { message: 'Health record deleted successfully' };
    },
    createMedicalRecord(
      args: ByPet & { readonly visit_date: string; readonly diagnosis?: Text; readonly notes?: Text },
    ) {
      const patientKey = petKey(args);
      const rest = { visitDate: dateIn(args.visit_date), diagnosis: args.diagnosis ?? null, notes: args.notes ?? null };
      const row = { id: memory.nextId('med'), patientKey, ...rest };
      memory.medical.push(row);
      return records.medicalRecord(row);
    },
    createMedicationSchedule(args: ByPet & MedicationArgs & { readonly start_date: string }): Row {
      const patientKey = petKey(args);
      const row = {
        id: memory.nextId('rx'),
        patientKey,
        recordId: null,
        name: args.medication_name ?? '',
        dosage: args.dosage ?? '',
        frequency: args.frequency ?? '',
        start: dateIn(args.start_date),
        end: dateOr(args.end_date, null),
      };
      memory.medications.push(row);
      return records.medication(row);
    },
    updateMedicationSchedule({ id, ...args }: ById & MedicationArgs): Row {
      allowed();
      const before = medicationOf(id);
      // What is null is not given there.
      if (Object.values(args).every((value) => value === null)) throw new GraphQLError('No fields provided to update');
      const row = replaceRow(memory.medications, before, {
        ...before,
        name: args.medication_name ?? before.name,
        dosage: args.dosage ?? before.dosage,
        frequency: args.frequency ?? before.frequency,
        start: args.start_date ? dateIn(args.start_date) : before.start,
        end: args.end_date ? dateIn(args.end_date) : before.end,
      });
      return { message: 'Medication updated successfully', medication: records.medication(row) };
    },
    deleteMedicationSchedule({ id }: ById): Row {
      allowed();
      memory.medications.splice(memory.medications.indexOf(medicationOf(id)), 1);
      return { message: 'Medication deleted successfully' };
    },
    createReminder(
      args: ReminderArgs & { readonly title: string; readonly frequency: string; readonly start_date: string },
    ) {
      allowed();
      const { title, frequency, description = null, status = 'active' } = args;
      const dates = { start: dateIn(args.start_date), end: dateOr(args.end_date, null) };
      const row = { id: memory.nextId('rem'), title, description, frequency, ...dates, status };
      memory.reminders.push(row);
      return { message: 'Reminder created successfully', reminder: reminderRow(row) };
    },
    updateReminder({ id, ...args }: ById & ReminderArgs): Row {
      allowed();
      const before = reminderOf(id);
      if (Object.keys(args).length === 0) throw new GraphQLError('No valid fields to update');
      const row = replaceRow(memory.reminders, before, {
        ...before,
        title: args.title ?? before.title,
        description: args.description === undefined ? before.description : args.description,
        frequency: args.frequency ?? before.frequency,
        start: args.start_date ? dateIn(args.start_date) : before.start,
        end: dateOr(args.end_date, before.end),
        status: args.status === undefined ? before.status : args.status,
      });
      return { message: 'Reminder updated successfully', reminder: reminderRow(row) };
    },
    deleteReminder({ id }: ById): Row {
      allowed();
      memory.reminders.splice(memory.reminders.indexOf(reminderOf(id)), 1);
      return { message: 'Reminder deleted successfully' };
    },
    addActivityLog({
      date,
      activity_type: type,
      duration_minutes: minutes = null,
      notes = null,
      ...args
    }: ActivityArgs) {
      const patientKey = petKey(args);
      memory.activities.push({ id: memory.nextId('act'), patientKey, date, type, minutes, notes });
      return records.activityLogs(patientKey).at(-1);
    },
    addNutritionLog({ petId, food, calories, ...args }: MealArgs): Row {
      const { date = null, protein = null, fat = null, fiber = null, carbohydrates = null, weight = null } = args;
      const patientKey = petKey({ petId });
      const parts = { protein, fat, fiber, carbohydrates, weight };
      const row = { id: memory.nextId('nut'), patientKey, date, food, calories, ...parts };
      memory.meals.push(row);
      return nutritionRow(row);
    },
    triggerEmergencyAlert(args: {
      readonly alert_type: string;
      readonly location: string;
      readonly description: string;
    }) {
      allowed();
      const { alert_type: type, location, description } = args;
      const row = { id: memory.nextId('alr'), type, location, description, at: now() };
      memory.alerts.push(row);
      return alertRow(row);
    },
    recommendService(args: {
      readonly name: string;
      readonly service_type: string;
      readonly location: string;
      readonly contact_number: string;
    }) {
      allowed();
      const { name, location, service_type: type, contact_number: contact } = args;
      const row = { id: memory.nextId('srv'), name, description: null, type, location, contact };
      memory.services.push(row);
      return serviceRow(row);
    },
    ...callWrites(backstage, records, memory),
  };
}
