import { type ComponentProps, type ReactNode, useState } from 'react';
import { safePicture } from './links.ts';

interface SafePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** As it was configured. */
  readonly address: string;
  /** What stands there where the address is none, or leads to none; nothing unless said. */
  readonly fallback?: ReactNode;
}

/** A configured picture beside words that say it all; one that is refused or broken leaves its place to another. */
export function SafePicture({ address, fallback, ...rest }: SafePictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = safePicture(address);
  if (!src || src === broken) return fallback;
  return <img key={src} {...rest} src={src} alt="" onError={() => setBroken(src)} />;
}
