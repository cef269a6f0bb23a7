import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Building from 'lucide-react/icons/building-2';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import { useWords } from '../../core/portal/use-words.ts';

const CompanyChoice = lazy(() => import('./company-choice.tsx'));

/** The header's way to another company of the group. */
export default function CompanySwitcher() {
  // The header may be there before the page's route has loaded them.
  useWords('company');
  const { t } = useLingui();
  return (
    <OnDemand
      part={CompanyChoice}
      props={{}}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t`Switch company`}
          title={t`Switch company`}
          className={cn(buttonClass('ghost'), '-mx-2 px-3!')}
        >
          <Building size={18} />
        </button>
      }
    />
  );
}
