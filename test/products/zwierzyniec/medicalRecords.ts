import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { type StockRecords, productCount } from './stock.ts';
import { daysAfter, isVisit, momentText, rowId, zwierzyniecIds } from './values.ts';

/** A vaccination that was given. */
export interface VaccinationRecord {
  readonly key: number;
  readonly patientKey: number;
  readonly vaccine: number;
  readonly day: string;
  readonly batch: string | null;
  readonly providerKey: number | null;
}

/** A test that was ordered. */
export interface TestRecord {
  readonly key: number;
  readonly patientKey: number;
  readonly panel: number;
  readonly laboratory: number;
  readonly status: string;
  readonly providerKey: number | null;
  readonly at: number;
}

const { of } = zwierzyniecIds;
const dayMs = 86_400_000;
const laboratories = ['Laboratorium własne', 'Wet-Lab Centralne'];
const vaccines = [
  { name: 'Rabies-V', maker: 'Biopharm', diseases: ['Wścieklizna'], days: 365 },
  { name: 'Canin DHPPi', maker: 'Biopharm', diseases: ['Nosówka', 'Parwowiroza', 'Choroba Rubartha'], days: 365 },
  { name: 'Felin RCP', maker: 'Vetimmun', diseases: ['Koci katar', 'Panleukopenia'], days: 365 },
];
const panels = [
  {
    code: 'MORF',
    name: 'Morfologia',
    parts: [
      ['WBC', 'Leukocyty', 'G/l', 6, 12],
      ['RBC', 'Erytrocyty', 'T/l', 5.5, 8],
    ],
  },
  {
    code: 'NERK',
    name: 'Profil nerkowy',
    parts: [
      ['CREA', 'Kreatynina', 'mg/dl', 0.8, 1.6],
      ['BUN', 'Mocznik', 'mg/dl', 20, 45],
    ],
  },
] as const;

