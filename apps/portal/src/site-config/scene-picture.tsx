import { cn } from '@careers/ui';
import { lazy } from '../core/parts/lazy.tsx';
import { PartBoundary } from '../core/parts/part-boundary.tsx';
import { SafePicture } from './safe-picture.tsx';
import { useSite } from './use-site.tsx';

const SceneNearby = lazy(() => import('./scene-nearby.tsx'));

interface ScenePictureProps {
  /** A configured picture, which is preferred to the scene unless it is missing, refused or broken. */
  readonly address?: string;
  /** The scene's word; by default the site's. */
  readonly scene?: string | undefined;
  /** The index among several pictures of one scene, each of which shows another part of it. */
  readonly view?: number;
  /** Has to set the size, which the picture takes before it is loaded. */
  readonly className: string;
}

/**
 * A configured picture, or a scene in the brand's colours. The scene is fetched when it comes near the screen; until then, and if that
 * fails, the brand's background is shown.
 */
export function ScenePicture({ address = '', scene, view, className }: ScenePictureProps) {
  const { data: site } = useSite();
  const word = scene || site?.websiteHomepage.theme.scene;
  return (
    <SafePicture
      address={address}
      className={cn('object-cover', className)}
      fallback={
        <div aria-hidden="true" className={cn('overflow-hidden bg-brand-200', className)}>
          <PartBoundary>{site && <SceneNearby word={word} view={view} />}</PartBoundary>
        </div>
      }
    />
  );
}
