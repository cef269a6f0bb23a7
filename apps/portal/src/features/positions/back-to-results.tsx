import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { PortalLink } from '../../core/navigation/link.tsx';
import { useLastList } from './last-list.ts';

/** A link back to the results as they were filtered; null for somebody who did not come from a list. */
export function BackToResults() {
  const { t } = useLingui();
  const list = useLastList();
  return (
    list && (
      <PortalLink
        to={list.path}
        query={list.query}
        className={cn(buttonClass('link', 'sm'), '-mt-4 mb-4 inline-flex')}
      >
        <ArrowLeft size={16} />
        {t`Back to results`}
      </PortalLink>
    )
  );
}
