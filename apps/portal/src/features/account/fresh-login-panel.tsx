import { LoginPanel } from './login-panel.tsx';
import { useAccountPanes } from './use-account-panes.ts';
import type { OnLoggedIn } from './use-login.ts';

/** The login panel with forms of its own, prefilled with what was typed in other panels. */
export function FreshLoginPanel({ onLoggedIn }: { readonly onLoggedIn?: OnLoggedIn }) {
  return <LoginPanel account={useAccountPanes()} onLoggedIn={onLoggedIn} />;
}
