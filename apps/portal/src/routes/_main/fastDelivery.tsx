import { createFileRoute } from '@tanstack/react-router';
import { FastDeliveryPage } from '../../features/delivery/fast-delivery-page.tsx';

export const Route = createFileRoute('/_main/fastDelivery')({
  staticData: { access: 'session' },
  beforeLoad: ({ context }) => context.portal.languages.need('delivery'),
  component: FastDeliveryPage,
});
