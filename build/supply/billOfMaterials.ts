import { createHash } from 'node:crypto';
import type { LockedPackage } from './lockfile.ts';

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

/** A digest in the form of a UUID of version 8, whose content is its maker's own. */
function uuidOf(digest: string): string {
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
