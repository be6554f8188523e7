import { afterAll, beforeAll } from 'vitest';
import { type Certificates, makeCertificates } from './certificates.ts';
import { trust } from './secureClinic.ts';

/** For the tests of a file: a server's certificate, with an authority that this process trusts as long as they run. */
export function trustedCertificate(): () => Certificates['server'] {
  let certificates: Certificates;
  let distrust: () => void;
  beforeAll(async () => {
    certificates = await makeCertificates();
    distrust = trust(certificates.authority);
  });
  afterAll(() => distrust());
  return () => certificates.server;
}
