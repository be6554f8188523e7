import { describe, expect, it } from 'vitest';
import { changeClient, seen } from '../../support/core/askClients.ts';
import { openLossyTransport, openCoreOver, findFullClient } from '../../support/service/lossyTransport.ts';
import type { TestCore } from '../../support/core/memoryCore.ts';

describe('a change of a patient', () => {
  async function patientOf(core: TestCore) {
    const card = await findFullClient(core);
    const patient = card.patients?.[0];
    if (!patient) throw new Error('There is no animal.');
    return patient;
  }

  it('is what was said, and takes away what is emptied', async () => {
    const core = await openCoreOver();
    const patient = await patientOf(core);
    const to = { name: 'Rexina', breed: '', sex: 'FEMALE', birthDate: '2020-02-29' };
    const end = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({
      __typename: 'Done',
      patient: { name: 'Rexina', breed: null, sex: 'FEMALE', birthDate: '2020-02-29', species: patient.species },
    });
    const now = end.__typename === 'Done' ? end.patient : null;
    const again = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Max' } });
    expect(again).toMatchObject({ __typename: 'Conflict', patient: { name: 'Rexina', version: now?.version } });
  });

  it('is sent once, also where its answer is lost', async () => {
    const line = openLossyTransport();
    const core = await openCoreOver(line);
    const patient = await patientOf(core);
    line.lose = 'answers';
    expect(await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Rexina' } })).toMatchObject(
      {
        __typename: 'Done',
        patient: { name: 'Rexina' },
      },
    );
    line.lose = 'questions';
    const now = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to: { name: 'Max' } });
    const version = now.__typename === 'Conflict' ? now.patient?.version : null;
    expect(
      await changeClient(core, 'UpdatePatient', { patient: { id: patient.id, version }, to: { name: 'Max' } }),
    ).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(line.sent).toHaveLength(2);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ species: '' }, 'species'],
    [{ birthDate: '2021-02-30' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ sex: 'DOG' }, 'sex'],
    // They are not read, so whatever stands there would be overwritten unseen.
    [{ notes: 'Bites' }, 'notes'],
  ])('is refused at the field: %j', async (to, field) => {
    const core = await openCoreOver();
    const patient = await patientOf(core);
    const end = await changeClient(core, 'UpdatePatient', { patient: seen(patient), to });
    expect(end).toMatchObject({ __typename: 'Refused', problems: [{ field }] });
  });
});
