import { Button, Card, Field, Heading, Textarea } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { copyText } from '../../core/copy-text.ts';
import { usePortal } from '../../core/portal/portal.ts';

/** A text that was typed and that the page no longer takes, offered to be copied. */
export function UnsentText({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { toasts } = usePortal();
  const area = useRef<HTMLTextAreaElement>(null);

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
