import type { DataOf, InterviewToChoose, PickedSlot, querySlots } from '@careers/gateway/contract';
import {
  buttonClass,
  Card,
  EmptyState,
  FactsSkeleton,
  Heading,
  HeadingSkeleton,
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
} from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { UntranslatedNotice } from '../../../core/calls/untranslated-notice.tsx';
import { useAskAgain } from '../../../core/calls/use-ask-again.ts';
import { useTranslatedQuery } from '../../../core/calls/use-translated-query.ts';
import { formatInstant } from '../../../core/format/format.ts';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { PortalLink, useGo } from '../../../core/navigation/link.tsx';
import { usePortal } from '../../../core/portal/portal.ts';
import { useHasBeen } from '../../../core/use-has-been.ts';
import { Page } from '../../../site-config/page.tsx';
import { LinkError, OtherAccountButton } from '../../link-page/index.ts';
import { PickSlot } from './pick-slot.tsx';
import { PickedReceipt } from './picked-receipt.tsx';
import { slotsQuery } from './queries.ts';

/** How often the times are fetched again, since other candidates may take them. */
const EVERY_MS = 30_000;

/** `/self/candidate`: a candidate chooses the time of an interview from those that are offered (section 2). */
export function SelfCandidatePage() {
  const { t } = useLingui();
  const { path, query } = useAppLocation();
  const go = useGo();
  const { id } = query;
  const [here, setHere] = useState<{ readonly deliveryId: string; readonly picked: PickedSlot }>();
  return (
    <Page title={t`Choose a time for your interview`} width="narrow">
      {here && here.deliveryId === id ? (
        <PickedReceipt picked={here.picked} />
      ) : (
        <ToChoose
          key={id}
          id={id}
          onPicked={(deliveryId, picked) => {
            setHere({ deliveryId, picked });
            // The page that the mail links to has no id in its address: with the id, a reload shows the same receipt.
            if (id !== deliveryId) void go(path, { ...query, id: deliveryId }, { replace: true });
          }}
        />
      )}
    </Page>
  );
}

type Slots = DataOf<typeof querySlots>;

interface ToChooseProps {
  readonly id: string | undefined;
  readonly onPicked: (deliveryId: string, picked: PickedSlot) => void;
}

function ToChoose({ id, onPicked }: ToChooseProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const times = useTranslatedQuery(slotsQuery(portal, id));
  const { data, error, isFetching, refetch } = times;
  useAskAgain((options) => slotsQuery(portal, id, options), { everyMs: EVERY_MS });
  const hadTimes = useHasBeen(data !== undefined && data.interviews.length > 0);
  if (!data)
    return error ? (
      <LinkError error={error} onRetry={() => void refetch()} pending={isFetching} />
    ) : (
      <SkeletonGroup label={t`Loading`}>
        <Card padding="lg" className="mb-8">
          <HeadingSkeleton className="w-56" />
          <div className="mt-1">
            <SkeletonLine className="w-64" />
          </div>
          <FactsSkeleton count={3} className="mt-8" />
        </Card>
        <SkeletonLine className="w-40" />
        <div className="mt-3 grid grid-cols-2 gap-2 @md:grid-cols-3">
          {[0, 1, 2].map((slot) => (
            <Skeleton key={slot} className="h-14 rounded-md!" />
          ))}
        </div>
      </SkeletonGroup>
    );
  return (
    <>
      <UntranslatedNotice of={[times]} />
      {renderInterviews(data)}
    </>
  );

  function renderInterviews({ interviews, booked = [] }: Slots): ReactNode {
    const isAsked = ({ deliveryId }: { readonly deliveryId: string }) => deliveryId === id;
    const asked = interviews.find(isAsked);
    const [askedBooked] = asked ? [] : booked.filter(isAsked);
    if (askedBooked) return <PickedReceipt picked={askedBooked} takesFocus={hadTimes} />;
    const [first, ...others] = asked ? [asked] : interviews;
    // A candidate with several invitations first chooses one of them.
    if (first && others.length > 0) return <Which interviews={interviews} />;
    if (first)
      return <PickSlot interview={first} onPicked={(picked) => onPicked(first.deliveryId, picked)} />;
    if (booked.length === 0) return <NothingToChoose />;
    return (
      <div className="grid gap-6">
        {booked.map((picked) => (
          <PickedReceipt key={picked.deliveryId} picked={picked} takesFocus={hadTimes} />
        ))}
      </div>
    );
  }
}

/** Also shown if another person is logged in: the invitation by mail does not name its account. */
function NothingToChoose() {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="delivery"
      as="h2"
      title={t`No interview is waiting for a time.`}
      description={t`When a recruiter asks you to choose a time, you will find it here and in your applications.`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PortalLink to="/MyResume" className={buttonClass('primary')}>
            {t`My applications`}
          </PortalLink>
          <OtherAccountButton variant="secondary" />
        </div>
      }
    />
  );
}

function Which({ interviews }: { readonly interviews: readonly InterviewToChoose[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="grid gap-4">
      {interviews.map(({ deliveryId, position, deadline }) => {
        const until = formatInstant(deadline, i18n.locale);
        return (
          <Card as="li" key={deliveryId} className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <Heading level={2} size="sm">
                {position.post}
              </Heading>
              <p className="text-sm text-muted">{position.companyDescr}</p>
              <p className="mt-1 text-sm text-muted">{t`Please choose by ${until}.`}</p>
            </div>
            <PortalLink to="/self/candidate" query={{ id: deliveryId }} className={buttonClass('secondary')}>
              {t`Choose a time`}
            </PortalLink>
          </Card>
        );
      })}
    </ul>
  );
}
