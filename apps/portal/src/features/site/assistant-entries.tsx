import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Bot from 'lucide-react/icons/bot';
import MessageSquare from 'lucide-react/icons/message-square';
import { lazy } from 'react';
import { OnDemand } from '../../app/on-demand.tsx';
import { usePortal } from '../../app/portal.ts';
import { externalLink } from './links.ts';
import { contactQuery, robotQuery } from './queries.ts';
import { useSite } from './use-site.ts';

const ContactPopover = lazy(() => import('./contact-popover.tsx'));

const entry =
  'grid size-12 place-items-center rounded-full border border-border bg-surface-raised text-brand-text shadow-floating hover:bg-surface-hover';

/** The recruiter assistant and the contact entry, each only when its status is 1 (sections 1 and 3). */
export function AssistantEntries() {
  const portal = usePortal();
  const { t } = useLingui();
  const { data: site } = useSite();
  // On an internal site the queries are skipped while logged out (decision 5.16).
  const internal = site?.websiteBaseInfo.homepageCategory === '2';
  const enabled = site !== undefined && (!internal || portal.session.get().Authorization !== undefined);
  const { data: robot } = useQuery({ ...robotQuery(portal), enabled });
  const { data: contact } = useQuery({ ...contactQuery(portal), enabled });
  const robotLink = robot?.status === 1 ? externalLink(robot.robotUrl) : undefined;
  return (
    <>
      {robotLink && (
        <a
          href={robotLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={robot?.robotName || new URL(robotLink).host}
          className={`${entry} fixed end-4 bottom-24 z-20 @5xl:bottom-6`}
        >
          <Bot size={22} aria-hidden="true" />
        </a>
      )}
      {contact?.status === 1 && (
        <div className="fixed start-4 bottom-24 z-20 @5xl:bottom-6">
          <OnDemand
            part={ContactPopover}
            props={{ contact }}
            trigger={
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={contact.title || t`Contact us`}
                className={entry}
              >
                <MessageSquare size={20} aria-hidden="true" />
              </button>
            }
          />
        </div>
      )}
    </>
  );
}
