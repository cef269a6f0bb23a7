import { getMessage } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useHasPerson } from '../../core/portal/portal.ts';
import { LinkPage, useByLink } from '../link-page/index.ts';
import { MessageCard } from './message-card.tsx';
import { OwnMessages } from './own-messages.tsx';

/** `/message`: a message by its link; without a link, the messages of the person who is logged in (section 2). */
export function MessagePage() {
  const { t } = useLingui();
  const hasPerson = useHasPerson();
  const [isByLink, leaveLink] = useByLink('message');
  if (!isByLink) return <OwnMessages />;
  return (
    <LinkPage kind="message" method={getMessage} title={t`Message`}>
      {(message) => (
        <>
          <MessageCard message={message} />
          {hasPerson && (
            <Button variant="secondary" className="mt-6" onClick={leaveLink}>
              {t`All my messages`}
            </Button>
          )}
        </>
      )}
    </LinkPage>
  );
}
