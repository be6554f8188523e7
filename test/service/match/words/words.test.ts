import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../graphql/service/match/words/words.ts';

describe('mail in a name', () => {
  it.each(['mail', 'primaryMail', 'clientMail'])('%s is an e-mail address', (name) => {
    expect(wordsOf(name)).toContain('email');
  });

  it.each(['mailStreet', 'mailLine1', 'mail_line_2', 'mailZip', 'mailCounty'])('%s is of a letter', (name) => {
    expect(wordsOf(name)).not.toContain('email');
  });
});
