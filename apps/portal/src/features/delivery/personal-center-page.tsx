export { NotBuiltPage as PersonalCenterPage } from '../../app/not-built-page.tsx';
