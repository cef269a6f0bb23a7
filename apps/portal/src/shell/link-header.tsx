import { useSite } from '../site-config/use-site.tsx';
import { useSiteIdentity } from '../site-config/use-site-identity.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteName } from './site-name.tsx';

/** The link's website, and the language switcher; as high as the header of other pages (decision 5.18). */
export function LinkHeader() {
  const { isLoading } = useSite();
  const identity = useSiteIdentity();
  return (
    <header className="@container sticky top-0 z-30 border-b low:relative border-border bg-surface-raised/95 [backdrop-filter:blur(8px)]">
      {/* The line below counts as part of the height. */}
      <div className="mx-auto -mb-px flex min-h-14 max-w-content items-center gap-3 px-4 py-1 @3xl:h-header @3xl:px-6 print:px-0">
        <div className="flex min-w-0 items-center gap-2 @3xl:gap-3">
          <SiteName identity={identity} loading={isLoading} />
        </div>
        <div className="ms-auto shrink-0">
          <LanguageSwitcher />
        </div>
      </div>
      <RouteProgress />
    </header>
  );
}
