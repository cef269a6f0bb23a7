import { cn, Skeleton } from '@careers/ui';
import { useState } from 'react';
import type { SiteIdentity } from '../site-config/kept-look.ts';
import { hidePicture, safePicture } from '../site-config/links.ts';
import { inTwoLines } from './in-two-lines.ts';

interface SiteNameProps {
  readonly identity: SiteIdentity | undefined;
  /** Whether it is loading: a skeleton keeps its room, so that its neighbours move little. */
  readonly loading: boolean;
}

/** From this ratio of width to height on, a logo is a word mark: the name drawn as a picture. */
const WORDMARK = 2;
/** From this ratio of the sides on, nothing can be recognised in a logo at the height of the header. */
const STRIP = 10;

/** A website's logo and name in the header. On a phone a word mark is shown without the name (decision 0141). */
export function SiteName({ identity, loading }: SiteNameProps) {
  const logo = safePicture(identity?.logo ?? '');
  const [seen, setSeen] = useState({ logo: '', ratio: 1 });
  if (!identity && loading) {
    return (
      <>
        <Skeleton className="size-8 shrink-0 @3xl:size-9" />
        <Skeleton className="h-4 w-28 @3xl:h-5 @3xl:w-44" />
      </>
    );
  }
  const ratio = seen.logo === logo ? seen.ratio : 1;
  const isStrip = ratio > STRIP || ratio < 1 / STRIP;
  const isWordmark = ratio > WORDMARK && !isStrip;
  return (
    <>
      {logo && (
        <img
          key={logo}
          src={logo}
          onError={hidePicture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSeen({ logo, ratio: naturalWidth / naturalHeight || 1 })
          }
          hidden={isStrip}
          alt=""
          width={36}
          height={36}
          className={cn(
            'h-8 w-auto object-contain @3xl:h-9 @3xl:max-w-40',
            isWordmark ? 'min-w-0 max-w-36 @xl:max-w-24 @xl:shrink-0' : 'max-w-12 shrink-0',
          )}
        />
      )}
      {/* Beside the columns, an invisible copy of the name in two lines keeps the link at least as wide as these lines. */}
      <span
        data-lines={inTwoLines(identity?.name ?? '')}
        className={cn(
          'heading min-w-0 text-xs leading-tight hyphens-auto @max-[22rem]:text-[0.6875rem] @min-[24rem]:text-sm @xl:text-base @3xl:text-lg @3xl:leading-normal',
          '@5xl:before:invisible @5xl:before:block @5xl:before:h-0 @5xl:before:overflow-hidden @5xl:before:whitespace-pre @5xl:before:content-[attr(data-lines)]',
          isWordmark && '@max-xl:sr-only',
        )}
      >
        {/* A word without room ends in an ellipsis: letters of it on the next line would be read as another word. */}
        <span className="block overflow-hidden text-ellipsis wrap-normal @max-3xs:line-clamp-3 @3xl:line-clamp-2">
          {identity?.name}
        </span>
      </span>
    </>
  );
}
