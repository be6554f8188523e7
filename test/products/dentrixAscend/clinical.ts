import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Entry } from './envelopes.ts';
import type { AscendPlaces } from './places.ts';
import { recareTemplateCount } from './places.ts';
import type { AscendRecords } from './records.ts';
import { idOf, instantText, isAppointment, patientsOf } from './values.ts';

/** Collections of what is found, planned and written down about patients. */
export type AscendClinical = Readonly<Record<ClinicalCollection, () => readonly Entry[]>>;
type ClinicalCollection =
  | 'txCases'
  | 'visits'
  | 'patientRecares'
  | 'organizationConditions'
  | 'patientConditions'
  | 'perioExams'
  | 'perioProbes'
  | 'clinicalNotes'
  | 'documents';

const dayMs = 86_400_000;
const conditions = ['Caries', 'Fractured tooth', 'Gingival recession', 'Missing tooth', 'Abrasion'];
const teeth = [3, 14, 19];
const states = ['NEW', 'PROPOSED', 'ACCEPTED', 'REJECTED'];
const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Makes them by counting: each kind is there for every so many patients. */
export function ascendClinical(backstage: Backstage, places: AscendPlaces, records: AscendRecords): AscendClinical {
  const { practice, now } = backstage;
  const every = (count: number): readonly ClientRecord[] => patientsOf(practice).filter(({ key }) => key % count === 0);
  const staff = (key: number): Row | null => {
    const active = practice.providers.filter(({ isActive }) => isActive);
    const row = active[key % Math.max(1, active.length)];
    return row ? places.provider(row) : null;
  };
  const locationOf = ({ placeKey }: ClientRecord): Row | null => {
    const row = rowOf(practice.places, placeKey);
    return row && places.location(row);
  };
  const user = (key: number): Row | null => {
    const row = practice.providers[key % Math.max(1, practice.providers.length)];
    return row ? places.user(row) : null;
  };
  const entry = (kind: Parameters<typeof idOf>[0], key: number, type: string, show: () => Row): Entry => {
    const id = idOf(kind, key);
    return { id, show: () => ({ id, type, ...show() }) };
  };

  const txCase = (client: ClientRecord): Entry =>
    entry('txCase', client.key, 'TxCaseV1', () => ({
      name: 'Treatment Plan',
      status: states[client.key % states.length],
      note: null,
      expirationDate: dayText(client.updatedAt + 180 * dayMs),
      showExpirationDate: false,
      showNote: false,
      patient: () => records.patientWith(client.key),
      user: () => user(client.key),
      visits: () => [visit(client).show()],
      lastModified: instantText(client.updatedAt),
    }));
  const visit = (client: ClientRecord): Entry =>
    entry('visit', client.key, 'VisitV1', () => ({
      duration: 30 + (client.key % 3) * 15,
      sequence: 1,
      txCase: () => txCase(client).show(),
      lastModified: instantText(client.updatedAt),
    }));

  const recare = (client: ClientRecord): Entry =>
    entry('recare', client.key, 'PatientRecareV1', () => {
      const next = practice.appointments.find(
        (row) => isAppointment(row) && row.clientKey === client.key && row.start > now() && row.state !== 'cancelled',
      );
      const due = now() + ((client.key % 13) - 6) * 14 * dayMs;
      return {
        dueDate: dayText(due),
        serviceDate: dayText(due - 180 * dayMs),
        postedDate: dayText(due - 179 * dayMs),
        interval: 6,
        intervalUnit: 'MONTHS',
        status: next ? 'SCHEDULED' : due < now() ? 'OVERDUE' : 'DUE',
        patient: () => records.patientWith(client.key),
        location: () => locationOf(client),
        recareTemplate: () => places.recareTemplate(1 + (client.key % recareTemplateCount)),
        scheduledAppointment: next ? () => records.appointment(next) : null,
        user: () => user(client.key),
        lastModified: instantText(client.updatedAt),
      };
    });

  const organizationCondition = (key: number): Entry =>
    entry('organizationCondition', key, 'OrganizationConditionV1', () => ({
      description: conditions[key - 1] ?? 'Condition',
      favorite: key <= 2,
      isActive: true,
      treatmentArea: key === 3 ? 'QUADRANT' : 'TOOTH',
      snodentCode: `${String(100_000 + key * 37)}D`,
      icd10Code: `K0${String(key)}.9`,
    }));
  const patientCondition = (client: ClientRecord): Entry =>
    entry('patientCondition', client.key, 'PatientConditionV1', () => ({
      status: 'EXISTING',
      state: 'ACTIVE',
      note: null,
      serviceDate: dayText(client.createdAt),
      chartedDate: dayText(client.createdAt),
      oralCavityType: 'PERMANENT_DENTITION',
      conditionTooth: {
        toothId: String(teeth[client.key % teeth.length]),
        mesial: true,
        occlusal: true,
        distal: false,
      },
      organizationCondition: () => organizationCondition(1 + (client.key % conditions.length)).show(),
      patient: () => records.patientWith(client.key),
      provider: () => staff(client.key),
      chartedProvider: () => staff(client.key),
    }));

  const perioExam = (client: ClientRecord): Entry =>
    entry('perioExam', client.key, 'PerioExam', () => ({
      serviceDate: dayText(client.updatedAt),
      finished: client.key % 2 === 0,
      script: 'FACIAL_THEN_LINGUAL',
      skipOptions: [],
      patient: () => records.patientWith(client.key),
      provider: () => staff(client.key),
      location: () => locationOf(client),
      createdByUser: () => user(client.key),
      created: instantText(client.updatedAt),
      lastModified: instantText(client.updatedAt),
    }));
  const probe = (client: ClientRecord, index: number): Entry =>
    entry('probe', client.key * teeth.length + index, 'PerioProbe', () => ({
      tooth: teeth[index],
      toothIndex: index,
      toothSide: 'FACIAL',
      mesialPocketDepth: 2 + ((client.key + index) % 3),
      centralPocketDepth: 2,
      distalPocketDepth: 3,
      mesialBleeding: client.key % 3 === 0,
      centralBleeding: false,
      distalBleeding: false,
      mobility: null,
      skipped: null,
      perioExam: () => perioExam(client).show(),
    }));

  return {
    txCases: () => every(6).map(txCase),
    visits: () => every(6).map(visit),
    patientRecares: () => every(2).map(recare),
    organizationConditions: () => conditions.map((_, index) => organizationCondition(index + 1)),
    patientConditions: () => every(5).map(patientCondition),
    perioExams: () => every(7).map(perioExam),
    perioProbes: () => every(7).flatMap((client) => teeth.map((_, index) => probe(client, index))),
    clinicalNotes: () =>
      practice.appointments
        .filter((row) => isAppointment(row) && row.state === 'completed')
        .map((row) =>
          entry('clinicalNote', row.key, 'ClinicalNote', () => ({
            text: 'Reviewed history. No complications.',
            datedAs: wallDay(row.start, zoneOf(practice, row)),
            signedDate: row.key % 3 === 0 ? null : instantText(row.updatedAt),
            assignedTeeth: [],
            addendums: [],
            patient: () => records.patientWith(row.clientKey),
            provider: () => staff(row.providerKey ?? 0),
            lastModified: instantText(row.updatedAt),
          })),
        ),
    documents: () =>
      every(8).map((client) =>
        entry('document', client.key, 'Document', () => ({
          name: 'Consent form.pdf',
          mimeType: 'application/pdf',
          tags: ['Consent'],
          ownerType: 'PATIENT',
          ownerPatient: () => records.patientWith(client.key),
          created: instantText(client.createdAt),
        })),
      ),
  };
}
