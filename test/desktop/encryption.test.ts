import { beforeEach, describe, expect, it, vi } from 'vitest';
import { computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { createEncryption } from '../../electron/desktop/desktopCore.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(resetElectron);

const marked =
  (mark: string) =>
  async (text: string): Promise<Buffer> =>
    Buffer.from(`${mark}${text}`);

describe('the operating system’s encryption', () => {
  it.each([
    ['linux', 'v10', 'none'],
    ['linux', 'v11', 'protected'],
    ['linux', 'v12', 'protected'],
    ['win32', 'v10', 'protected'],
    ['darwin', 'v10', 'protected'],
  ] as const)('on %s with ciphertexts that begin %s counts as %s', async (platform, mark, protection) => {
    computer.encrypt = marked(mark);
    expect(await createEncryption(platform).protection()).toBe(protection);
  });

  it.each(['linux', 'win32', 'darwin'] as const)('is none on %s where it is not available', async (platform) => {
    computer.encryptionAvailable = false;
    expect(await createEncryption(platform).protection()).toBe('none');
  });

  it('is none where the keyring fails or answers nothing', async () => {
    computer.encrypt = () => Promise.reject(new Error('temporarily unavailable'));
    expect(await createEncryption('linux').protection()).toBe('none');
    computer.encrypt = async () => Buffer.alloc(0);
    expect(await createEncryption('linux').protection()).toBe('none');
  });

  it('gives back what it took, and says when the key was changed', async () => {
    const encryption = createEncryption('linux');
    const bytes = await encryption.encrypt('ключ 🐈');
    expect(await encryption.decrypt(new Uint8Array(bytes))).toEqual({ text: 'ключ 🐈', reEncrypt: false });
    computer.shouldReEncrypt = true;
    expect((await encryption.decrypt(bytes)).reEncrypt).toBe(true);
  });

  it('takes nothing for damage, in both directions', async () => {
    const encryption = createEncryption('win32');
    await expect(encryption.decrypt(new Uint8Array())).rejects.toThrow();
    computer.encrypt = async () => Buffer.alloc(0);
    await expect(encryption.encrypt('key')).rejects.toThrow();
  });

  it('passes a refusal on', async () => {
    computer.decrypt = () => Promise.reject(new Error('error while decrypting'));
    await expect(createEncryption('darwin').decrypt(Buffer.from('x'))).rejects.toThrow('error while decrypting');
  });
});
