import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedLicences,
  billOfMaterials,
  electronMajors,
  isAllowed,
  judgeElectron,
  judgePackages,
} from '../../build/packaging/billOfMaterials.ts';
import { type LockedPackage, readBundledPackages, readLockfile } from '../../build/packaging/packages.ts';

const good: LockedPackage = {
  place: 'node_modules/good',
  name: 'good',
  version: '1.0.0',
  license: 'MIT',
  integrity: `sha512-${'A'.repeat(86)}==`,
  resolved: null,
  isOurs: false,
};
const day = (text: string): number => Date.parse(text);

describe('dependencies', () => {
  it('is pinned with a hash, from the registry, and may be used', () => {
    const packages = readLockfile();
    expect(packages.length).toBeGreaterThan(600);
    expect(judgePackages(packages, readBundledPackages() ?? new Set())).toEqual([]);
  });

  it.each([
    ['no hash', { integrity: null }],
    ['a weak hash', { integrity: `sha1-${'A'.repeat(27)}=` }],
    ['a personal repository', { resolved: 'git+ssh://git@github.com/a/b.git#1' }],
    ['another registry', { resolved: 'https://registry.npmjs.org.evil.test/a.tgz' }],
    ['a file', { resolved: 'file:../a' }],
    ['no licence', { license: null }],
    ['an unreviewed licence', { license: 'AGPL-3.0-only' }],
    ['two licences of which one may not be used', { license: 'MIT AND GPL-3.0-only' }],
  ] as const)('is refused with %s', (_name, change) => {
    expect(judgePackages([good], new Set())).toEqual([]);
    expect(judgePackages([{ ...good, ...change }], new Set())).toHaveLength(1);
  });

  it('may build with a licence that may not be in an installer', () => {
    const tool = { ...good, license: 'MPL-2.0' };
    expect(judgePackages([tool], new Set())).toEqual([]);
    expect(judgePackages([tool], new Set(['good']))).toHaveLength(1);
  });

  it('may be used under the better of two licences', () => {
    const licence = fc.constantFrom('MIT', 'ISC', 'GPL-3.0-only', 'Commercial');
    fc.assert(
      fc.property(licence, licence, (one, other) => {
        const [first, second] = [allowedLicences.has(one), allowedLicences.has(other)];
        expect(isAllowed(`(${one} OR ${other})`, allowedLicences)).toBe(first || second);
        expect(isAllowed(`(${one} AND ${other})`, allowedLicences)).toBe(first && second);
      }),
    );
  });
});

describe('our Electron', () => {
  it('is one of the last three majors of the table', () => {
    const version = readLockfile().find(({ name }) => name === 'electron')?.version ?? '';
    const [, newest = ''] = electronMajors.at(-1) ?? [];
    expect(judgeElectron(version, day(newest))).toEqual([]);
  });

  it('are refused when three majors behind, and when no check for newer ones was made', () => {
    const majors = [...electronMajors, [46, '2027-01-13'], [47, '2027-03-10'], [48, '2027-05-05']] as const;
    expect(judgeElectron('45.4.1', day('2027-05-04'), majors)).toEqual([]);
    expect(judgeElectron('45.4.1', day('2027-05-05'), majors)).toEqual([
      expect.stringContaining('no longer supported'),
    ]);
    expect(judgeElectron('45.4.1', day('2027-02-01'))).toEqual([expect.stringContaining('continued')]);
    expect(judgeElectron('42.0.0', day('2026-11-21'))).toEqual([expect.stringContaining('no longer supported')]);
  });

  it('fails a scheduled run once it is too old, and only warns whoever makes installers', () => {
    const inYears = `Date.now = () => ${day('2031-01-01')};`;
    const run = (option: string): { readonly status: number | null; readonly stderr: string } =>
      spawnSync(process.execPath, ['--import', `data:text/javascript,${inYears}`, 'build/supplyChain.ts', option], {
        encoding: 'utf8',
      });
    expect(run('--today').status).toBe(1);
    const { status, stderr } = run('--warn');
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^Warning: .*continued/m)]);
  });
});

describe('the bill of materials', () => {
  it('names each part with version, licence and hash, the same at each run', () => {
    const packages = readLockfile();
    const bundled = new Set(['react', '@apollo/client', 'electron']);
    const app = { name: 'front-desk', version: '1.0.0' };
    const text = billOfMaterials(app, packages, bundled);
    expect(billOfMaterials(app, packages.toReversed(), bundled)).toBe(text);
    // Sound: it was written just above.
    const bill = JSON.parse(text) as {
      bomFormat: string;
      serialNumber: string;
      components: { name: string; purl: string; hashes: { content: string }[]; licenses: unknown[] }[];
      dependencies: { dependsOn: string[] }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(bill.components.map(({ name }) => name)).toEqual(['@apollo/client', 'electron', 'react']);
    for (const { purl, hashes, licenses } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[^/]+\/)?[^@/]+@\d/);
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
      expect(licenses).toHaveLength(1);
    }
    expect(bill.dependencies[0]?.dependsOn).toHaveLength(3);
  });
});
