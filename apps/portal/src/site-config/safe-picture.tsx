import type { ComponentProps } from 'react';
import { hidePicture, safePicture } from './links.ts';

interface SafePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** As it was configured. */
  readonly address: string;
}

/** A configured picture beside words that say it all; left out where its address is none, or leads to none. */
export function SafePicture({ address, ...rest }: SafePictureProps) {
  const src = safePicture(address);
  return src && <img key={src} {...rest} src={src} alt="" onError={hidePicture} />;
}
