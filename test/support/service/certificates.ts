import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(crypto);

export interface Certificates {
  /** PEM of the authority, for NODE_EXTRA_CA_CERTS or a client that should trust it. */
  readonly authority: string;
  readonly server: { readonly cert: string; readonly key: string };
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Makes a certificate authority and a certificate for 127.0.0.1 and localhost, fresh for each run of the tests. */
export async function makeCertificates(): Promise<Certificates> {
  const authorityKeys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const serverKeys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const notBefore = new Date(Date.now() - 24 * 3_600_000);
  const notAfter = new Date(Date.now() + 24 * 3_600_000);
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    // Two authorities of one name would be taken for each other.
    name: `CN=Front Desk tests ${crypto.randomUUID()}`,
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    ],
  });
  const server = await x509.X509CertificateGenerator.create({
    serialNumber: '02',
    subject: 'CN=127.0.0.1',
    issuer: authority.subject,
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
    publicKey: serverKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    extensions: [
      new x509.SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        { type: 'dns', value: 'localhost' },
      ]),
    ],
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', serverKeys.privateKey)).toString('base64');
  const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8.replace(/(.{64})/g, '$1\n')}\n-----END PRIVATE KEY-----\n`;
  return { authority: authority.toString('pem'), server: { cert: server.toString('pem'), key } };
}
