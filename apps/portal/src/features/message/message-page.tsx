import { getMessage } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppLocation } from '../../core/app-location.ts';
import { useHasPerson, usePortal } from '../../core/portal.ts';
import { LinkPage, readLinkToken } from '../link-page/index.ts';
import { MessageCard } from './message-card.tsx';
import { OwnMessages } from './own-messages.tsx';

/** `/message`: a message for whoever has its link; without one, one's own to whom is logged in (section 2). */
export function MessagePage() {
  const { t } = useLingui();
  const { tab } = usePortal();
  const place = useAppLocation();
  const hasPerson = useHasPerson();
  // The token leaves the address once the link has answered: what it opened stays until somebody asks for the list.
  const [byLink, showByLink] = useState(() => readsLink());
  if (place.query.token && !byLink) showByLink(true);
  if (!byLink) return <OwnMessages />;
  return (
    <LinkPage kind="message" method={getMessage} title={t`Message`}>
      {(message) => (
        <>
          <MessageCard message={message} />
          {hasPerson && (
            <Button variant="secondary" className="mt-6" onClick={() => showByLink(false)}>
              {t`All my messages`}
            </Button>
          )}
        </>
      )}
    </LinkPage>
  );

  function readsLink(): boolean {
    return Boolean(place.query.token || (!hasPerson && readLinkToken(tab, 'message', place)));
  }
}
