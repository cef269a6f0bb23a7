import { Skeleton } from '@careers/ui';
import type { SiteSign } from '../site-config/kept-look.ts';
import { hidePicture, safePicture } from '../site-config/links.ts';

interface SiteNameProps {
  readonly sign: SiteSign | undefined;
  /** Whether it is still asked for: its room is kept, so that what stands beside it moves little. */
  readonly loading: boolean;
}

/** A website's mark and name, as its header has them. */
export function SiteName({ sign, loading }: SiteNameProps) {
  if (!sign && loading) {
    return (
      <>
        <Skeleton className="size-8 shrink-0 @3xl:size-9" />
        <Skeleton className="h-4 w-28 @3xl:h-5 @3xl:w-44" />
      </>
    );
  }
  const logo = safePicture(sign?.logo ?? '');
  return (
    <>
      {logo && (
        <img
          key={logo}
          src={logo}
          onError={hidePicture}
          alt=""
          width={36}
          height={36}
          className="h-8 w-auto max-w-12 shrink-0 object-contain @3xl:h-9 @3xl:max-w-40"
        />
      )}
      <span className="heading min-w-0 text-xs leading-tight hyphens-auto wrap-break-word @max-3xs:line-clamp-3 @min-[24rem]:text-sm @xl:text-base @3xl:line-clamp-2 @3xl:text-lg @3xl:leading-normal">
        {sign?.name}
      </span>
    </>
  );
}
