import { useLingui } from '@lingui/react/macro';
import MessageSquare from 'lucide-react/icons/message-square';
import { type ComponentProps, lazy } from 'react';
import { OnDemand } from '../../app/on-demand.tsx';
import { assistantLook, assistantPlace } from './assistant-look.ts';
import type ContactPopoverContent from './contact-popover.tsx';

const ContactPopover = lazy(() => import('./contact-popover.tsx'));

type ContactEntryProps = Pick<ComponentProps<typeof ContactPopoverContent>, 'contact'>;

/** The contact entry, at the left-bottom. */
export default function ContactEntry({ contact }: ContactEntryProps) {
  const { t } = useLingui();
  return (
    <div className={`${assistantPlace} start-4`}>
      <OnDemand
        part={ContactPopover}
        props={{ contact }}
        trigger={
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={contact.title || t`Contact us`}
            className={assistantLook}
          >
            <MessageSquare size={20} />
          </button>
        }
      />
    </div>
  );
}
