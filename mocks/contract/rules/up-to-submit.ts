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

/** Goes the way of a submit's recipe, up to the submit: what a page has when somebody is about to press its button. */
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
