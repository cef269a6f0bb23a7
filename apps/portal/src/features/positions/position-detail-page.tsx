export { NotBuiltPage as PositionDetailPage } from '../../app/not-built-page.tsx';
