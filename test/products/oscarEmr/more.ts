import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { formattedName, type OscarMemory } from './records.ts';
import { activeClients, codeOf, dateTimeText, dayText, isInBook, oscarIds } from './values.ts';

type PageOf = (rows: readonly Row[], args: Row, make: (row: Row) => Row) => Row;
interface DemographicArgs {
  readonly demographicNo: number;
}

const weekMs = 7 * 86_400_000;
const tasks = ['Call with results', 'Book ultrasound', 'Renew prescription', 'Ask for records'];
const drugs = [
  ['Amoxil', 'AMOXICILLIN 500MG', '1 cap three times a day'],
  ['Lipitor', 'ATORVASTATIN 20MG', '1 tab at bedtime'],
  ['Synthroid', 'LEVOTHYROXINE 50MCG', '1 tab daily'],
] as const;
const vaccines = ['Flu', 'Td', 'Pneu-C', 'COVID-19'];
const reasons = ['Others', 'Follow-Up', 'Phone Call', 'Physical', 'Procedure'];
const statusNames: Readonly<Record<string, string>> = { A: 'Active', C: 'Complete', D: 'Deleted' };

const specialists: readonly Row[] = [
  ['Hana', 'Sato', 'Cardiology', '12 Hill Road'],
  ['Piotr', 'Nowak', 'Dermatology', '3 Bay Street'],
  ['Ngozi', 'Eze', 'Orthopedics', '77 Lake Avenue'],
].map(([firstName, lastName, specialtyType, streetAddress], index) => ({
  id: index + 1,
  firstName,
  lastName,
  professionalLetters: 'MD',
  streetAddress,
  phoneNumber: `+1 207 555 03${String(10 + index)}`,
  faxNumber: '',
  emailAddress: `specialist${String(index + 1)}@example.test`,
  specialtyType,
  referralNo: `0${String(31_000 + index)}`,
}));

