import { useLingui } from '@lingui/react/macro';
import Route from 'lucide-react/icons/route';
import Send from 'lucide-react/icons/send';
import type { Pane } from './panes.ts';

/** The benefits of an account, beside the form where there is room. */
export function LoginReasons({ pane }: { readonly pane: Pane }) {
  const { t } = useLingui();
  const reasons = [
    { icon: Send, text: t`Apply in a few steps` },
    { icon: Route, text: t`See where each of your applications stands` },
  ];
  return (
    <div>
      <p className="heading text-3xl">
        {pane === 'login' ? t`Pick up where you left off` : t`One account for all your applications`}
      </p>
      <ul className="mt-8 border-t border-border">
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-4 border-b border-border py-4">
            <Icon size={20} aria-hidden="true" className="shrink-0 text-brand-text" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
