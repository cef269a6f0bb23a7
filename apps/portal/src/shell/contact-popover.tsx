import { buttonClass, Heading, InlineFacts } from '@careers/ui';
import { Popover } from '@careers/ui/floating';
import { useLingui } from '@lingui/react/macro';
import { PortalLink } from '../core/navigation/link.tsx';
import type { OnDemandPart } from '../core/parts/on-demand.tsx';
import { useWords } from '../core/portal/use-words.ts';

interface ContactPopoverProps extends OnDemandPart {
  readonly contact: { readonly title: string; readonly contact: string; readonly explanation: string };
}

/** Title, contact information and an explanation, 340 px wide at left-bottom (section 2). */
export default function ContactPopover({ open, onOpenChange, trigger, contact }: ContactPopoverProps) {
  useWords('system');
  const { t } = useLingui();
  const title = contact.title || t`Contact us`;
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={title}
      side="top"
      className="w-[340px]"
    >
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <InlineFacts items={contact.contact.split(' · ')} className="mt-2" />
      <p className="mt-2 text-sm text-balance text-muted">{contact.explanation}</p>
      <PortalLink
        to="/feedback"
        onClick={() => onOpenChange(false)}
        className={`${buttonClass('link', 'sm')} mt-4`}
      >
        {t`Give feedback`}
      </PortalLink>
    </Popover>
  );
}
