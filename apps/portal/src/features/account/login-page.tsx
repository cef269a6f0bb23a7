export { NotBuiltPage as LoginPage } from '../../app/not-built-page.tsx';