/** The chart, tasks and lists of the installation. */
export function oscarMore({ practice, now }: Backstage, memory: OscarMemory) {
  const no = ({ key }: ClientRecord): number => Number(oscarIds.of('client', key));
  const providerNo = (key: number): string => oscarIds.of('provider', 1 + (key % 4));
  const nameOf = (id: unknown): string => {
    const row = rowOf(practice.providers, oscarIds.key('provider', String(id)));
    return row ? formattedName(row) : '';
  };
  const some = (nth: number): readonly ClientRecord[] =>
    activeClients(practice).filter(({ key }) => key <= 120 && key % nth === 0);
  /** Rows of whoever has a number, made from every so manyth patient. */
  const about =
    (nth: number, make: (client: ClientRecord) => Row) =>
    ({ demographicNo }: DemographicArgs): readonly Row[] =>
      some(nth)
        .filter((client) => no(client) === demographicNo)
        .map((client) => ({ ...make(client), demographicNo }));

  memory.ticklers.push(
    ...some(8).map(({ key }, index) => ({
      id: index + 1,
      demographicKey: key,
      message: tasks[index % tasks.length],
      status: index % 4 === 3 ? 'C' : 'A',
      priority: ['Normal', 'High', 'Low'][index % 3],
      serviceDate: dayText(now() + (index - 5) * 86_400_000),
      updateDate: dateTimeText(now() - (index + 1) * 3_600_000),
      creator: oscarIds.of('provider', 5),
      taskAssignedTo: providerNo(key),
      programId: 10_034,
    })),
  );
  const tickler = (row: Row): Row => {
    const key = Number(row['demographicKey']);
    const client = rowOf(practice.clients, key);
    return {
      ...row,
      demographicNo: Number(oscarIds.of('client', key)),
      demographicName: client ? formattedName(client) : '',
      statusName: statusNames[String(row['status'])] ?? null,
      creatorName: nameOf(row['creator']),
      taskAssignedToName: nameOf(row['taskAssignedTo']),
    };
  };
  const consultations = some(10).map((client) => ({
    id: 700 + client.key,
    demographicNo: no(client),
    referralDate: dayText(now() - client.key * 86_400_000),
    serviceId: 50 + (client.key % 3),
    specialistId: 1 + (client.key % 3),
    specialist: specialists[client.key % 3],
    reasonForReferral: 'Opinion and management',
    clinicalInfo: '',
    status: String(1 + (client.key % 4)),
    urgency: '2',
    appointmentDate: null,
    appointmentTime: null,
    providerNo: providerNo(client.key),
  }));

  const clinic: Row = {
    id: 1,
    clinicName: practice.organization.name,
    clinicAddress: '18 Harbor Street',
    clinicCity: 'Portland',
    clinicProvince: 'ME',
    clinicPostal: '04101',
    clinicPhone: '+1 207 555 0100',
    clinicFax: '',
    clinicLocationCode: '',
    status: 'A',
  };

  const roots = (pageOf: PageOf): object => ({
    appointmentReasons: reasons.map((label, index) => ({
      id: index === 0 ? 17 : 17 + index,
      lookupListId: 4,
      value: label.toLowerCase(),
      label,
      displayOrder: index,
      active: true,
    })),
    scheduleTemplateCodes: [
      ['1', '15 Minute Appointment', '15', '#BFEFFF'],
      ['2', '30 Minute Appointment', '30', '#BBFFBB'],
      ['L', 'Lunch', '', '#FFFFFF'],
    ].map(([code, description, duration, color], index) => ({
      id: index + 1,
      code,
      description,
      duration,
      color,
      confirm: 'No',
      bookinglimit: 1,
    })),
    ticklers(args: Row & { readonly filter?: Row | null }): Row {
      const wanted = Object.entries(args.filter ?? {}).filter(([, value]) => value !== null && value !== undefined);
      const rows = memory.ticklers.map(tickler);
      return pageOf(
        rows.filter((row) => wanted.every(([field, value]) => row[field] === value)),
        args,
        (row) => row,
      );
    },
    messages: ({ limit }: { readonly limit?: number | null }): readonly Row[] =>
      ['Fridge is fixed', 'New flu clinic hours', 'Fax queue']
        .map((subject, index) => ({
          id: 90 - index,
          subject,
          fromName: fullNameOf(practice.providers[4 + (index % 2)] ?? { givenName: null, familyName: 'System' }),
          date: dateTimeText(now() - index * weekMs),
          status: index === 0 ? 'new' : 'read',
          demographicNo: null,
        }))
        .slice(0, Math.max(0, limit ?? 20)),
    allergies: about(6, ({ key, createdAt }) => ({
      id: key,
      description: ['PENICILLINS', 'LATEX', 'PEANUTS'][key % 3],
      reaction: 'Hives',
      entryDate: dayText(createdAt),
      startDate: null,
      severityOfReaction: String(1 + (key % 3)),
      onsetOfReaction: '1',
      archived: false,
    })),
    drugs: about(5, ({ key }) => {
      const [brandName, genericName, instructions] = drugs[key % drugs.length] ?? drugs[0];
      const rxDate = now() - (key % 10) * weekMs;
      return {
        drugId: 3000 + key,
        providerNo: providerNo(key),
        brandName,
        genericName,
        instructions,
        takeMin: 1,
        takeMax: 1,
        frequency: 'OD',
        rxDate: dayText(rxDate),
        endDate: dayText(rxDate + 12 * weekMs),
        repeats: key % 3,
        longTerm: key % 2 === 0,
        archived: false,
      };
    }),
    preventions: about(3, ({ key }) => ({
      id: 200 + key,
      preventionType: vaccines[key % vaccines.length],
      preventionDate: dayText(now() - key * weekMs),
      nextDate: null,
      providerNo: providerNo(key),
      refused: key % 12 === 0,
      deleted: false,
    })),
    measurements: about(4, ({ key }) => ({
      id: 900 + key,
      type: 'BP',
      dataField: `${String(110 + (key % 30))}/${String(65 + (key % 20))}`,
      measuringInstruction: 'sitting position',
      comments: '',
      dateObserved: dateTimeText(now() - key * weekMs),
      providerNo: providerNo(key),
    })),
    notes: about(2, ({ key }) => ({
      noteId: 6000 + key,
      note: '[Follow up] Feels well. Continue.',
      isSigned: key % 4 === 0,
      observationDate: dateTimeText(now() - key * weekMs),
      providerNo: providerNo(key),
      providerName: nameOf(providerNo(key)),
      encounterType: 'face to face encounter with client',
      archived: false,
    })),
    consultationRequests(args: Row): Row {
      const wanted = args['demographicNo'] ?? null;
      return pageOf(
        consultations.filter(({ demographicNo }) => wanted === null || demographicNo === wanted),
        args,
        (row) => row,
      );
    },
    professionalSpecialists: specialists,
    pharmacies: [
      ['Old Port Pharmacy', '5 Exchange Street', 'Portland'],
      ['Mill Road Drugs', '90 Mill Road', 'Portland'],
    ].map(([name, address, city], index) => ({
      id: index + 1,
      name,
      address,
      city,
      province: 'ME',
      postalCode: '04101',
      phone1: `+1 207 555 04${String(10 + index)}`,
      fax: '',
      email: '',
      status: '1',
    })),
    programs: [
      { id: 10_034, name: 'OSCAR', type: 'Bed', description: '', maxAllowed: 99_999, programStatus: 'active' },
      { id: 10_035, name: 'Flu clinic', type: 'Service', description: '', maxAllowed: 200, programStatus: 'inactive' },
    ],
    waitingLists: [
      {
        id: 1,
        name: 'Annual physical',
        groupNo: '.default',
        providerNo: providerNo(0),
        createDate: null,
        isHistory: 'N',
      },
    ],
    billingDetails({ demographicNo }: DemographicArgs): readonly Row[] {
      const key = oscarIds.key('client', demographicNo);
      return practice.appointments
        .filter((row) => isInBook(row) && row.clientKey === key && codeOf(row).startsWith('B'))
        .map((row) => ({
          id: 8000 + row.key,
          appointmentNo: Number(oscarIds.of('appointment', row.key)),
          demographicNo,
          status: 'O',
          billingDate: dayText(row.start),
          total: '36.85',
          payProgram: 'HCP',
        }));
    },
  });
  return { clinic, roots };
}
