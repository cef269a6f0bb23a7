import type { Recipe } from '@careers/gateway/reference';
import { type MethodId, registry } from '@careers/gateway/registry';
import type { CaseProbe } from '../target/probe.ts';

/** The param that a recipe was about to submit, and the token of its link. */
interface PreparedSubmit {
  readonly param: object;
  readonly token: string;
}

/** Thrown in place of a recipe's submit, so that the recipe ends there. */
class AboutToSubmit extends Error {
  override readonly name = 'AboutToSubmit';
  readonly param: object;
  constructor(param: object) {
    super('about to submit');
    this.param = param;
  }
}

/** Plays a submit's recipe until just before the submit: the state of a page whose button is about to be pressed. */
export async function upToSubmit(probe: CaseProbe, id: MethodId, recipe: Recipe): Promise<PreparedSubmit> {
  const stopping: CaseProbe = {
    ...probe,
    call: (method, param) => {
      if (method.name === registry[id].name) throw new AboutToSubmit(Object(param));
      return probe.call(method, param);
    },
  };
  try {
    await recipe.run(stopping);
  } catch (error) {
    if (!(error instanceof AboutToSubmit)) throw error;
    const { param } = error;
    return { param, token: String(Reflect.get(param, 'token')) };
  }
  throw new Error(`the recipe of ${id} submits nothing`);
}
