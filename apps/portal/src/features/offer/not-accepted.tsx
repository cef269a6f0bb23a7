import { buttonClass, EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { SiblingLink } from '../link-page/index.ts';

/** Says that documents can only be submitted after the offer was accepted. */
export default function NotAccepted() {
  const { t } = useLingui();
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={t`You can send documents once you have accepted the offer.`}
      action={
        <SiblingLink to="/mailResponse/acceptOffer" className={buttonClass('primary')}>
          {t`See the offer`}
        </SiblingLink>
      }
    />
  );
}
