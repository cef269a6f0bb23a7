import { EmptyState } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { describeFailure } from '../../core/failures/failures.ts';
import { OtherAccountButton } from './other-account-button.tsx';

/** A link that was sent to somebody else than who is logged in, with a button to log in as that person. */
export default function LinkOfOther({ error }: { readonly error: unknown }) {
  const { t, i18n } = useLingui();
  const shown = describeFailure(error, i18n);
  return (
    <EmptyState
      mark="page"
      as="h2"
      title={shown.kind === 'error' ? shown.text : t`There is nothing to show here.`}
      action={<OtherAccountButton />}
    />
  );
}
