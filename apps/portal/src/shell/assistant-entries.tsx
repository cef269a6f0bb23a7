import { useQuery } from '@tanstack/react-query';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { isInternal } from '../core/portal/is-internal.ts';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { externalLink } from '../site-config/links.ts';
import { contactQuery, robotQuery } from '../site-config/queries.ts';
import { useSite } from '../site-config/use-site.tsx';

const RobotEntry = lazy(() => import('./robot-entry.tsx'));
const ContactEntry = lazy(() => import('./contact-entry.tsx'));

/** The recruiter assistant and the contact entry, each only when its status is 1 (sections 1 and 3). */
export function AssistantEntries() {
  const portal = usePortal();
  const { Authorization, ifHomapageAuthFlag } = useStoredSession();
  const { data: site } = useSite();
  const { path } = useAppLocation();
  // On an internal site the queries are skipped while logged out (decision 5.16), and for whoever may not see it.
  const internal = isInternal(site);
  const enabled =
    site !== undefined && (!internal || (Authorization !== undefined && ifHomapageAuthFlag === '1'));
  const { data: robot } = useQuery({ ...robotQuery(portal), enabled });
  const { data: contact } = useQuery({ ...contactQuery(portal), enabled });
  const robotLink = robot?.status === 1 ? externalLink(robot.robotUrl) : undefined;
  return (
    <PartBoundary again={path}>
      {robotLink && <RobotEntry link={robotLink} name={robot?.robotName || new URL(robotLink).host} />}
      {contact?.status === 1 && <ContactEntry contact={contact} />}
    </PartBoundary>
  );
}
