import { CaptchaDialog } from '@careers/captcha';
import type { CaptchaKind } from '@careers/gateway';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { useWords } from '../../core/portal/use-words.ts';
import { gatewayCaptchaTransport } from './captcha-transport.ts';
import { useCaptchaLabels } from './use-captcha-labels.ts';

interface CaptchaHostProps {
  /** The captcha that a call waits for; undefined while none does. */
  readonly request: { readonly captchaType: CaptchaKind } | undefined;
}

/**
 * The captcha over the page. The call goes on as soon as it is solved; the dialog stays a little longer with
 * the seconds it took, which is why the host is mounted without a request too.
 */
export default function CaptchaHost({ request }: CaptchaHostProps) {
  useWords('captcha');
  const portal = usePortal();
  const { captchaPrompts } = portal;
  const labels = useCaptchaLabels();
  const transport = useMemo(() => gatewayCaptchaTransport(portal), [portal]);

  // One commit behind, so that the dialog sees an end between two requests that follow each other.
  const [seen, setSeen] = useState<typeof request>();
  useEffect(() => setSeen(request), [request]);

  return (
    <CaptchaDialog
      open={request !== undefined && request === seen}
      captchaType={seen?.captchaType ?? 'blockPuzzle'}
      transport={transport}
      labels={labels}
      onVerified={(proof) => captchaPrompts.answer(proof)}
      onCancel={() => captchaPrompts.answer(undefined)}
    />
  );
}
