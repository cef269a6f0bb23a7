import type { WorldControl } from '@careers/mocks';
import type { Change } from './change.ts';

/** The controls of a running world, by which bench and scripts change it: at once, and a refusal is thrown. */
export type Steering = Omit<WorldControl, 'adjust'>;

/** The controls of a world; after those that change what the portal shows, `changed` makes it fetch that again. */
export function steeringOf(control: WorldControl, changed: (what?: Change) => void): Steering {
  const telling =
    <Args extends readonly unknown[]>(run: (...args: Args) => void, what?: Change) =>
    (...args: Args) => {
      run(...args);
      changed(what);
    };
  const { desk } = control;
  return {
    ...control,
    advance: telling(control.advance),
    restore: telling(control.restore),
    setSite: telling(control.setSite, 'site'),
    resetSite: telling(control.resetSite, 'site'),
    desk: {
      deliveries: desk.deliveries,
      recommendations: desk.recommendations,
      act: telling(desk.act),
      moveDelivery: telling(desk.moveDelivery),
      moveRecommendation: telling(desk.moveRecommendation),
      setPositionStatus: telling(desk.setPositionStatus),
    },
  };
}
