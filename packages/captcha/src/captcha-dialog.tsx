import { Dialog } from '@careers/ui/floating';
import { type ComponentType, useState } from 'react';
import { ClickWordsCaptcha } from './click-words/click-words-captcha.tsx';
import type { CaptchaType } from './protocol/types.ts';
import { SliderCaptcha } from './slider/slider-captcha.tsx';
import { usePopup } from './use-popup.ts';
import type { CaptchaWidgetProps } from './widget/props.ts';

/** `onVerified` is called at once on success: go on with the action and set `open` to false. */
export interface CaptchaDialogProps extends CaptchaWidgetProps {
  readonly open: boolean;
  /** Which puzzle the server asks for; heeded while `open`. */
  readonly captchaType: CaptchaType;
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
  captchaType,
  labels,
  onVerified,
  onCancel,
  onClosed,
  ...widget
}: CaptchaDialogProps) {
  const popup = usePopup(open, onClosed);
  // A puzzle on screen keeps its type until the dialog has closed, also if its owner changes the type before that.
  const [shown, setShown] = useState(captchaType);
  if (open && shown !== captchaType) setShown(captchaType);
  const Widget = WIDGETS[shown];
  return (
    <Dialog
      open={popup.visible}
      onOpenChange={() => (popup.passed ? popup.dismiss() : onCancel())}
      title={labels.title}
      closeLabel={labels.close}
      shape="xs"
      // A drag may end outside, and a press there by mistake must not close the challenge.
      keepOnOutsidePress
    >
      <Widget
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

const WIDGETS: Readonly<Record<CaptchaType, ComponentType<CaptchaWidgetProps>>> = {
  blockPuzzle: SliderCaptcha,
  clickWord: ClickWordsCaptcha,
};
