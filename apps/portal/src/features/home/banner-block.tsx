import { buttonClass, Heading, IconButton, Skeleton, SkeletonGroup } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { PortalLink } from '../../core/link.tsx';
import { TitleText } from '../../core/title-text.tsx';
import { externalLink } from '../../site-config/links.ts';
import { SafePicture } from '../../site-config/safe-picture.tsx';
import type { HomeBlockProps } from './block.tsx';
import { useCarousel } from './use-carousel.ts';

/** The configured banners: one at a time, pausable, still for those who ask for less motion. */
export function BannerBlock({ site }: HomeBlockProps) {
  const { t } = useLingui();
  const banners = site.websiteHomepage.pcBannerList;
  const carousel = useCarousel(banners.length);
  const { index, playing, show, toggle, hold } = carousel;
  const banner = banners[index];
  if (!banner) return null;
  const link = externalLink(banner.link ?? '');
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`Highlights`}
      className="overflow-hidden bg-brand-50"
      {...hold}
    >
      <div className="mx-auto grid max-w-content items-center @4xl:grid-cols-12 @4xl:gap-10 @4xl:px-6">
        <div className="order-2 px-4 py-9 @4xl:order-1 @4xl:col-span-5 @4xl:min-h-105 @4xl:content-center @4xl:px-0 @4xl:py-16">
          <div aria-live={playing ? 'off' : 'polite'} className="@4xl:min-h-52">
            <Heading level={2} size="display">
              <TitleText>{banner.title || site.websiteBaseInfo.websiteName}</TitleText>
            </Heading>
            {banner.text && <p className="mt-4 max-w-reading text-lg text-muted">{banner.text}</p>}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {link ? (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('primary', 'lg')}
              >
                {t`Visit the page`}
              </a>
            ) : (
              <PortalLink to="/position" className={buttonClass('primary', 'lg')}>
                {t`View all positions`}
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
        <div className="order-1 @4xl:order-2 @4xl:col-span-7 @4xl:py-10">
          <SafePicture
            address={banner.src}
            width={1200}
            height={420}
            className="aspect-[16/9] w-full object-cover @4xl:aspect-[16/10] @4xl:rounded-lg"
          />
        </div>
      </div>
    </section>
  );
}

/** The banner's shape while the configuration is on its way. */
export function BannerSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`} className="bg-surface-sunken">
      <div className="mx-auto grid max-w-content items-center @4xl:grid-cols-12 @4xl:gap-10 @4xl:px-6">
        <div className="order-2 grid gap-4 px-4 py-9 @4xl:order-1 @4xl:col-span-5 @4xl:min-h-105 @4xl:px-0 @4xl:py-16">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-5 w-full" />
        </div>
        <div className="order-1 @4xl:order-2 @4xl:col-span-7 @4xl:py-10">
          <Skeleton className="aspect-[16/9] w-full @4xl:aspect-[16/10] @4xl:rounded-lg" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
