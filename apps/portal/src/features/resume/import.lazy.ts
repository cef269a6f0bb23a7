import { lazy } from '../../core/parts/lazy.tsx';

/**
 * The import of an old resume, as a dialog that does everything itself (specification, section 4): fetched with its words
 * when it is first opened. For `OnDemand`, or inside of a `PartBoundary`.
 */
export const ImportResume = lazy(() => import('./import/import-dialog.tsx'));
