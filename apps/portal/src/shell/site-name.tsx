import type { WebsiteStyle } from '@careers/gateway/contract';
import { hidePicture, safePicture } from '../site-config/links.ts';

/** A website's mark and name, as its header has them. */
export function SiteName({ site }: { readonly site: WebsiteStyle | undefined }) {
  const logo = safePicture(site?.websiteHomepage.logoAddress ?? '');
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
          className="h-8 w-auto max-w-14 shrink-0 object-contain @3xl:h-9 @3xl:max-w-40"
        />
      )}
      <span className="heading min-w-0 text-xs leading-tight wrap-break-word @min-[24rem]:text-sm @xl:text-base @3xl:line-clamp-2 @3xl:text-lg @3xl:leading-normal">
        {site?.websiteBaseInfo.websiteName}
      </span>
    </>
  );
}
