import { expect, it } from 'vitest';
import * as operations from '../../graphql/desk/generated/operations.ts';
import { screenOfPath, screenQueries } from '../../renderer/app/screenLoaders.ts';

it('sends ahead only queries that can be sent without variables', () => {
  for (const [screen, query] of Object.entries(screenQueries)) {
    expect(screenOfPath(`/${screen}`)).toBe(screen);
    const document = Object.entries(operations).find(([name]) => name === `${query}Document`)?.[1];
    const operation = document?.definitions.find(({ kind }) => kind === 'OperationDefinition');
    expect(operation).toMatchObject({ operation: 'query', name: { value: query } });
    expect(operation && 'variableDefinitions' in operation && operation.variableDefinitions).toBeFalsy();
  }
});
