import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import { copyText } from '../../core/copy-text.ts';
import { usePortal } from '../../core/portal/portal.ts';

interface CopyLinkButtonProps {
  /** Shows only the icon where there is little room. */
  readonly compact: boolean;
  readonly className: string;
}

/** Copies the page's address. */
export function CopyLinkButton({ compact, className }: CopyLinkButtonProps) {
  const { toasts } = usePortal();
  const { t } = useLingui();
  const copy = async () => {
    try {
      await copyText(window.location.href);
      toasts.show({ tone: 'success', message: t`Link copied` });
    } catch {
      // The browser does not let the page copy: the address bar always works.
      toasts.show({
        tone: 'warning',
        message: t`The link could not be copied. Please copy it from the address bar.`,
      });
    }
  };
  return (
    <Button variant="ghost" icon={<LinkIcon size={18} />} onClick={() => void copy()} className={className}>
      <span className={compact ? 'sr-only @2xl:not-sr-only' : ''}>{t`Copy link`}</span>
    </Button>
  );
}
