import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { lineIdOf } from './words.ts';
import type { qminderPlaces } from './records.ts';

/** A field that a location has made up, or one of those that every location has. */
interface FieldPlan {
  readonly type: string;
  readonly title: string | null;
  readonly isMandatory?: boolean;
  readonly isDeleted?: boolean;
}

const plans: readonly FieldPlan[] = [
  { type: 'FIRST_NAME', title: null, isMandatory: true },
  { type: 'LAST_NAME', title: null },
  { type: 'PHONE_NUMBER', title: null },
  { type: 'EMAIL', title: null },
  { type: 'TEXT', title: "Pet's name", isMandatory: true },
  { type: 'SELECT', title: 'Species' },
  { type: 'TEXT', title: 'Reason for visit' },
  { type: 'NUMERIC', title: 'Weight (lb)' },
  { type: 'TEXT', title: 'Insurance number', isDeleted: true },
];
const species = ['Canine', 'Feline', 'Rabbit', 'Avian'];

function fieldIdOf(placeKey: number, index: number): string {
  return `6f1d2c0${String(placeKey)}-8a4e-4c1b-9f20-5b7d3e91a${String(100 + index)}`;
}

function optionOf(name: string): Row {
  return {
    id: `3c9e77a0-51d2-4b0e-8e44-0f6a1c2d3e${String(10 + species.indexOf(name))}`,
    title: name,
    color: '#adb5bd',
  };
}

/** The input fields of locations, and what visitors' tickets have in them. */
export function qminderFields({ practice }: Backstage, places: ReturnType<typeof qminderPlaces>) {
  function field(place: PlaceRecord, plan: FieldPlan, index: number): Row {
    const isOwn = index > 3;
    return {
      id: fieldIdOf(place.key, index),
      location: () => places.location(place),
      type: plan.type,
      mandatory: plan.isMandatory === true,
      isMandatoryBeforeAdded: plan.isMandatory === true,
      isMandatoryBeforeServed: plan.type === 'NUMERIC',
      isVisibleInWaitingDrawer: plan.type !== 'NUMERIC',
      isVisibleInServingDrawer: true,
      showInRemoteSignIn: plan.type !== 'NUMERIC',
      visibleForLines: () =>
        practice.visitTypes
          .filter(({ isBlock }) => !isBlock)
          .map(({ key }) => places.lineOf(lineIdOf(place.key, key)))
          .filter((line) => line !== null),
      title: plan.title,
      visitorFacingTitle: isOwn && plan.type === 'TEXT' ? plan.title : null,
      multiSelect: false,
      options: plan.type === 'SELECT' ? species.map((name) => ({ ...optionOf(name), translations: [] })) : [],
      constraints:
        plan.type === 'NUMERIC'
          ? {
              __typename: 'NumericFieldConstraints',
              id: `${fieldIdOf(place.key, index)}-c`,
              min: '0',
              max: '300',
              scale: 1,
            }
          : null,
      translations:
        place.key === 2 && isOwn ? [{ languageCode: 'es', title: plan.title, visitorFacingTitle: null }] : [],
      isRequiredInAppointments: plan.isMandatory === true,
      deleted: plan.isDeleted === true,
    };
  }
  function fieldsOf(place: PlaceRecord, includesDeleted: boolean): readonly Row[] {
    return plans.map((plan, index) => field(place, plan, index)).filter((row) => includesDeleted || !row['deleted']);
  }
  /** Only what was filled in; names, number and email are the ticket's own. */
  function filled(row: AppointmentRecord): readonly Row[] {
    const place = rowOf(practice.places, row.placeKey);
    const patient = rowOf(practice.patients, row.patientKey);
    if (!place) return [];
    const entry = (index: number, value: string | null, options: readonly Row[] | null = null): readonly Row[] =>
      value === null && options === null
        ? []
        : [
            {
              id: String(row.key * 10 + index),
              value,
              options,
              inputField: () => {
                const plan = plans[index];
                return plan ? field(place, plan, index) : null;
              },
            },
          ];
    const kind = patient && species.includes(patient.species) ? patient.species : null;
    return [
      ...entry(6, row.reason),
      ...entry(4, patient?.name ?? null),
      ...entry(5, null, kind === null ? null : [{ ...optionOf(kind), translations: [] }]),
      ...entry(7, row.state === 'completed' ? String(8 + (row.key % 70)) : null),
    ];
  }
  return {
    fieldsOf,
    filled,
    find: (id: string): Row | null =>
      practice.places.flatMap((place) => fieldsOf(place, true)).find((row) => row['id'] === id) ?? null,
  };
}
