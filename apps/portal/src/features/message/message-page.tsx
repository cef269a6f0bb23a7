import { getMessage } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { useAppLocation } from '../../core/app-location.ts';
import { usePortal, useStoredSession } from '../../core/portal.ts';
import { LinkPage, readLinkToken } from '../link-page/index.ts';
import { MessageCard } from './message-card.tsx';
import { OwnMessages } from './own-messages.tsx';

/** `/message`: a message for whoever has its link; without one, one's own to whom is logged in (section 2). */
export function MessagePage() {
  const { t } = useLingui();
  const { tab } = usePortal();
  const { query } = useAppLocation();
  const { Authorization } = useStoredSession();
  const byLink = query.token || (!Authorization && readLinkToken(tab, 'message', query));
  if (!byLink) return <OwnMessages />;
  return (
    <LinkPage kind="message" method={getMessage} title={t`Message`}>
      {(message) => <MessageCard message={message} />}
    </LinkPage>
  );
}
