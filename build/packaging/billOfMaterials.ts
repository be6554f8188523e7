import { createHash } from 'node:crypto';
import type { LockedPackage } from './packages.ts';

/** The programs' parts as CycloneDX 1.6: the same packages give the same bytes. */
export function billOfMaterials(
  app: { readonly name: string; readonly version: string },
  packages: readonly LockedPackage[],
  bundled: ReadonlySet<string>,
): string {
  const components = packages
    .filter((each) => !each.isOurs && bundled.has(each.name))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ name, version, license, integrity }) => ({
      type: name === 'electron' ? 'framework' : 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses:
        license === null ? [] : [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
      hashes: integrity === null ? [] : [{ alg: 'SHA-512', content: hexOf(integrity) }],
      scope: 'required',
    }));
  const unique = [...new Map(components.map((each) => [each['bom-ref'], each])).values()];
  const digest = createHash('sha256')
    .update(JSON.stringify([app, unique]))
    .digest('hex');
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${uuidOf(digest)}`,
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': `${app.name}@${app.version}`,
          name: app.name,
          version: app.version,
        },
      },
      components: unique,
      dependencies: [{ ref: `${app.name}@${app.version}`, dependsOn: unique.map((each) => each['bom-ref']) }],
    },
    null,
    2,
  )}\n`;
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}

/** A digest in the form of a UUID of version 8, which leaves its content to the creator. */
function uuidOf(digest: string): string {
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/** Licences that require no more than their text and a name, or only for their own files to stay open (MPL). */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** For tools that build and test and are in no installer. */
const allowedInTools: ReadonlySet<string> = new Set([
  ...allowedLicences,
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
  // Dictionaries of the spelling test; nothing of them is shipped.
  'LGPL-3.0',
  'CC BY-SA 4.0',
]);

/** Packages whose lockfile entry has no licence, with the one in their own files. */
const knownLicences: Readonly<Record<string, string>> = { cldrjs: 'MIT' };

const registry = 'https://registry.npmjs.org/';

/** Errors in the packages as they are pinned; `bundled` names those that are in the installers. */
export function judgePackages(packages: readonly LockedPackage[], bundled: ReadonlySet<string>): readonly string[] {
  return packages
    .filter(({ isOurs }) => !isOurs)
    .flatMap((each) => {
      const problems: string[] = [];
      const where = `${each.place} ${each.version}`;
      if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(each.integrity ?? '')) problems.push(`${where} has no sha512`);
      // Without an address npm uses the registry; a repository or a file elsewhere has one.
      if (each.resolved !== null && !each.resolved.startsWith(registry))
        problems.push(`${where} comes from ${each.resolved}`);
      const licence = each.license ?? knownLicences[each.name] ?? 'none';
      const allowed = bundled.has(each.name) ? allowedLicences : allowedInTools;
      if (!isAllowed(licence, allowed)) problems.push(`${where} has the licence ${licence}`);
      return problems;
    });
}

/** SPDX as npm's authors write it: one licence, or a choice. Of two that both hold, both must be allowed. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' AND ')) return plain.split(' AND ').every((each) => isAllowed(each.trim(), allowed));
  return plain.split(' OR ').some((each) => allowed.has(each.trim()));
}

/** When each major of Electron was published, by the registry. The newest one is added as it comes. */
export const electronMajors: readonly (readonly [major: number, day: string])[] = [
  [42, '2026-05-06'],
  [43, '2026-07-01'],
  [44, '2026-08-25'],
  [45, '2026-10-21'],
];

const supportedMajors = 3;
/** Eight weeks, and a holiday. */
const longestPause = 13 * 7 * 86_400_000;

/** Problems of our Electron on a day: out of support, or a table that lacks newer versions. */
export function judgeElectron(version: string, now: number, majors = electronMajors): readonly string[] {
  const ours = Number(version.split('.')[0]);
  const out = majors.filter(([, day]) => Date.parse(day) <= now);
  const newer = out.filter(([major]) => major > ours).length;
  const last = Date.parse(out.at(-1)?.[1] ?? '');
  return [
    ...(newer < supportedMajors ? [] : [`Electron ${version} is no longer supported: ${newer} majors are newer`]),
    ...(now - last <= longestPause
      ? []
      : ['The table of Electron’s majors (build/packaging/billOfMaterials.ts) has to be continued']),
  ];
}