/** The records of what was found and done. */
export function medicalRecords({ practice, now }: Backstage, desk: DeskRecords, stock: StockRecords) {
  const home = practice.places[0]?.zone ?? 'Europe/Warsaw';
  const today = wallDay(now(), home);
  const doctors = practice.providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
  const doctorKey = (number: number): number | null => doctors[number % doctors.length]?.key ?? null;
  const vaccinations: VaccinationRecord[] = practice.patients
    .filter(({ key }) => key % 2 === 0)
    .map(({ key, species }, index) => ({
      key: index + 1,
      patientKey: key,
      vaccine: key % 4 === 0 ? 0 : species === 'Feline' ? 2 : 1,
      day: daysAfter(today, -((key * 11) % 400) - 1),
      batch: `S${String(2400 + (key % 7))}`,
      providerKey: doctorKey(key),
    }));
  const tests: TestRecord[] = practice.patients
    .filter(({ key }) => key % 5 === 1)
    .map(({ key }, index) => ({
      key: index + 1,
      patientKey: key,
      panel: index % panels.length,
      laboratory: index % laboratories.length,
      status: index % 6 === 0 ? 'ZLECONE' : index % 6 === 1 ? 'W_TOKU' : 'GOTOWE',
      providerKey: doctorKey(key),
      at: now() - ((key * 3) % 60) * dayMs - key * 60_000,
    }));

  const patientAt = (key: number) => (): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && shown(desk.patient(row));
  };
  const doctorAt = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && shown(desk.provider(row));
  };
  const ofPatient = (key: number): Row => ({ zwierzeId: of('patient', key), zwierze: patientAt(key) });
  const vaccine = (index: number): Row => {
    const row = vaccines[index];
    return {
      id: rowId('Szczepionka', index),
      nazwa: row?.name,
      producent: row?.maker,
      choroby: row?.diseases,
      odstepDni: row?.days,
    };
  };
  const vaccination = (row: VaccinationRecord): Row => ({
    id: rowId('Szczepienie', row.key),
    dataSzczepienia: row.day,
    wazneDo: daysAfter(row.day, vaccines[row.vaccine]?.days ?? 365),
    numerSerii: row.batch,
    szczepionkaId: rowId('Szczepionka', row.vaccine),
    szczepionka: vaccine(row.vaccine),
    ...ofPatient(row.patientKey),
    lekarzId: row.providerKey === null ? null : of('provider', row.providerKey),
    lekarz: doctorAt(row.providerKey),
  });
  const laboratory = (index: number): Row => ({
    id: rowId('Laboratorium', index),
    nazwa: laboratories[index],
    zewnetrzne: index > 0,
  });
  const parameters = (index: number): readonly Row[] =>
    (panels[index]?.parts ?? []).map(([symbol, nazwa, jednostka, normaOd, normaDo], part) => ({
      id: rowId('ParametrBadania', index * 10 + part),
      symbol,
      nazwa,
      jednostka,
      normaOd,
      normaDo,
    }));
  const panel = (index: number): Row => ({
    id: rowId('PanelBadan', index),
    kod: panels[index]?.code,
    nazwa: panels[index]?.name,
    parametry: parameters(index),
  });
  const test = (row: TestRecord): Row => ({
    id: rowId('BadanieLaboratoryjne', row.key),
    numer: `LAB/${String(row.key).padStart(5, '0')}`,
    status: row.status,
    zlecono: momentText(row.at),
    panelId: rowId('PanelBadan', row.panel),
    panel: panel(row.panel),
    laboratorium: laboratory(row.laboratory),
    ...ofPatient(row.patientKey),
    lekarz: doctorAt(row.providerKey),
    wyniki: (row.status === 'GOTOWE' ? parameters(row.panel) : []).map((parametr, index) => {
      const isHigh = (row.key + index) % 5 === 0;
      const top = Number(parametr['normaDo']);
      const wartosc = isHigh ? top * 1.25 : (Number(parametr['normaOd']) + top) / 2;
      return { id: rowId('WynikBadania', row.key * 10 + index), parametr, wartosc, pozaNorma: isHigh };
    }),
  });
  const prescription = (row: AppointmentRecord): Row => ({
    id: rowId('Recepta', row.key),
    numer: `R/${String(row.key).padStart(6, '0')}`,
    dataWystawienia: wallDay(row.start, rowOf(practice.places, row.placeKey)?.zone ?? home),
    ...ofPatient(row.patientKey ?? 0),
    lekarz: doctorAt(row.providerKey),
    pozycje: [
      { produkt: () => stock.item(row.key % Math.min(3, productCount)), ilosc: 20, dawkowanie: '2 x dziennie' },
    ],
  });
  const cage = (placeKey: number, number: number): Row => ({
    id: rowId('Boks', placeKey * 10 + number),
    nazwa: `Boks ${String(number)}`,
    placowkaId: of('place', placeKey),
    placowka() {
      const place = rowOf(practice.places, placeKey);
      return place && shown(desk.place(place));
    },
  });
  const stay = ({ key }: PatientRecord): Row => {
    const from = now() - ((key * 5) % 40) * dayMs - 3_600_000;
    const placeKey = practice.places[key % practice.places.length]?.key ?? 1;
    return {
      id: rowId('Hospitalizacja', key),
      przyjeto: momentText(from),
      wypisano: from + 2 * dayMs < now() ? momentText(from + 2 * dayMs) : null,
      powod: 'Obserwacja po zabiegu',
      boks: cage(placeKey, 1 + (key % 3)),
      ...ofPatient(key),
    };
  };
  const attachment = ({ key }: PatientRecord): Row => ({
    id: rowId('Zalacznik', key),
    nazwaPliku: `rtg_${String(key).padStart(4, '0')}.jpg`,
    typMime: 'image/jpeg',
    rozmiar: 180_000 + key * 431,
    ...ofPatient(key),
    utworzono: momentText(now() - (key % 90) * dayMs),
  });
  const treated = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isVisit(row) && row.state === 'completed' && row.patientKey !== null);

  return {
    vaccinations,
    tests,
    vaccination,
    test,
    vaccinationsOf: ({ key }: PatientRecord): readonly Row[] =>
      vaccinations.filter(({ patientKey }) => patientKey === key).map(vaccination),
    weightsOf: ({ key }: PatientRecord): readonly Row[] =>
      [200, 20].map((days, index) => ({
        id: rowId('PomiarWagi', key * 10 + index),
        dataPomiaru: daysAfter(today, -days),
        wagaKg: 3 + ((key * 7) % 30) + index / 2,
      })),
    chartOf: (row: AppointmentRecord): Row | null =>
      row.state !== 'completed' || row.patientKey === null
        ? null
        : {
            id: rowId('KartaWizyty', row.key),
            wywiad: row.reason ?? 'Bez skarg.',
            badanieKliniczne: 'Stan ogólny dobry.',
            temperatura: 38.5,
            tetno: null,
            podpisana: row.key % 3 !== 0,
            rozpoznania: [{ id: rowId('Rozpoznanie', row.key), kod: 'Z00', nazwa: 'Badanie kontrolne' }],
            zalecenia: [{ id: rowId('Zalecenie', row.key), tresc: 'Kontrola za 2 tygodnie.' }],
          },
    tables: {
      Szczepionka: () => vaccines.map((_, index) => vaccine(index)),
      Szczepienie: () =>
        vaccinations.toSorted((one, other) => other.day.localeCompare(one.day) || one.key - other.key).map(vaccination),
      ProgramSzczepien: () =>
        ['Szczenię', 'Kocię'].map((nazwa, index) => ({
          id: rowId('ProgramSzczepien', index),
          nazwa,
          dawki: [8, 12, 16].map((wiekTygodnie, place) => ({
            lp: place + 1,
            wiekTygodnie,
            szczepionka: vaccine(wiekTygodnie === 16 ? 0 : index + 1),
          })),
        })),
      Laboratorium: () => laboratories.map((_, index) => laboratory(index)),
      PanelBadan: () => panels.map((_, index) => panel(index)),
      BadanieLaboratoryjne: () => tests.toSorted((one, other) => other.at - one.at).map(test),
      Recepta: () =>
        treated()
          .filter(({ key }) => key % 3 === 0)
          .map(prescription),
      Boks: () => practice.places.flatMap(({ key }) => [1, 2, 3].map((number) => cage(key, number))),
      Hospitalizacja: () => practice.patients.filter(({ key }) => key % 23 === 4).map(stay),
      Zalacznik: () => practice.patients.filter(({ key }) => key % 9 === 2).map(attachment),
    },
  };
}

/** The medical records. */
export type MedicalRecords = ReturnType<typeof medicalRecords>;
