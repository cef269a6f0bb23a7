import { Dialog } from '@careers/ui/floating';
import type { CaptchaLabels } from './labels.ts';
import type { CaptchaType, CaptchaVerification } from './protocol/types.ts';
import { SliderCaptcha } from './slider/slider-captcha.tsx';
import type { CaptchaTransport } from './transport.ts';
import { usePopup } from './use-popup.ts';
import type { CaptchaClock } from './widget/props.ts';

export interface CaptchaDialogProps {
  readonly open: boolean;
  /** Which puzzle the server asks for. */
  readonly captchaType: CaptchaType;
  readonly transport: CaptchaTransport;
  readonly labels: CaptchaLabels;
  /** Measures the seconds of a success; `performance` unless given. */
  readonly clock?: CaptchaClock;
  /** Called at once on success: go on with the action and set `open` to false. */
  readonly onVerified: (verification: CaptchaVerification) => void;
  /** Escape or the cross, before a success. */
  readonly onCancel: () => void;
  /** The success message has gone. */
  readonly onClosed?: () => void;
}

/**
 * The captcha in a modal dialog (specification, section 4). Keep it mounted: after a success it stays on
 * screen for 1200 ms by itself, with the seconds taken, while the action goes on behind it. Each change of
 * `open` from false to true begins with a new challenge.
 */
export function CaptchaDialog({
  open,
  labels,
  onVerified,
  onCancel,
  onClosed,
  ...widget
}: CaptchaDialogProps) {
  const popup = usePopup(open, onClosed);
  return (
    <Dialog
      open={popup.visible}
      onOpenChange={() => (popup.passed ? popup.dismiss() : onCancel())}
      title={labels.title}
      closeLabel={labels.close}
      shape="sm"
      // A drag may well end outside, and a stray press must not cost the challenge.
      keepOnOutsidePress
    >
      <CaptchaWidget
        key={popup.round}
        {...widget}
        labels={labels}
        onVerified={(verification) => {
          popup.pass();
          onVerified(verification);
        }}
      />
    </Dialog>
  );
}

type CaptchaWidgetProps = Omit<CaptchaDialogProps, 'open' | 'onCancel' | 'onClosed'>;

/** The widget of a kind of puzzle; a kind without one says so. */
function CaptchaWidget({ captchaType, labels, ...slider }: CaptchaWidgetProps) {
  switch (captchaType) {
    case 'blockPuzzle':
      return <SliderCaptcha {...slider} labels={labels} />;
    case 'clickWord':
      return (
        <p data-state="unsupported" role="status" className="py-6 text-center text-muted">
          {labels.unsupported}
        </p>
      );
  }
}
