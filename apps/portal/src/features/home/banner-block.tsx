import { Heading, IconButton, Skeleton, SkeletonGroup, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { PortalLink } from '../../core/navigation/link.tsx';
import { externalLink } from '../../site-config/links.ts';
import { ScenePicture } from '../../site-config/scene-picture.tsx';
import type { HomeBlockProps } from './block.tsx';
import { useCarousel } from './use-carousel.ts';

/**
 * On a phone the picture is above the words. On wide screens it is beside them, and fades out towards their column (32rem from its
 * start), so that they stand on a plain ground.
 */
const picture =
  'aspect-[2/1] w-full @4xl:absolute @4xl:inset-y-0 @4xl:end-0 @4xl:aspect-auto @4xl:h-full @4xl:w-7/10 @4xl:[mask-image:linear-gradient(to_right,transparent_calc(max(1.5rem,50cqw-34.5rem)+30rem-30cqw),#0003_calc(max(1.5rem,50cqw-34.5rem)+35rem-30cqw),#000_calc(max(1.5rem,50cqw-34.5rem)+44rem-30cqw))]';
/** The search box that follows overlaps its lower edge. */
const frame =
  'relative mx-auto max-w-content px-4 pt-6 pb-14 @3xl:px-6 @4xl:flex @4xl:min-h-116 @4xl:flex-col @4xl:justify-center @4xl:pt-12 @4xl:pb-24';
const onward =
  'inline-flex min-h-11 items-center gap-1.5 font-medium text-brand-text no-underline underline-offset-4 hover:underline';

/** The configured banners: one at a time, pausable, and without motion if the person prefers reduced motion. */
export function BannerBlock({ site }: HomeBlockProps) {
  const { t } = useLingui();
  const banners = site.websiteHomepage.pcBannerList;
  const carousel = useCarousel(banners.length);
  const { index, playing, show, toggle, hold } = carousel;
  const banner = banners[index];
  if (!banner) return null;
  const link = externalLink(banner.link ?? '');
  const title = banner.title || site.websiteBaseInfo.websiteName;
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`Highlights`}
      className="relative overflow-hidden bg-brand-50"
      {...hold}
    >
      <ScenePicture address={banner.src} scene={banner.scene} className={picture} />
      <div className={frame}>
        <div className="@4xl:max-w-lg">
          {/* Of one height, so that the buttons stay where they are; a short text stands above them, not far away. */}
          <div aria-live={playing ? 'off' : 'polite'} className="flex flex-col justify-end @4xl:min-h-46">
            {/* A long title is smaller, so that the search below stays in view. */}
            <Heading level={2} size={title.length > 36 ? 'lg' : 'display'}>
              {title}
            </Heading>
            {banner.text && (
              <p className="mt-4 max-w-reading text-balance text-muted @4xl:text-lg">
                <TitleText byClause>{banner.text}</TitleText>
              </p>
            )}
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 @4xl:mt-6 @4xl:justify-start">
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer" className={onward}>
                {t`Visit the page`}
                <ArrowRight size={18} />
              </a>
            ) : (
              <PortalLink to="/position" className={onward}>
                {t`View all positions`}
                <ArrowRight size={18} />
              </PortalLink>
            )}
            {banners.length > 1 && (
              <div className="-ms-3 flex items-center">
                <IconButton label={t`Previous highlight`} onClick={() => show(index - 1)}>
                  <ChevronLeft size={20} />
                </IconButton>
                <IconButton label={playing ? t`Pause` : t`Play`} onClick={toggle}>
                  {playing ? <Pause size={18} /> : <Play size={18} />}
                </IconButton>
                <IconButton label={t`Next highlight`} onClick={() => show(index + 1)}>
                  <ChevronRight size={20} />
                </IconButton>
                <span className="tabular ms-2 text-sm text-muted">
                  {index + 1} / {banners.length}
                </span>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The banner's skeleton. */
export function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="relative bg-surface-sunken">
      <Skeleton className={`${picture} rounded-none!`} />
      <div className={frame}>
        <div className="@4xl:max-w-lg">
          <div className="flex flex-col justify-end gap-4 @4xl:min-h-46">
            <Skeleton className="h-11 w-4/5" />
            <Skeleton className="h-11 w-3/5" />
            <Skeleton className="h-5 w-full" />
          </div>
          <div className="mt-4 min-h-11 @4xl:mt-6" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
