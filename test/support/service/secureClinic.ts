import tls from 'node:tls';
import { type DemoClinicOptions, startDemoClinic } from '../../../graphql/demo/server.ts';
import { type Certificates, makeCertificates } from './certificates.ts';
import { tuesday } from '../core/memoryCore.ts';

export type SecureClinic = Awaited<ReturnType<typeof startDemoClinic>> & { readonly certificates: Certificates };

/** A clinic's service as the field has it: https on a port of its own, with its own certificate authority. */
export async function startSecureClinic(
  options: Pick<DemoClinicOptions, 'auth'> & Partial<DemoClinicOptions>,
): Promise<SecureClinic> {
  const certificates = await makeCertificates();
  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, tls: certificates.server, ...options });
  return { ...clinic, certificates };
}

/** Makes this process trust an authority until the returned function is called, as NODE_EXTRA_CA_CERTS does for others. */
export function trust(authority: string): () => void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, authority]);
  return () => tls.setDefaultCACertificates(before);
}
