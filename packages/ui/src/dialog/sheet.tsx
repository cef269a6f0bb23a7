import { Dialog, type DialogProps } from './dialog.tsx';

export interface SheetProps extends Omit<DialogProps, 'shape'> {
  /** Where it comes from. */
  side?: 'bottom' | 'start';
}

/** A dialog from an edge of the screen: filters and menus on a phone. */
export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <Dialog {...rest} shape={side} />;
}
