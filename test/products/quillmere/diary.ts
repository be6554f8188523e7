import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dayOf, type Records } from './records.ts';
import {
  dayArgument,
  type DaysArgs,
  daysArgument,
  fault,
  isAttendance,
  laterDay,
  quillmereIds,
  stages,
  utc,
} from './words.ts';

interface DiaryArgs extends DaysArgs {
  readonly hospitalId: string;
  readonly clinicianId?: string | null;
  readonly stages?: readonly string[] | null;
}

interface OpeningsArgs {
  readonly hospitalId: string;
  readonly kindId: string;
  readonly day: string;
  readonly clinicianId?: string | null;
}

const { key } = quillmereIds;
const minuteMs = 60_000;

/** The queries of team diary: each is of one hospital, whose clocks say what a day is. */
export function diaryReads(backstage: Backstage, records: Records): Readonly<Record<string, unknown>> {
  const { practice } = backstage;
  const hospitalWith = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', id));
    if (!place) throw fault('diary', 'HOSPITAL_NOT_FOUND', `No hospital has the id ${id}`);
    return place;
  };
  const entries = (args: DaysArgs & { readonly hospitalId: string }): readonly AppointmentRecord[] => {
    const place = hospitalWith(args.hospitalId);
    const { from, to } = daysArgument('diary', args);
    return practice.appointments
      .filter((row) => {
        const day = row.placeKey === place.key && !row.isDeleted ? dayOf(practice, row) : '';
        return day >= from && day <= to;
      })
      .toSorted(byStart);
  };

  return {
    consultKinds: ({ offeredOnline }: { readonly offeredOnline?: boolean | null }) =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(records.consultKind)
        .filter(
          (row) => offeredOnline === null || offeredOnline === undefined || row['offeredOnline'] === offeredOnline,
        ),
    attendances(args: DiaryArgs) {
      const clinician = args.clinicianId ? key('provider', args.clinicianId) : null;
      return entries(args)
        .filter(
          (row) =>
            isAttendance(row) &&
            (!args.clinicianId || (clinician !== null && row.providerKey === clinician)) &&
            (!args.stages || args.stages.includes(stages[row.state])),
        )
        .map(records.attendance);
    },
    attendance({ id }: { readonly id: string }) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isAttendance(row) ? records.attendance(row) : null;
    },
    diaryHolds: (args: DiaryArgs) =>
      entries(args)
        .filter(({ isBlock }) => isBlock)
        .map(records.hold),
    openings({ hospitalId, kindId, day, clinicianId }: OpeningsArgs): readonly Row[] {
      const place = hospitalWith(hospitalId);
      const kind = rowOf(practice.visitTypes, key('visitType', kindId));
      if (!kind || kind.isBlock) throw fault('diary', 'KIND_NOT_FOUND', `No consult kind has the id ${kindId}`);
      const providerKey = clinicianId ? (key('provider', clinicianId) ?? 0) : null;
      const days = [dayArgument('diary', day)];
      return openingsOf(backstage, { placeKey: place.key, typeKey: kind.key, providerKey, days })
        .filter(({ taken }) => !taken)
        .map((row) => ({
          clinician: () => records.estate.colleagueOf(row.providerKey),
          startsAt: utc(row.start),
          endsAt: utc(row.start + row.minutes * minuteMs),
        }));
    },
    rota(args: DiaryArgs) {
      const place = hospitalWith(args.hospitalId);
      const { from, to } = daysArgument('diary', args);
      const length = (Date.parse(to) - Date.parse(from)) / (24 * 60 * minuteMs) + 1;
      return records.estate.shifts(
        place,
        Array.from({ length }, (_, index) => laterDay(from, index)),
      );
    },
  };
}
