import type { OnDemandPart } from '../../app/on-demand.tsx';

export default function LoginPopover(_: OnDemandPart) {
  return null;
}
