import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAppLocation } from '../core/navigation/app-location.ts';
import { useGo } from '../core/navigation/link.tsx';
import { useUnlessLeaving } from '../core/navigation/unless-leaving.ts';
import { usePortal, useStoredSession } from '../core/portal/portal.ts';
import { PositionById } from '../features/positions/index.ts';
import { keepShare, readShareAddress } from '../share/enter-share.ts';
import { type ShareAddress, sharedWebsiteQuery } from '../share/queries.ts';
import { ShareFailure } from './share-failure.tsx';
import { ShareIncomplete } from './share-incomplete.tsx';
import { ShareSkeleton } from './share-skeleton.tsx';
import { SharedList } from './shared-list.tsx';

export { enterShare } from '../share/enter-share.ts';

/** What a share link opens: a list of positions, or a single one (section 2, Share pages). */
export function PositionSharePage() {
  const { query } = useAppLocation();
  const share = readShareAddress(query);
  return share ? <Share key={share.ticket} share={share} /> : <ShareIncomplete />;
}

function Share({ share }: { readonly share: ShareAddress }) {
  const portal = usePortal();
  const go = useGo();
  const { path, query } = useAppLocation();
  // Renders again when the language of the share changes.
  useStoredSession();
  const { data, error, refetch, isFetching } = useQuery({
    ...sharedWebsiteQuery(portal, share),
    placeholderData: (previous) => previous,
  });
  const shareSite = data?.websiteBaseInfo.id;
  const settled = query.websiteId === shareSite;
  const keep = useEffectEvent(() => {
    if (data) keepShare(portal, share, data);
  });
  useEffect(() => {
    if (shareSite) keep();
  }, [shareSite]);
  useUnlessLeaving(!settled && shareSite, () => {
    if (shareSite) void go(path, { ...query, websiteId: shareSite }, { replace: true });
  });
  if (error && !data)
    return <ShareFailure error={error} onRetry={() => void refetch()} pending={isFetching} />;
  const list = share.positionSharedType === '1';
  if (!data || !settled) return <ShareSkeleton list={list} />;
  if (list) return <SharedList banner={data.websiteHomepage.positionSharedBannerAddress} />;
  return <PositionById id={data.positionId ?? query.id ?? ''} />;
}
