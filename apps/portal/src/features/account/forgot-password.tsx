import { buttonClass, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import type { Form } from '../../forms/form/index.ts';
import type { Contact } from './contact.ts';
import type { PasswordLoginValues } from './login-values.ts';

const ResetDrawer = lazy(() => import('./reset-drawer.tsx'));

interface ForgotPasswordProps {
  readonly form: Form<PasswordLoginValues>;
  /** Called with the contact whose password was set, to prefill the login. */
  readonly onPasswordSet: (contact: Contact) => void;
}

/** The "forgot password" button (section 2, Header). It is outside the login's form, since its drawer has forms of its own. */
export function ForgotPassword({ form, onPasswordSet }: ForgotPasswordProps) {
  const { t } = useLingui();
  return (
    <OnDemand
      part={ResetDrawer}
      props={{
        account: () => form.getValues('account'),
        onPasswordSet: (contact: Contact) => {
          onPasswordSet(contact);
          form.setFocus('password');
        },
      }}
      trigger={
        <button type="button" aria-haspopup="dialog" className={cn(buttonClass('link', 'sm'), 'min-h-11')}>
          {t`Forgot password?`}
        </button>
      }
    />
  );
}
