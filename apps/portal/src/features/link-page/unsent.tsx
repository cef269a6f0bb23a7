import { Button, Card, Field, Heading, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '../../core/copy-text.ts';
import { usePortal } from '../../core/portal/portal.ts';
import { typedByLink } from '../../forms/link-drafts.ts';

interface UnsentProps {
  readonly token: string;
  /** By form, the text in it when it was removed. */
  readonly onScreen: RefObject<ReadonlyMap<string, string>>;
}

/** The text that was typed and cannot be sent any more, because its form was removed: offered to be copied. */
export default function Unsent({ token, onScreen }: UnsentProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const { toasts } = portal;
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  // In an effect, because removed forms store their text in the same commit, after this component has rendered.
  useEffect(() => setText(typedByLink(portal, token, onScreen.current.values())), [portal, token, onScreen]);
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
