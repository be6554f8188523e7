import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idKey, idText } from './ids.ts';
import {
  checkedWindow,
  connection,
  type DateWindow,
  fitsId,
  fitsText,
  type IdMatch,
  type PageArgs,
  type TextMatch,
} from './lists.ts';
import type { Loaders, Shown } from './parts.ts';
import { attendedState, badArgument, durationText, endOf, stageWords, zonedText, zoneOfPlace } from './values.ts';

interface WindowArgs {
  readonly window: DateWindow;
  readonly siteId?: string | null;
}

interface OpeningArgs extends WindowArgs {
  readonly siteId: string;
  readonly consultTypeId: string;
  readonly ledById?: string | null;
}

interface MemberArgs {
  readonly where?: {
    readonly name?: TextMatch | null;
    readonly siteId?: IdMatch | null;
    readonly profession?: readonly string[] | null;
  } | null;
  readonly includeLeavers: boolean;
}

interface VisitArgs extends WindowArgs, PageArgs {
  readonly stage?: readonly string[] | null;
}

const { of, key } = currawongIds;
const dayMs = 86_400_000;
const purposes = ['Booster', 'Worming', 'Dental check'] as const;
const longStay = 60;

/** The roster, the estate, the team, and what is clinical. */
export function currawongBackOffice(
  backstage: Backstage,
  shown: Shown,
): { readonly roots: Row; readonly loaders: Loaders } {
  const { practice, cap, now } = backstage;
  const { places, people, diary } = shown;
  const dayOf = (row: AppointmentRecord): string => wallDay(row.start, zoneOfPlace(practice, row.placeKey));
  const isIn = (row: AppointmentRecord, { window, siteId }: WindowArgs): boolean => {
    const { from, to } = checkedWindow(window);
    return dayOf(row) >= from && dayOf(row) <= to && (!siteId || of('place', row.placeKey) === siteId);
  };
  const keyIn = (kind: 'place' | 'visitType' | 'provider', id: string): number => {
    const found = key(kind, id);
    if (found === null) throw badArgument(`Nothing has the id ${id}`);
    return found;
  };
  const visitOf = (number: number): Row | null => {
    const row = rowOf(practice.appointments, number);
    return row && diary.isVisit(row) ? diary.visit(row) : null;
  };

  const stays = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => diary.isVisit(row) && row.minutes >= longStay && row.patientKey !== null);
  const admission = (row: AppointmentRecord): Row => ({
    __typename: 'Admission',
    id: idText('Admission', row.key),
    visit: () => diary.visit(row),
    animal: () => people.animalOf(row.patientKey),
    ward: row.key % 2 === 0 ? 'Cats' : 'Dogs',
    admitted: zonedText(row.start, zoneOfPlace(practice, row.placeKey)),
    discharged: row.state === 'completed' ? zonedText(endOf(row), zoneOfPlace(practice, row.placeKey)) : null,
  });
  const recallOf = (number: number): Row | null => {
    const patient = rowOf(practice.patients, number);
    if (!patient || patient.isDeceased || patient.clientKey === null || number % 4 !== 1) return null;
    const due = now() + (((number * 11) % 70) - 15) * dayMs;
    return {
      __typename: 'Recall',
      id: idText('Recall', number),
      animal: () => people.animal(patient),
      purpose: purposes[number % purposes.length],
      dueOn: new Date(due).toISOString().slice(0, 10),
      sentAt: due < now() ? new Date(due - 14 * dayMs).toISOString() : null,
    };
  };

  const shifts = ({ window, siteId }: WindowArgs): readonly Row[] => {
    const { from, to } = checkedWindow(window);
    // There are no shifts on a Sunday.
    const days = daysBetween(from, to).filter((day) => new Date(day).getUTCDay() !== 0);
    return days.flatMap((day) =>
      practice.places
        .filter((place) => !siteId || of('place', place.key) === siteId)
        .flatMap((place) =>
          practice.providers
            .filter((person) => person.isActive && person.placeKeys.includes(place.key))
            .map((person) => ({
              member: places.member(person),
              site: places.site(place),
              kind: (new Date(day).getUTCDate() + person.key) % 6 === 0 ? 'ON_CALL' : 'DAY',
              starts: zonedText(instantOfWall(`${day}T08:00:00`, place.zone), place.zone),
              ends: zonedText(instantOfWall(`${day}T18:00:00`, place.zone), place.zone),
            })),
        ),
    );
  };

  const roots = {
    roster: {
      openings({ siteId, consultTypeId, window, ledById }: OpeningArgs) {
        const { from, to } = checkedWindow(window);
        const request = {
          placeKey: keyIn('place', siteId),
          typeKey: keyIn('visitType', consultTypeId),
          providerKey: ledById ? keyIn('provider', ledById) : null,
          days: daysBetween(from, to),
        };
        return openingsOf(backstage, request)
          .filter(({ taken }) => !taken)
          .map(({ start, minutes, placeKey, providerKey }) => ({
            site: places.siteOf(placeKey),
            ledBy: places.memberOf(providerKey),
            starts: zonedText(start, zoneOfPlace(practice, placeKey)),
            ends: zonedText(start + minutes * 60_000, zoneOfPlace(practice, placeKey)),
            duration: durationText(minutes),
          }));
      },
      shifts,
      blocks: (args: WindowArgs) =>
        practice.appointments
          .filter((row) => row.isBlock && !row.isDeleted && isIn(row, args))
          .toSorted(byStart)
          .map(diary.block),
    },
    estate: {
      site: ({ id }: { readonly id: string }) => places.siteOf(key('place', id)),
      // None is closed.
      sites: () => practice.places.map(places.site),
      departments: ({ siteId }: { readonly siteId: string }) =>
        places.departmentKeysOf(keyIn('place', siteId)).map(places.departmentOf),
      rooms: ({ siteId }: { readonly siteId: string }) => places.roomKeysOf(keyIn('place', siteId)).map(places.roomOf),
    },
    team: {
      member: ({ id }: { readonly id: string }) => places.memberOf(key('provider', id)),
      members({ where, includeLeavers }: MemberArgs) {
        return practice.providers
          .filter(({ isActive }) => includeLeavers || isActive)
          .filter((person) => fitsText(where?.name, [fullNameOf(person), person.familyName]))
          .filter(
            ({ placeKeys }) => !where?.siteId || placeKeys.some((place) => fitsId(where.siteId, of('place', place))),
          )
          .map(places.member)
          .filter((row) => !where?.profession || where.profession.includes(String(row['profession'])));
      },
      careTeams: ({ siteId }: { readonly siteId?: string | null }) =>
        practice.places.filter((place) => !siteId || of('place', place.key) === siteId).map(places.careTeam),
    },
    clinical: {
      visit: ({ id }: { readonly id: string }) => visitOf(idKey('Visit', id) ?? -1),
      visits({ stage, ...args }: VisitArgs) {
        const rows = practice.appointments
          .filter((row) => diary.isVisit(row) && isIn(row, args))
          .filter((row) => !stage || stage.includes(stageWords[attendedState(row) ?? 'arrived']))
          .toSorted((one, other) => byStart(other, one));
        return connection(rows, args, cap, diary.visit);
      },
      whiteboard: ({ siteId }: { readonly siteId: string }) =>
        practice.appointments
          .filter((row) => diary.isVisit(row) && row.state !== 'completed' && row.placeKey === keyIn('place', siteId))
          .toSorted(byStart)
          .map(diary.visit),
      admissions: ({
        siteId,
        includeDischarged,
      }: {
        readonly siteId?: string | null;
        readonly includeDischarged: boolean;
      }) =>
        stays()
          .filter((row) => !siteId || of('place', row.placeKey) === siteId)
          .filter(({ state }) => includeDischarged || state !== 'completed')
          .map(admission),
      recalls({ due }: { readonly due?: DateWindow | null }) {
        const window = due ? checkedWindow(due) : null;
        return practice.patients
          .map(({ key: number }) => recallOf(number))
          .filter((row) => row !== null)
          .filter(
            (row) => window === null || (String(row['dueOn']) >= window.from && String(row['dueOn']) <= window.to),
          )
          .toSorted((one, other) => String(one['dueOn']).localeCompare(String(other['dueOn'])));
      },
    },
  };
  const stayOf = (number: number): Row | null => {
    const row = stays().find((each) => each.key === number);
    return row ? admission(row) : null;
  };
  return { roots, loaders: { Visit: visitOf, Recall: recallOf, Admission: stayOf } };
}
