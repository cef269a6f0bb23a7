import { Button, Card, Field, Heading, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '../../core/copy-text.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { APART, type Typed, typedByLink } from '../../forms/link-drafts.ts';
import { wasSent } from './was-sent.ts';

interface UnsentProps {
  readonly token: string;
  /** By form, what was typed into it when it was removed; undefined if nothing was. */
  readonly onScreen: RefObject<ReadonlyMap<string, Typed | undefined>>;
  /** What the link answers by now. */
  readonly answer: unknown;
}

/**
 * The text that was typed and cannot be sent any more, because its form was removed: offered to be copied. What the link's receipt has
 * of it was sent: from another window or device, or from here, by a call whose reply was lost.
 */
export default function Unsent({ token, onScreen, answer }: UnsentProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { toasts } = portal;
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  // In an effect, because removed forms store their text in the same commit, after this component has rendered.
  useEffect(() => {
    const typed = [...typedByLink(portal, token), ...onScreen.current.values()];
    const left = typed.map((one) => (!one || wasSent(one.values, answer) ? '' : one.words));
    setText([...new Set(left)].filter(Boolean).join(APART));
  }, [portal, token, onScreen, answer]);
  if (text === '') return null;

  async function copy(): Promise<void> {
    try {
      await copyText(text);
      toasts.show({ tone: 'success', message: t`Copied` });
    } catch {
      // The browser does not let the page copy: the text is selected, to be copied by hand.
      area.current?.select();
    }
  }
  return (
    <Card as="section" padding="lg" className="mt-8">
      <Heading level={2} size="sm">
        {t`What you typed was not sent`}
      </Heading>
      <Field
        label={t`Your text`}
        hint={t`This page no longer takes it. Copy it if you still need it.`}
        className="mt-4"
      >
        <Textarea ref={area} readOnly rows={5} value={text} />
      </Field>
      <Button variant="secondary" icon={<Copy size={18} />} className="mt-4" onClick={() => void copy()}>
        {t`Copy`}
      </Button>
    </Card>
  );
}
