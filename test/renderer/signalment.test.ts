import { expect, it } from 'vitest';
import { signalmentText } from '../../renderer/domain/signalment.ts';

it('says what an animal is, with an age that no line break divides', () => {
  const bean = { species: 'CANINE', breed: 'Maltese', sex: 'FEMALE', deceased: false, birthDate: '2024-11-17' };
  expect(signalmentText(bean, '2026-11-17')).toBe('Canine · Maltese · Female · 2\u00a0years');
  expect(signalmentText({ ...bean, deceased: true }, '2026-11-17')).toBe('Canine · Maltese · Female');
  expect(signalmentText({ species: null, deceased: null }, '2026-11-17')).toBe('');
});
