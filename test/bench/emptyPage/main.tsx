// The yardstick of the start.* figures: React, MUI and Apollo Client, and one small query over the page's own bridge.
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBridge } from '../../../renderer/bridge/bridge.ts';
import { createHttpTransport } from '../../../renderer/bridge/httpTransport.ts';
import { BridgeLink } from '../../../renderer/data/bridgeLink.ts';
import { LocationListDocument } from '../../../graphql/desk/generated/operations.ts';
import { EmptyFrame } from './EmptyFrame.tsx';

const client = new ApolloClient({
  link: new BridgeLink(createBridge(createHttpTransport(document.baseURI))),
  cache: new InMemoryCache(),
  devtools: { enabled: false },
});

function EmptyPage() {
  const { data } = useQuery(LocationListDocument);
  useEffect(() => {
    if (data) requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
  }, [data]);
  return <EmptyFrame />;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ApolloProvider client={client}>
      <EmptyPage />
    </ApolloProvider>,
  );
