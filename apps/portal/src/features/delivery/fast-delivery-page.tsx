export { NotBuiltPage as FastDeliveryPage } from '../../app/not-built-page.tsx';
