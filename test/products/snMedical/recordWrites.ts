import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { inputOf } from './fields.ts';
import type { Service, Writes } from './resolvers.ts';
import { dateIn, maskedError, numberIn, textIn, validId } from './words.ts';

const recordTexts = ['symptoms', 'diagnosis', 'treatment', 'notes'] as const;

/** Mutations of medical records, prescriptions and treatment plans. */
export function recordWrites({ store, dress }: Service): Writes {
  const partners = (input: Row): Row => {
    const [patientId, doctorId] = [validId(input['patientId']), validId(input['doctorId'])];
    if (!store.find('patient', patientId) || !store.find('user', doctorId)) throw maskedError();
    return { patientId, doctorId };
  };
  /** Texts that are given; an empty one stays as it was. */
  const texts = (input: Row): Row =>
    Object.fromEntries(
      recordTexts.flatMap((field) => {
        const text = textIn(input, field);
        return text === null ? [] : [[field, text]];
      }),
    );

  return {
    createMedicalRecord(args): Row {
      const input = inputOf(args);
      const appointmentId = input['appointmentId'] ?? null;
      if (appointmentId !== null && !store.find('appointment', validId(appointmentId))) throw maskedError();
      const row = store.insert('medicalRecord', { ...partners(input), appointmentId, ...texts(input) });
      return dress('medicalRecord', row);
    },
    updateMedicalRecord: ({ id, ...args }): Row =>
      dress('medicalRecord', store.update('medicalRecord', validId(id), texts(inputOf(args)))),
    deleteMedicalRecord({ id }): boolean {
      const row = store.find('medicalRecord', validId(id));
      if (!row || store.rows('prescription').some((each) => each['medicalRecordId'] === id)) throw maskedError();
      store.remove('medicalRecord', (each) => each['id'] === id);
      return true;
    },
    createPrescription(args): Row {
      const input = inputOf(args);
      const [medicalRecordId, productId] = [validId(input['medicalRecordId']), validId(input['productId'])];
      if (!store.find('medicalRecord', medicalRecordId)) throw new GraphQLError('Medical record not found');
      const product = store.find('product', productId);
      if (!product) throw new GraphQLError('Product not found');
      if (product['status'] !== 'active') throw new GraphQLError('Cannot prescribe inactive product');
      const row = store.insert('prescription', {
        medicalRecordId,
        productId,
        dosage: textIn(input, 'dosage'),
        dosage_unit: textIn(input, 'dosage_unit'),
        times_per_day: numberIn(input, 'times_per_day'),
        duration_days: numberIn(input, 'duration_days'),
        instructions: textIn(input, 'instructions'),
      });
      return dress('prescription', row);
    },
    deletePrescription({ id }): boolean {
      if (!store.find('prescription', validId(id))) throw maskedError();
      store.remove('prescription', (row) => row['id'] === id);
      return true;
    },
    createTreatmentPlan(args): Row {
      const input = inputOf(args);
      const row = store.insert('treatmentPlan', {
        ...partners(input),
        plan_details: textIn(input, 'plan_details'),
        start_date: dateIn(input, 'start_date'),
        end_date: dateIn(input, 'end_date'),
      });
      return dress('treatmentPlan', row);
    },
    updateTreatmentPlan({ id, ...args }): Row {
      const input = inputOf(args);
      const row = store.update('treatmentPlan', validId(id), {
        plan_details: textIn(input, 'plan_details') ?? undefined,
        start_date: dateIn(input, 'start_date') ?? undefined,
        end_date: dateIn(input, 'end_date') ?? undefined,
      });
      return dress('treatmentPlan', row);
    },
    deleteTreatmentPlan({ id }): boolean {
      if (!store.find('treatmentPlan', validId(id)))
        throw new GraphQLError('Treatment plan not found or already deleted');
      store.remove('treatmentPlan', (row) => row['id'] === id);
      return true;
    },
  };
}
