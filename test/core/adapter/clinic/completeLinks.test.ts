import { describe, expect, it } from 'vitest';
import { completeLinks, type FindLinked } from '../../../../electron/core/adapter/clinic/completeLinks.ts';
import { readAppointment } from '../../../../graphql/service/readers/readObjects.ts';
import type { AppointmentFields } from '../../../../graphql/service/serviceMap.ts';
import type { Path, Source } from '../../../../graphql/service/sources.ts';

const at = (...path: Path): Source => ({ kind: 'path', path });
const fields: AppointmentFields = {
  id: at('id'),
  start: at('start'),
  patient: { path: [], fields: { id: at('petId'), name: at('petId') }, complete: 'patient', mention: 'id' },
};
const ownerOfPet = {
  path: [],
  fields: { id: at('ownerId'), name: at('ownerId') },
  complete: 'client',
  mention: 'id',
} as const;
const rows = [{ id: 'a1', start: '2026-11-17T15:00:00Z', petId: 'p1' }].flatMap(
  (row) => readAppointment(row, fields, 'UTC') ?? [],
);

function finding(asked: string[]): FindLinked {
  return async (concept, ids) => {
    asked.push(`${concept} ${ids.join(' ')}`);
    if (concept === 'patient') return [{ id: 'p1', name: 'Rex', client: { id: 'c1', name: 'c1' } }];
    return [{ id: 'c1', name: 'Ana Quist', phones: [{ number: '555', label: null }] }];
  };
}

describe('an appointment that tells only its patient', () => {
  it('shows whose patient it is, by the patient’s card and then the client’s', async () => {
    const asked: string[] = [];
    const [whole] = await completeLinks(rows, fields, finding(asked), ownerOfPet);
    expect(whole).toMatchObject({
      patient: { name: 'Rex' },
      client: { id: 'c1', name: 'Ana Quist', phones: [{ number: '555' }] },
    });
    expect(asked).toEqual(['patient p1', 'client c1']);
  });

  it('reads no id aloud where the card can’t be read', async () => {
    const [bare] = await completeLinks(rows, fields, async () => [], ownerOfPet);
    expect(bare).toMatchObject({ patient: { id: 'p1', name: '' }, client: null });
  });
});
