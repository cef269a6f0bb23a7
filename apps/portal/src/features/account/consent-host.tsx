import { queryDueConsents } from '@careers/gateway/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { methodQuery } from '../../core/calls/method-query.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentRefused } from './consent-refused.tsx';

/**
 * The privacy agreement over the page, for people who have not agreed to the version in force (decision 5.14). If the call fails,
 * nobody is asked, and the page stays usable.
 */
export default function ConsentHost() {
  useWords('agreement');
  const portal = usePortal();
  const due = useQuery({
    ...methodQuery(portal, queryDueConsents, {}, { onExpiry: 'fail' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isRefusing, setRefusing] = useState(false);
  if (!due.data?.length) return null;
  return isRefusing ? (
    <ConsentRefused onBack={() => setRefusing(false)} />
  ) : (
    <ConsentDialog due={due.data} onRefuse={() => setRefusing(true)} />
  );
}
