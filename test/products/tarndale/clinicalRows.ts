import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { type TarndaleMemory, vaccineMonths } from './memory.ts';
import type { TableMakers } from './tables.ts';
import { daysAfter, idOf, idOrNull, momentIn, momentText, placeDay } from './values.ts';

const minuteMs = 60_000;
const vaccineNames = ['Core canine', 'Kennel cough', 'Feline triple', 'Leptospirosis'];
const beforeConsultations = 150_000;

/** The id of the consultation that came of an entry. */
export function consultationId({ key }: AppointmentRecord): number {
  return beforeConsultations + key;
}

/** The day until which a vaccine given on a day covers. */
function coverUntil(givenOn: string, vaccineId: number): string {
  return daysAfter(givenOn, Math.round((vaccineMonths[vaccineId - 1] ?? 12) * 30.4));
}

/** The clinical file: what was found, given, ordered and is due. */
export function clinicalMakers({ practice, now }: Backstage, memory: TarndaleMemory): TableMakers {
  /** Every completed entry with an animal. */
  const seen = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isDeleted && row.state === 'completed' && row.patientKey !== null);
  const today = (): string => placeDay(practice, null, now());
  const every = (count: number, rest = 0): readonly PatientRecord[] =>
    practice.patients.filter(({ key }) => key % count === rest);

  return {
    Consultation: () =>
      seen().map((row) => ({
        id: consultationId(row),
        animalId: idOrNull('patient', row.patientKey),
        diaryEntryId: idOf('appointment', row.key),
        operatorId: idOrNull('provider', row.providerKey),
        centreId: idOf('place', row.placeKey),
        consultedAt: momentIn(row.start + 5 * minuteMs, zoneOf(practice, row)),
        history: row.reason,
        findings: row.key % 3 === 0 ? 'Bright, alert, responsive.' : null,
        assessment: row.key % 2 === 0 ? 'No abnormalities.' : null,
        plan: row.key % 4 === 0 ? 'Recheck in two weeks.' : null,
        isLocked: row.start < now() - 24 * 60 * minuteMs,
      })),
    WeighIn: () => memory.weighIns.map(({ patientKey, ...row }) => ({ ...row, animalId: idOf('patient', patientKey) })),
    Vaccine: () =>
      vaccineNames.map((name, index) => ({
        id: index + 1,
        name,
        manufacturer: ['Zealand Biologics', 'Southern Animal Health'][index % 2],
        monthsOfCover: vaccineMonths[index],
        speciesId: memory.speciesNames.indexOf(index === 2 ? 'Feline' : 'Canine') + 1,
      })),
    Vaccination: () =>
      memory.vaccinations.map(({ patientKey, providerKey, ...row }) => ({
        ...row,
        animalId: idOf('patient', patientKey),
        operatorId: idOrNull('provider', providerKey),
        coverUntil: coverUntil(row.givenOn, row.vaccineId),
      })),
    RecallType: () =>
      ['Vaccination due', 'Dental check', 'Worming'].map((name, index) => ({
        id: index + 1,
        name,
        leadDays: 14 + index * 7,
        messageTemplateId: index === 2 ? null : index + 1,
      })),
    Recall: () =>
      memory.vaccinations.flatMap(({ id, patientKey, givenOn, vaccineId }) => {
        const patient = rowOf(practice.patients, patientKey);
        if (!patient || patient.isDeceased || patient.clientKey === null) return [];
        const dueOn = coverUntil(givenOn, vaccineId);
        const sentAt = Date.parse(`${daysAfter(dueOn, -14)}T09:00:00Z`);
        const isSent = sentAt <= now();
        const isLapsed = dueOn < daysAfter(today(), -30);
        return {
          id,
          animalId: idOf('patient', patientKey),
          recallTypeId: 1,
          dueOn,
          outcome: isLapsed ? 'LAPSED' : isSent ? 'SENT' : 'PENDING',
          lastSentAt: isSent ? momentText(sentAt) : null,
        };
      }),
    Script: () =>
      seen()
        .filter(({ key }) => key % 3 === 0)
        .map((row) => ({
          id: row.key,
          consultationId: consultationId(row),
          animalId: idOrNull('patient', row.patientKey),
          stockItemId: 4 + (row.key % 2),
          directions: 'One tablet twice a day with food.',
          quantity: 10 + (row.key % 3) * 10,
          repeatsLeft: row.key % 3,
          writtenOn: placeDay(practice, row.placeKey, row.start),
        })),
    Laboratory: () => [
      { id: 1, name: 'In-house analyser', phone: null, isInHouse: true },
      { id: 2, name: 'Gribbles & Sons', phone: '06 555 0140', isInHouse: false },
    ],
    LabRequest: () =>
      seen()
        .filter(({ key }) => key % 5 === 0)
        .map((row) => ({
          id: row.key,
          consultationId: consultationId(row),
          animalId: idOrNull('patient', row.patientKey),
          laboratoryId: 1 + (row.key % 2),
          panel: row.key % 2 === 0 ? 'Haematology' : 'Biochemistry',
          stage: row.key % 3 === 0 ? 'REQUESTED' : 'RESULTED',
          requestedAt: momentText(row.start + 20 * minuteMs),
          results: () => (row.key % 3 === 0 ? [] : resultsOf(row.key)),
        })),
    HospitalBay: () =>
      practice.places.flatMap(({ key }) =>
        ['Ward 1', 'Ward 2', 'Isolation'].map((caption, index) => ({
          id: key * 10 + index + 1,
          centreId: idOf('place', key),
          caption,
          isIsolation: index === 2,
        })),
      ),
    Admission: () =>
      practice.appointments
        .filter((row) => !row.isDeleted && row.patientKey !== null && row.key % 4 === 0)
        .filter(({ state }) => state === 'completed' || state === 'inProgress' || state === 'ready')
        .map((row) => ({
          id: row.key,
          animalId: idOrNull('patient', row.patientKey),
          hospitalBayId: row.placeKey * 10 + 1 + (row.key % 3),
          operatorId: idOrNull('provider', row.providerKey),
          admittedAt: momentIn(row.start, zoneOf(practice, row)),
          dischargedAt: row.state === 'completed' ? momentIn(row.start + 300 * minuteMs, zoneOf(practice, row)) : null,
          instructions: row.key % 8 === 0 ? 'Nil by mouth.' : null,
        })),
    Insurer: () =>
      ['Southern Pet Cover', 'PawGuard'].map((name, index) => ({
        id: index + 1,
        name,
        claimsEmail: `claims${String(index + 1)}@example.test`,
      })),
    InsurancePolicy: () =>
      every(6).map(({ key }) => ({
        id: key,
        animalId: idOf('patient', key),
        insurerId: 1 + (key % 2),
        policyNumber: `SP-${String(88_000 + key)}`,
        expiresOn: daysAfter(today(), ((key * 11) % 360) + 1),
      })),
    Document: () =>
      every(10, 3).map((row) => ({
        id: row.key,
        animalId: idOf('patient', row.key),
        fileName: `radiograph-${String(row.key)}.jpg`,
        contentType: 'image/jpeg',
        sizeBytes: 240_000 + row.key * 311,
        uploadedAt: momentText(row.updatedAt),
      })),
    Quote: () =>
      every(12, 5).map(({ key }) => ({
        id: key,
        animalId: idOf('patient', key),
        title: key % 2 === 0 ? 'Dental under anaesthetic' : 'Cruciate repair',
        lowAmount: 400 + key,
        highAmount: 650 + key * 2,
        standing: ['DRAFT', 'PRESENTED', 'ACCEPTED', 'DECLINED'][key % 4],
        validUntil: daysAfter(today(), 30 - (key % 60)),
      })),
  };
}

function resultsOf(request: number): readonly object[] {
  return ['PCV', 'ALT', 'Creatinine'].map((analyte, index) => ({
    id: request * 10 + index,
    labRequestId: request,
    analyte,
    reading: 30 + ((request * 7 + index * 13) % 40),
    unit: ['%', 'U/L', 'µmol/L'][index],
    isOutOfRange: (request + index) % 4 === 0,
  }));
}
