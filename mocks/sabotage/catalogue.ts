import { accounts } from './ideas/accounts.ts';
import { atOnce } from './ideas/at-once.ts';
import { bounds } from './ideas/bounds.ts';
import { byRequest } from './ideas/by-request.ts';
import { captchaAsks } from './ideas/captcha-asks.ts';
import { captchaPuzzles } from './ideas/captcha-puzzles.ts';
import { clocks } from './ideas/clocks.ts';
import { dataFields, renamedFields } from './ideas/data-fields.ts';
import { dataValues } from './ideas/data-values.ts';
import { deadlines } from './ideas/deadlines.ts';
import { effects } from './ideas/effects.ts';
import { files } from './ideas/files.ts';
import { foreignIds } from './ideas/foreign-ids.ts';
import { forgottenGuards } from './ideas/guards.ts';
import { interviews } from './ideas/interviews.ts';
import { languages } from './ideas/languages.ts';
import { lifetimes } from './ideas/lifetimes.ts';
import { linkGuards } from './ideas/link-guards.ts';
import { links } from './ideas/links.ts';
import { wrongLists } from './ideas/lists.ts';
import { nextSteps } from './ideas/next-steps.ts';
import { order } from './ideas/order.ts';
import { outcomes } from './ideas/outcomes.ts';
import { ownData } from './ideas/own-data.ts';
import { pages } from './ideas/pages.ts';
import { params } from './ideas/params.ts';
import { newPasswords } from './ideas/passwords.ts';
import { people } from './ideas/people.ts';
import { positions } from './ideas/positions.ts';
import { proofs } from './ideas/proofs.ts';
import { details, reasons } from './ideas/reasons.ts';
import { repeats } from './ideas/repeats.ts';
import { requests } from './ideas/requests.ts';
import { sites } from './ideas/sites.ts';
import { snapshots } from './ideas/snapshots.ts';
import { texts } from './ideas/texts.ts';
import { tries } from './ideas/tries.ts';
import { written } from './ideas/written.ts';
import { zones } from './ideas/zones.ts';
import type { Sabotage } from './sabotage.ts';

/** Every sabotage, the subtle ones first. */
export const catalogue: readonly Sabotage[] = [
  ...people,
  ...foreignIds,
  ...positions,
  ...sites,
  ...snapshots,
  ...accounts,
  ...newPasswords,
  ...proofs,
  ...lifetimes,
  ...tries,
  ...clocks,
  ...links,
  ...linkGuards,
  ...deadlines,
  ...outcomes,
  ...zones,
  ...interviews,
  ...requests,
  ...byRequest,
  ...written,
  ...nextSteps,
  ...repeats,
  ...atOnce,
  ...effects,
  ...captchaPuzzles,
  ...captchaAsks,
  ...files,
  ...texts,
  ...ownData,
  ...pages,
  ...params,
  ...languages,
  ...order,
  ...wrongLists,
  ...dataValues,
  ...details,
  ...reasons,
  ...bounds,
  ...forgottenGuards,
  ...renamedFields,
  ...dataFields,
];
