import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';

interface PrintButtonProps {
  /** The name of the resume's owner: it becomes the page's title, which browsers suggest as the name of a PDF. */
  readonly name: string;
  readonly variant?: 'primary' | 'secondary';
}

/** Prints the sheets of the page, or saves them as a PDF, in the browser: nothing leaves the device. */
export function PrintButton({ name, variant = 'secondary' }: PrintButtonProps) {
  const { t } = useLingui();
  const title = name ? t`Resume of ${name}` : t`Resume`;
  useEffect(() => {
    let before = '';
    const begin = () => {
      before = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = before;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
  return (
    <Button variant={variant} onClick={() => window.print()}>
      <Printer size={18} />
      {t`Print or save as PDF`}
    </Button>
  );
}
