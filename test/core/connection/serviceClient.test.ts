import { describe, expect, it } from 'vitest';
import { keyProblem } from '../../../electron/core/connection/serviceClient.ts';
import { readAddress } from '../../../electron/core/storage/settings/address.ts';
import fc from 'fast-check';

describe('readAddress', () => {
  it.each([
    ['https://api.clinic.example', 'https://api.clinic.example/graphql'],
    ['  https://api.clinic.example/  ', 'https://api.clinic.example/graphql'],
    ['https://api.clinic.example/graphql', 'https://api.clinic.example/graphql'],
    ['https://api.clinic.example/v1/graphql/', 'https://api.clinic.example/v1/graphql'],
    ['api.clinic.example', 'https://api.clinic.example/graphql'],
    ['localhost:8443', 'https://localhost:8443/graphql'],
    ['HTTPS://API.Clinic.Example:443/base', 'https://api.clinic.example/base/graphql'],
  ])('makes the endpoint of %s', (text, url) => {
    expect(readAddress(text)).toMatchObject({ url });
  });

  it.each([
    ['', 'empty'],
    ['http://api.clinic.example', 'notHttps'],
    ['http://127.0.0.1:8080', 'notHttps'],
    ['HTTP://localhost', 'notHttps'],
    ['https://user:secret@clinic.example', 'holdsPassword'],
    ['https://key@clinic.example', 'holdsPassword'],
    ['ftp://clinic.example', 'notAnAddress'],
    ['javascript:alert(1)', 'notAnAddress'],
    ['https://', 'notAnAddress'],
    ['https://clinic.example/?key=1', 'notAnAddress'],
    ['our clinic', 'notAnAddress'],
  ])('refuses %s', (text, problem) => {
    expect(readAddress(text)).toBe(problem);
  });

  it('only ever answers https without a password, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.webUrl().map((url) => url.replace('://', '://a:b@')),
        ),
        (text) => {
          const endpoint = readAddress(text);
          if (typeof endpoint === 'string') return;
          const url = new URL(endpoint.url);
          expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
          expect(url.origin).toBe(endpoint.origin);
          expect(url.pathname.endsWith('/graphql')).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('keyProblem', () => {
  it.each([
    ['sandbox', { kind: 'single', key: 'abc' }, true],
    ['sandbox', { kind: 'single', key: '' }, false],
    ['sandbox', { kind: 'single', key: 'a b' }, false],
    ['sandbox', { kind: 'single', key: 'a\nx-evil: 1' }, false],
    ['sandbox', { kind: 'single', key: 'ключ' }, false],
    ['gateway', { kind: 'single', key: 'abc' }, false],
    ['gateway', { kind: 'gateway', apiKey: 'a', serviceKey: 'b' }, true],
    ['gateway', { kind: 'gateway', apiKey: 'a', serviceKey: '' }, false],
    ['production', { kind: 'gateway', apiKey: 'a', serviceKey: 'b' }, false],
  ] as const)('judges keys for %s', (environment, keys, good) => {
    expect(keyProblem(environment, keys) === null).toBe(good);
  });
});
