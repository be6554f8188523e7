import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificates, makeCertificates } from './certificates.ts';
import { temporaryFolder } from '../core/memoryCore.ts';

export interface AuthorityFile extends Certificates {
  /** For NODE_EXTRA_CA_CERTS. */
  readonly file: string;
  remove(): void;
}

/** Certificates with their authority in a file, so that another process can trust it. */
export async function makeAuthorityFile(): Promise<AuthorityFile> {
  const certificates = await makeCertificates();
  const temporary = temporaryFolder();
  const file = join(temporary.folder, 'authority.pem');
  writeFileSync(file, certificates.authority);
  return { ...certificates, file, remove: () => temporary.remove() };
}
