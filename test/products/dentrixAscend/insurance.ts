import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { Entry } from './envelopes.ts';
import type { AscendPlaces } from './places.ts';
import type { AscendRecords } from './records.ts';
import { dollars, idOf, instantText, patientsOf } from './values.ts';

/** Collections of carriers, their plans, and who is covered by them. */
export type AscendInsurance = Readonly<Record<InsuranceCollection, () => readonly Entry[]>>;
type InsuranceCollection =
  | 'insuranceCarriers'
  | 'carrierInsurancePlans'
  | 'carrierPlanDeductibles'
  | 'subscriberInsurancePlans'
  | 'patientInsurancePlans'
  | 'insuranceClaims'
  | 'referralSources'
  | 'dentalLabs';

const carriers = ['Granite State Dental', 'Pine Tree Benefits', 'Western Mutual Dental'];
const plans = ['PPO Basic', 'PPO Plus', 'Premier', 'Group 500'];
const labs = ['Casco Bay Ceramics', 'Front Range Dental Lab'];
const referrals: readonly (readonly [firstName: string, lastName: string, type: string])[] = [
  ['Helen', 'Marsh', 'DOCTOR'],
  ['Omar', 'Reyes', 'DOCTOR'],
  ['', 'Neighborhood flyer', 'MARKETING'],
];
const lastModified = '2024-02-01T17:30:00.000Z';
const covered = 2;

export function ascendInsurance(
  { practice }: Backstage,
  ledger: Ledger,
  places: AscendPlaces,
  records: AscendRecords,
): AscendInsurance {
  const entry = (kind: Parameters<typeof idOf>[0], key: number, type: string, show: () => Row): Entry => {
    const id = idOf(kind, key);
    return { id, show: () => ({ id, type, lastModified, ...show() }) };
  };
  const isCovered = ({ key }: ClientRecord): boolean => key % covered === 0;
  const planOf = ({ key }: ClientRecord): number => 1 + (key % plans.length);

  const carrier = (key: number): Entry =>
    entry('carrier', key, 'InsuranceCarrierV1', () => ({
      name: carriers[key - 1] ?? 'Carrier',
      payorId: String(51_000 + key),
      phonePrimary: `800555${String(1200 + key)}`,
      phonePrimaryExt: null,
      phoneFax: null,
      url: null,
      acceptElectronicAttachments: key !== 2,
      acceptEligibilities: true,
      adaReportType: 'ADA_2024',
    }));
  const deductible = (key: number): Entry =>
    entry('deductible', key, 'CarrierPlanDeductibleV1', () => ({
      benefitYear: 2026,
      basicIndividualAnnualDeductible: 50 * key,
      preventiveIndividualAnnualDeductible: 0,
      majorIndividualAnnualDeductible: 75 * key,
      maximumIndividualAnnualBenefit: 1000 + 500 * key,
      maximumFamilyAnnualBenefit: 3000 + 500 * key,
    }));
  const plan = (key: number): Entry =>
    entry('plan', key, 'CarrierInsurancePlanV1', () => ({
      planName: plans[key - 1] ?? 'Plan',
      groupNumber: `G${String(7000 + key)}`,
      planType: 'PERCENTAGE',
      sourceOfPayment: 'COMMERCIAL',
      renewalMonth: 'JANUARY',
      contactName: null,
      contactEmail: null,
      phone: null,
      planNote: null,
      insuranceCarrier: () => carrier(1 + (key % carriers.length)).show(),
      carrierPlanDeductible: () => deductible(key).show(),
    }));
  const subscriberPlan = (client: ClientRecord): Entry =>
    entry('subscriberPlan', client.key, 'SubscriberInsurancePlan', () => ({
      subscriberNumber: `S${String(880_000 + client.key)}`,
      effectiveDate: '2026-01-01',
      carrierInsurancePlan: () => plan(planOf(client)).show(),
      patient: () => records.patientWith(client.key),
    }));
  const patientPlan = (client: ClientRecord): Entry =>
    entry('patientPlan', client.key, 'PatientInsurancePlan', () => ({
      priority: 'PRIMARY',
      relationshipToSubscriber: 'SELF',
      patient: () => records.patientWith(client.key),
      subscriberInsurancePlan: () => subscriberPlan(client).show(),
    }));

  const claim = (order: OrderRecord): Entry =>
    entry('claim', order.key, 'InsuranceClaim', () => {
      const client = rowOf(practice.clients, order.clientKey);
      const place = rowOf(practice.places, order.placeKey);
      return {
        status: order.key % 4 === 0 ? 'SENT' : 'SETTLED',
        claimDate: new Date(order.at).toISOString().slice(0, 10),
        totalBilled: dollars(order.subtotalCents),
        totalPaid: order.key % 4 === 0 ? 0 : dollars(Math.floor(order.subtotalCents / 2)),
        patient: () => records.patientWith(order.clientKey),
        patientInsurancePlan: client ? () => patientPlan(client).show() : null,
        location: place && ((): Row => places.location(place)),
        lastModified: instantText(order.at),
      };
    });

  const referral = (key: number): Entry =>
    entry('referral', key, 'ReferralSourceV1', () => {
      const [firstName = '', lastName = '', referralSourceType = 'DOCTOR'] = referrals[key - 1] ?? [];
      return { firstName, lastName, referralSourceType, title: null, specialty: null, email: null, note: null };
    });
  const lab = (key: number): Entry =>
    entry('lab', key, 'DentalLabV1', () => ({ name: labs[key - 1] ?? 'Lab', phone: `207555${String(1400 + key)}` }));
  const counted = (rows: readonly unknown[], show: (key: number) => Entry): readonly Entry[] =>
    rows.map((_, index) => show(index + 1));
  const insured = (): readonly ClientRecord[] => patientsOf(practice).filter(isCovered);

  return {
    insuranceCarriers: () => counted(carriers, carrier),
    carrierInsurancePlans: () => counted(plans, plan),
    carrierPlanDeductibles: () => counted(plans, deductible),
    subscriberInsurancePlans: () => insured().map(subscriberPlan),
    patientInsurancePlans: () => insured().map(patientPlan),
    insuranceClaims: () => ledger.orders.filter(({ clientKey }) => clientKey % covered === 0).map(claim),
    referralSources: () => counted(referrals, referral),
    dentalLabs: () => counted(labs, lab),
  };
}
