import { Skeleton } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePortal, userOf } from '../../../core/portal/portal.ts';
import { loadTransfer } from '../../../forms/uploads.ts';
import { dataUrlOf } from './data-url.ts';

/** The photo from the file gateway. A failed download is not reported, as its name is shown anyway. */
export function PhotoPicture({ fileId }: { readonly fileId: string }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { data, error } = useQuery({
    queryKey: ['photo', { user: userOf(portal.session) }, fileId],
    queryFn: async ({ signal }) => {
      const { openFileGateway } = await loadTransfer();
      const { blob } = await openFileGateway(portal).download(fileId, { signal });
      return dataUrlOf(blob);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shape = 'aspect-3/4 w-32 shrink-0 rounded-md';
  if (error) return null;
  if (!data) return <Skeleton className={shape} />;
  return (
    <img
      src={data}
      alt={t`You, as recruiters will see you`}
      className={`${shape} border border-border object-cover`}
    />
  );
}
