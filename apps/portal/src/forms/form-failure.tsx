import { TitleText, useAfterPress } from '@careers/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** Why a form was refused, if it is not about a single field. Always rendered, so that screen readers announce what appears in it. */
export function FormFailure({ message: given }: { readonly message: string | undefined }) {
  const message = useAfterPress(given);
  return (
    // Out of the flow while it is empty: it takes no gap between the others.
    <div role="alert" className="empty:absolute not-empty:mb-5">
      {message && (
        <p
          data-state="failed"
          className="flex animate-rise-in gap-2.5 rounded-md bg-danger-surface px-4 py-3 text-sm text-danger-text"
        >
          <CircleAlert size={18} className="mt-[0.15em] shrink-0" />
          <span>
            <TitleText>{message}</TitleText>
          </span>
        </p>
      )}
    </div>
  );
}
