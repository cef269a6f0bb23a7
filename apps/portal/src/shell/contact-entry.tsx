import { useLingui } from '@lingui/react/macro';
import MessageSquare from 'lucide-react/icons/message-square';
import type { ComponentProps } from 'react';
import { lazy } from '../core/parts/lazy.tsx';
import { OnDemand } from '../core/parts/on-demand.tsx';
import { assistantLook, assistantPlace, assistantPress } from './assistant-look.ts';
import type ContactPopoverContent from './contact-popover.tsx';

const ContactPopover = lazy(() => import('./contact-popover.tsx'));

type ContactEntryProps = Pick<ComponentProps<typeof ContactPopoverContent>, 'contact'>;

/** The contact entry, at the left-bottom; a landmark of its own. */
export default function ContactEntry({ contact }: ContactEntryProps) {
  const { t } = useLingui();
  const title = contact.title || t`Contact us`;
  return (
    <aside aria-label={title} className={`${assistantPlace} start-0 @5xl:start-4`}>
      <OnDemand
        part={ContactPopover}
        props={{ contact }}
        trigger={
          <button type="button" aria-haspopup="dialog" aria-label={title} className={assistantPress}>
            <span className={`${assistantLook} rounded-e-md border-s-0 @5xl:border-s`}>
              <MessageSquare size={18} />
            </span>
          </button>
        }
      />
    </aside>
  );
}
