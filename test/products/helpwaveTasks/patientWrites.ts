import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { dayIn } from './engine.ts';
import { allow, checkDigest, done, idsIn, type Mutations, note, propertiesIn, refuse, textIn } from './given.ts';
import { forbid, type HelpwaveRows, type Patient } from './rows.ts';
import { helpwaveIds, type HelpwaveStore, type PatientDetails } from './store.ts';

interface DataArgs {
  readonly data: Row;
}

interface IdArgs {
  readonly id: string;
}

const positions = ['HOSPITAL', 'PRACTICE', 'CLINIC', 'WARD', 'BED', 'ROOM'];
const groups = ['CLINIC', 'TEAM', 'PRACTICE', 'HOSPITAL'];

/** The mutations of patients. A new one waits, unless it is said otherwise. */
export function patientWrites(backstage: Backstage, store: HelpwaveStore, rows: HelpwaveRows): Mutations {
  const { practice, now } = backstage;
  const kindOf = (id: string): string => rows.nodeById(id)?.kind ?? '';
  const enter = (ids: readonly string[]): void => {
    if (!ids.every(rows.mayEnter)) forbid();
  };
  const clinicIn = (id: string): string => {
    enter([id]);
    if (kindOf(id) === 'CLINIC') return id;
    throw new GraphQLError(`clinic_id must be a location of kind CLINIC, but got ${kindOf(id)}`);
  };
  const positionIn = (id: string): string => {
    enter([id]);
    if (positions.includes(kindOf(id))) return id;
    const kinds = 'HOSPITAL, PRACTICE, CLINIC, WARD, BED, or ROOM';
    throw new GraphQLError(`position_id must be a location of kind ${kinds}, but got ${kindOf(id)}`);
  };
  const teamsIn = (ids: readonly string[]): readonly string[] => {
    enter(ids);
    const wrong = ids.find((id) => !groups.includes(kindOf(id)));
    if (wrong === undefined) return ids;
    const kinds = 'CLINIC, TEAM, PRACTICE, or HOSPITAL';
    throw new GraphQLError(`team_ids must be a location of kind ${kinds}, but got ${kindOf(wrong)}`);
  };
  const assignedIn = (data: Row): readonly string[] | undefined => {
    const one = textIn(data['assignedLocationId']);
    const ids = idsIn(data['assignedLocationIds']) ?? (one === null ? null : [one]);
    enter(ids ?? []);
    return ids ?? undefined;
  };
  const keep = (key: number, details: Readonly<Partial<PatientDetails>>): void => {
    store.details.set(key, { ...store.details.get(key), ...details });
  };
  /** What the practice knows of it too: whether someone is there, where, and what is to be said. */
  const mirror = (key: number, state: string | null, clinicId: string | null, data: Row): void => {
    const placeKey = clinicId === null ? null : helpwaveIds.key('place', clinicId);
    const change = {
      givenName: textIn(data['firstname']) ?? undefined,
      familyName: textIn(data['lastname']) ?? undefined,
      note: textIn(data['description']) ?? undefined,
      isActive: state === null ? undefined : state === 'ADMITTED',
      placeKey: placeKey ?? undefined,
    };
    done(backstage, () => changeClient(practice, key, change, now()));
  };
  const found = (id: string): Patient => {
    allow(backstage);
    const patient = rows.patientById(id);
    if (!patient) throw new GraphQLError('Patient not found');
    if (!rows.maySee(patient)) forbid();
    return patient;
  };
  const answer = (key: number, activity: string): Row => {
    const patient = rows.patientByKey(key);
    if (!patient) throw new GraphQLError('Patient not found');
    note(store, now(), patient.id, activity);
    return rows.showPatient(patient);
  };
  const stateWrite = (state: string, activity: string) => {
    return ({ id }: IdArgs): Row => {
      const patient = found(id);
      const stateUpdatedAt = patient.state === state ? patient.stateUpdatedAt : now();
      mirror(patient.key, state, null, {});
      keep(patient.key, { state, stateUpdatedAt, updatedAt: now() });
      return answer(patient.key, activity);
    };
  };

  return {
    createPatient({ data }: DataArgs): Row {
      const clinicId = clinicIn(textOf(data['clinicId']));
      const position = textIn(data['positionId']);
      const positionId = position ? positionIn(position) : null;
      const teamIds = teamsIn(idsIn(data['teamIds']) ?? []);
      const assignedLocationIds = assignedIn(data) ?? [];
      const birthdate = dayIn(data['birthdate']);
      const state = textIn(data['state']) ?? 'WAIT';
      const names = { givenName: textIn(data['firstname']), familyName: textIn(data['lastname']) };
      const { key } = done(backstage, () => registerClient(practice, names, now()));
      mirror(key, state, clinicId, data);
      keep(key, {
        birthdate,
        sex: textOf(data['sex']),
        state,
        clinicId,
        positionId,
        teamIds,
        assignedLocationId: textIn(data['assignedLocationId']),
        assignedLocationIds,
        properties: propertiesIn(helpwaveIds.of('client', key), data['properties']) ?? [],
        updatedAt: now(),
        stateUpdatedAt: now(),
        clinicUpdatedAt: now(),
        positionUpdatedAt: positionId === null ? null : now(),
      });
      return answer(key, 'create_patient');
    },
    updatePatient({ id, data }: IdArgs & DataArgs): Row {
      const patient = found(id);
      checkDigest(data['checksum'], rows.patientChecksum(patient), 'Patient');
      const clinic = textIn(data['clinicId']);
      const clinicId = clinic === null ? patient.clinicId : clinicIn(clinic);
      // A position and teams can be taken away; what is not said of them stays.
      const position = textIn(data['positionId']);
      const keepsPosition = data['positionId'] === undefined;
      const changed = position === null ? null : positionIn(position);
      const positionId = keepsPosition ? patient.positionId : changed;
      const teamIds = data['teamIds'] === undefined ? patient.teamIds : teamsIn(idsIn(data['teamIds']) ?? []);
      const birthdate = (data['birthdate'] ?? null) === null ? patient.birthdate : dayIn(data['birthdate']);
      const assignedLocationIds = assignedIn(data) ?? patient.assignedLocationIds;
      mirror(patient.key, null, clinic, data);
      keep(patient.key, {
        birthdate,
        sex: textIn(data['sex']) ?? patient.sex,
        clinicId,
        positionId,
        teamIds,
        assignedLocationIds,
        properties: propertiesIn(patient.id, data['properties']) ?? patient.properties,
        updatedAt: now(),
        clinicUpdatedAt: clinicId === patient.clinicId ? patient.clinicUpdatedAt : now(),
        positionUpdatedAt: positionId === patient.positionId ? patient.positionUpdatedAt : now(),
      });
      return answer(patient.key, 'update_patient');
    },
    deletePatient({ id }: IdArgs): boolean {
      allow(backstage);
      const patient = rows.patientById(id);
      if (!patient || patient.isDeleted) return false;
      if (!rows.maySee(patient)) forbid();
      done(backstage, () => changeClient(practice, patient.key, { isDeleted: true }, now()));
      note(store, now(), id, 'delete_patient');
      return true;
    },
    clearPatientProperty(args: {
      readonly propertyDefinitionId: string;
      readonly patientIds: readonly string[];
    }): number {
      allow(backstage);
      const ids = [...new Set(args.patientIds)];
      const patients = ids.map(rows.patientById).filter((patient) => patient !== null && !patient.isDeleted);
      if (patients.length < ids.length) refuse('One or more patients were not found.');
      let cleared = 0;
      for (const patient of patients) {
        if (!patient) continue;
        const left = patient.properties.filter(({ definitionId }) => definitionId !== args.propertyDefinitionId);
        cleared += patient.properties.length - left.length;
        keep(patient.key, { properties: left });
      }
      return cleared;
    },
    admitPatient: stateWrite('ADMITTED', 'admit_patient'),
    dischargePatient: stateWrite('DISCHARGED', 'discharge_patient'),
    markPatientDead: stateWrite('DEAD', 'mark_patient_dead'),
    waitPatient: stateWrite('WAIT', 'wait_patient'),
  };
}
