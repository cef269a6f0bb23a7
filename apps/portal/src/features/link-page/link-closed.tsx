import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useSite } from '../../site-config/use-site.tsx';
import type { Closed } from './link-answer.ts';

interface LinkClosedProps {
  readonly state: Closed;
  /** The server's message, in the language shown. */
  readonly message?: string | undefined;
  /** Whether it replaces content that may have had the focus. */
  readonly replacesForm?: boolean;
}

/** The page of a link without content: the reason, and what can be done. */
export default function LinkClosed({ state, message, replacesForm = false }: LinkClosedProps) {
  const { t } = useLingui();
  const { data: site } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!replacesForm || document.activeElement !== document.body) return;
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'nearest' }); // WebKit may fail to (decision 0186)
  }, [replacesForm]);
  const titles: Readonly<Record<Closed, string>> = {
    handled: t`This has been dealt with already.`,
    expired: t`The link has expired and cannot be operated`,
    invalid: t`This link is not valid.`,
  };
  const ways: Readonly<Record<Closed, string>> = {
    handled: t`There is nothing left for you to do here.`,
    expired: t`Ask the person who sent it for a new one.`,
    invalid: t`Open it again from the latest email or text message, or ask the person who sent it for a new one.`,
  };
  const home = site?.websiteBaseInfo.id;
  return (
    <div data-state={state}>
      <EmptyState
        mark={state === 'expired' ? 'expired' : 'page'}
        as="h2"
        title={message || titles[state]}
        titleRef={title}
        description={ways[state]}
        action={
          <PortalLink
            to="/homepage"
            query={home ? { websiteId: home } : {}}
            className={buttonClass('secondary')}
          >
            {t`Go to the careers site`}
          </PortalLink>
        }
      />
    </div>
  );
}
