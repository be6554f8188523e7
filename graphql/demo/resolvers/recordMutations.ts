import { centsOfDecimal, quantityText } from '../money.ts';
import type { WeightRecord } from '../patientRecord.ts';
import { invalid, notFound } from '../refusal.ts';
import { minuteMs } from '../zoneTime.ts';
import { recordAudit } from './audit.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

interface Measurement {
  readonly patientId: string;
  readonly value: string;
  readonly unit: 'LB' | 'KG';
  readonly measuredAt?: number | null;
}

const heaviestHundredths = 300_000;
// Of clocks that don't quite agree.
const graceMs = 5 * minuteMs;

/** Mutations of a patient's record. */
export const recordMutations: FieldResolvers = {
  addWeight: (_source: unknown, { patientId, value, unit, measuredAt }: Measurement, { store }: DemoContext) => {
    const patient = store.patient(patientId);
    if (!patient) throw notFound('Patient', patientId);
    const hundredths = centsOfDecimal(value);
    if (hundredths === null || hundredths <= 0 || hundredths > heaviestHundredths) {
      throw invalid('value must be above 0, at most 3000, with at most two decimals');
    }
    const at = measuredAt ?? store.now();
    if (at > store.now() + graceMs) throw invalid('measuredAt is in the future');
    const { weights, firstWeights } = store.backOffice();
    const own = weights.list().filter((weight) => weight.patientId === patientId);
    const newest = Math.max(patient.weightTenths === null ? 0 : 1, ...own.map((weight) => weight.measuredAt));
    if (!firstWeights.get(patientId)) firstWeights.put(patient);
    const weight: WeightRecord = {
      id: store.createId(),
      patientId,
      value: quantityText(hundredths),
      unit: unit === 'KG' ? 'kg' : 'lb',
      measuredAt: at,
    };
    if (at >= newest) {
      // 1 kg is 2.20462 lb.
      const tenths = Math.max(1, Math.round(unit === 'KG' ? (hundredths * 2.204_62) / 10 : hundredths / 10));
      store.putPatient({ ...patient, weightTenths: tenths, updatedAt: store.stampAfter(patient.updatedAt) });
    }
    recordAudit(store, 'addWeight', weight.id);
    return weights.put(weight);
  },
};
