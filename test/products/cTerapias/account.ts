import { GraphQLError } from 'graphql';
import { isRow, type Row } from '../generatedRows.ts';

interface InputArgs {
  readonly input?: Row | null;
}

const user = { username: 'clara', password: 'segredo' };
const code = '40213';
const recovery = 'eyJhbGciOiJIUzI1NiJ9.recovery.c-terapias';
const tokens = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.access.c-terapias',
  refreshToken: 'eyJhbGciOiJIUzI1NiJ9.refresh.c-terapias',
};

function inputOf(value: unknown, field: string): Row {
  if (isRow(value)) return value;
  throw new GraphQLError(`Cannot destructure property '${field}' of 'args.input' as it is undefined.`);
}

/** The mutations with which the therapist signs in; none of them changes what is kept. */
export function accountMutations(): Readonly<Record<string, (args: never) => unknown>> {
  return {
    sendCode({ username }: { readonly username?: string | null }) {
      if (username === user.username) return true;
      throw new GraphQLError('Something went wrong!');
    },
    verifyCode({ input }: InputArgs) {
      if (inputOf(input, 'code')['code'] === code) return recovery;
      throw new GraphQLError('Code is not valid!');
    },
    updateSecret({ input }: InputArgs) {
      const { password, recoveryToken } = inputOf(input, 'password');
      if (recoveryToken !== recovery) throw new GraphQLError('jwt malformed');
      if (password === user.password) throw new GraphQLError('Invalid password');
      return true;
    },
    signIn({ input }: InputArgs) {
      const { username, password } = inputOf(input, 'username');
      if (username === user.username && password === user.password) return tokens;
      throw new GraphQLError('Something went wrong!');
    },
    refreshTokens({ refreshToken }: { readonly refreshToken?: string | null }) {
      if (refreshToken === tokens.refreshToken) return tokens;
      throw new GraphQLError('jwt malformed');
    },
  };
}
