import { buttonClass, TitleText } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import CircleSlash from 'lucide-react/icons/circle-slash-2';
import { PortalLink } from '../../core/navigation/link.tsx';

/** Says that a position is closed or delisted (section 4, Position), with a link to the others. */
export function PositionNotice({ status }: { readonly status: 'closed' | 'delisted' }) {
  const { t } = useLingui();
  return (
    <div
      role="status"
      data-state={status}
      className="mb-10 flex flex-wrap items-center gap-x-4 gap-y-4 rounded-md bg-warning-surface p-5"
    >
      <CircleSlash size={22} className="shrink-0 text-warning-text" />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold text-warning-text">
          {status === 'closed' ? t`Position is closed` : t`Position has been delisted`}
        </p>
        <p className="mt-0.5 text-sm text-balance">
          <TitleText>
            {status === 'closed'
              ? t`This job is closed. You can still read it.`
              : t`This job takes no more applications. You can still read it.`}
          </TitleText>
        </p>
      </div>
      <PortalLink to="/position" className={buttonClass('secondary')}>
        {t`All positions`}
      </PortalLink>
    </div>
  );
}
