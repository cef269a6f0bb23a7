import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';

interface PrintButtonProps {
  /** Whose resume it is: a browser offers the page's title as the name of a PDF. */
  readonly name: string;
  readonly variant?: 'primary' | 'secondary';
}

/** Prints the sheets of the page. The browser saves them as a PDF too: nothing of them leaves the device. */
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
