import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAuditFiles } from '../../electron/core/audit/auditFiles.ts';
import { createChance } from '../support/chance.ts';
import { tuesday } from '../support/core/memoryCore.ts';

export interface AuditProof {
  readonly damages: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** Damages that the record did not show. */
  readonly missed: number;
  /** Intact entries that were reported as damaged. */
  readonly falseAlarms: number;
}

const kinds = ['flip', 'remove', 'double', 'swap', 'cut', 'removeFile'] as const;
type Kind = (typeof kinds)[number];
const lines = 12;
const limits = { fileBytes: 700, files: 60 };

/** Damages a record of several files in so many ways, one at a time, and counts what its check does not see. */
export async function proveAudit(damages: number, seed: number): Promise<AuditProof> {
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-record-'));
  const secret = Buffer.alloc(32, 7);
  const chance = createChance(seed);
  const pick = (below: number): number => Math.floor(chance() * below);
  const count = { byKind: {} as Record<string, number>, missed: 0, falseAlarms: 0 };
  const open = (expected: ReturnType<ReturnType<typeof openAuditFiles>['head']>) =>
    openAuditFiles({ folder, now: () => tuesday, version: '1', secret, mayWrite: () => true, expected, limits });
  try {
    const files = open(null);
    for (let number = 0; number < lines; number += 1)
      files.append({ kind: 'intent', who: 'Anna', what: `act ${number}`, names: ['reason'], about: [] });
    const head = files.head();
    const names = readdirSync(join(folder, 'audit')).toSorted();
    const whole = new Map(names.map((name) => [name, readFileSync(join(folder, 'audit', name))]));
    for (let number = 0; number < damages;) {
      if (number % 100 === 0 && (await open(head).verify()).length > 0) count.falseAlarms += 1;
      const kind = kinds[number % kinds.length] ?? 'flip';
      const name = names[pick(names.length)] ?? '';
      const file = join(folder, 'audit', name);
      const before = whole.get(name) ?? Buffer.alloc(0);
      const after = damaged(before, kind, pick);
      number += 1;
      if (after?.equals(before)) continue;
      if (after) writeFileSync(file, after);
      else rmSync(file);
      if ((await open(head).verify()).length === 0) count.missed += 1;
      writeFileSync(file, before);
      count.byKind[kind] = (count.byKind[kind] ?? 0) + 1;
    }
    return { damages: Object.values(count.byKind).reduce((sum, each) => sum + each, 0), ...count };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null where the file is gone. */
function damaged(before: Buffer, kind: Kind, pick: (below: number) => number): Buffer | null {
  const texts = before.toString().split('\n').slice(0, -1);
  const place = pick(texts.length);
  const text = texts[place] ?? '';
  switch (kind) {
    case 'flip': {
      const after = Buffer.from(before);
      const at = pick(after.length);
      after[at] = (after[at] ?? 0) ^ (1 << pick(8));
      return after;
    }
    case 'cut':
      return before.subarray(0, pick(before.length));
    case 'remove':
      texts.splice(place, 1);
      break;
    case 'double':
      texts.splice(place, 0, text);
      break;
    case 'swap':
      texts.splice(place, 2, texts[place + 1] ?? text, text);
      break;
    case 'removeFile':
      return null;
  }
  return Buffer.from(texts.map((each) => `${each}\n`).join(''));
}
