import { type ComponentProps, type ReactNode, useState } from 'react';
import { safePicture } from './links.ts';

interface SafePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** The configured address. */
  readonly address: string;
  /** Rendered if the address is invalid, or the picture cannot be loaded; nothing by default. */
  readonly fallback?: ReactNode;
}

/** A decorative picture with a configured address. If it is refused or broken, the fallback is rendered instead. */
export function SafePicture({ address, fallback, ...rest }: SafePictureProps) {
  const [broken, setBroken] = useState<string>();
  const src = safePicture(address);
  if (!src || src === broken) return fallback;
  return <img key={src} {...rest} src={src} alt="" onError={() => setBroken(src)} />;
}
