export { NotBuiltPage as PositionListPage } from '../../app/not-built-page.tsx';
