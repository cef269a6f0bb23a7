import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Share2 from 'lucide-react/icons/share-2';
import { useAppLocation } from '../../core/navigation/app-location.ts';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { isInternal } from '../../core/portal/is-internal.ts';
import type { ShareSubject } from '../../share/share-subject.ts';
import { useSite } from '../../site-config/use-site.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';

const ShareDialog = lazy(() => import('../../share/share-dialog.tsx'));

interface ShareButtonProps {
  readonly subject: ShareSubject;
  /** Shows only the icon where there is little room. */
  readonly compact?: boolean;
  readonly className?: string;
}

/**
 * Opens the share dialog. On a page that is a share already, and on an internal site, whose positions cannot be shared
 * (decision 6.7), it copies the address instead.
 */
export function ShareButton({ subject, compact = false, className = '' }: ShareButtonProps) {
  const { t } = useLingui();
  const { query } = useAppLocation();
  const { data: site } = useSite();
  if (query.ticket || isInternal(site)) {
    return <CopyLinkButton compact={compact} className={className} />;
  }
  return (
    <OnDemand
      part={ShareDialog}
      props={{ subject }}
      trigger={
        <button type="button" aria-haspopup="dialog" className={cn(buttonClass('ghost'), className)}>
          <Share2 size={18} />
          <span className={compact ? 'sr-only @2xl:not-sr-only' : ''}>{t`Share`}</span>
        </button>
      }
    />
  );
}
