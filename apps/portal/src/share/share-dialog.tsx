import { Dialog } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import type { OnDemandPart } from '../core/parts/on-demand.tsx';
import { useWords } from '../core/portal/use-words.ts';
import { ShareLink } from './share-link.tsx';
import type { ShareSubject } from './share-subject.ts';

interface ShareDialogProps extends OnDemandPart {
  readonly subject: ShareSubject;
}

/** Shares a position or a list, by a link or by a poster with its QR code (section 2). */
export default function ShareDialog({ open, onOpenChange, trigger, subject }: ShareDialogProps) {
  useWords('share');
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      shape="lg"
      title={subject.kind === 'list' ? t`Share these positions` : t`Share this position`}
      closeLabel={t`Close`}
    >
      <ShareLink subject={subject} />
    </Dialog>
  );
}
