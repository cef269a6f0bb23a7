import { cn } from '@careers/ui';
import { lazy } from '../core/lazy.tsx';
import { PartBoundary } from '../core/part-boundary.tsx';
import { SafePicture } from './safe-picture.tsx';
import { useSite } from './use-site.ts';

const SceneNearby = lazy(() => import('./scene-nearby.tsx'));

interface ScenePictureProps {
  /** A configured picture, which goes before the scene; none, one that is refused and one that is broken leave it. */
  readonly address?: string;
  /** The scene's word; the site's own without. */
  readonly scene?: string | undefined;
  /** Which of several pictures of one scene it is; each shows another part of it. */
  readonly place?: number;
  /** Gives the place its size and its shape, which it has before anything is drawn in it. */
  readonly className: string;
}

/**
 * A picture in the brand of where it stands. Its drawing is fetched when it comes near the screen; until then, and where it
 * cannot be had, there is the brand's own ground.
 */
export function ScenePicture({ address = '', scene, place, className }: ScenePictureProps) {
  const { data: site } = useSite();
  const word = scene || site?.websiteHomepage.theme.scene;
  return (
    <SafePicture
      address={address}
      className={cn('object-cover', className)}
      fallback={
        <div aria-hidden="true" className={cn('overflow-hidden bg-brand-200', className)}>
          <PartBoundary>{site && <SceneNearby word={word} place={place} />}</PartBoundary>
        </div>
      }
    />
  );
}
