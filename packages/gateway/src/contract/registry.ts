import * as account from './account.ts';
import * as agreement from './agreement.ts';
import * as approval from './approval.ts';
import * as captcha from './captcha.ts';
import * as check from './check.ts';
import * as collect from './collect.ts';
import * as collections from './collections.ts';
import * as company from './company.ts';
import * as delivery from './delivery.ts';
import * as directory from './directory.ts';
import * as evaluation from './evaluation.ts';
import * as feedback from './feedback.ts';
import * as forward from './forward.ts';
import * as interview from './interview.ts';
import * as interviewSlots from './interview-slots.ts';
import * as link from './link.ts';
import * as logs from './logs.ts';
import * as medical from './medical.ts';
import * as message from './message.ts';
import type { Method } from './method.ts';
import * as offer from './offer.ts';
import * as ownEvaluation from './own-evaluation.ts';
import * as philosophy from './philosophy.ts';
import * as positionDetail from './position-detail.ts';
import * as positions from './positions.ts';
import * as recommend from './recommend.ts';
import * as resume from './resume.ts';
import * as resumeImport from './resume-import.ts';
import * as resumeImprove from './resume-improve.ts';
import * as resumeUpdate from './resume-update.ts';
import * as resumeView from './resume-view.ts';
import * as settings from './settings.ts';
import * as share from './share.ts';
import * as site from './site.ts';
import * as talent from './talent.ts';

const modules = {
  ...site,
  ...logs,
  ...account,
  ...agreement,
  ...feedback,
  ...settings,
  ...directory,
  ...captcha,
  ...positions,
  ...positionDetail,
  ...collections,
  ...share,
  ...philosophy,
  ...resume,
  ...resumeImport,
  ...delivery,
  ...approval,
  ...check,
  ...evaluation,
  ...ownEvaluation,
  ...link,
  ...offer,
  ...collect,
  ...medical,
  ...forward,
  ...message,
  ...resumeUpdate,
  ...talent,
  ...interview,
  ...interviewSlots,
  ...company,
  ...recommend,
  ...resumeView,
  ...resumeImprove,
};

type Modules = typeof modules;

/**
 * Every method of the contract, by the name it is exported under. For the mock, the suite and readers:
 * the portal imports the methods it calls, never this, so that the others stay out of its bundle.
 */
export type Registry = {
  [Id in keyof Modules as Modules[Id] extends Method ? Id : never]: Modules[Id] extends Method
    ? Modules[Id]
    : never;
};
export type MethodId = keyof Registry;

function isMethod(exported: unknown): exported is Method {
  return typeof exported === 'object' && exported !== null && 'channel' in exported && 'access' in exported;
}

/** The ids, file by file. */
export const methodIds = Object.entries(modules)
  .filter(([, exported]) => isMethod(exported))
  .map(([id]) => id) as MethodId[];

export const registry: Registry = modules;

/** `group.method` for faults and inspectors, or the bare URI of a base or admin method. */
export function methodPath(method: Method, group: string = method.groups[0]): string {
  return method.channel === 'business' ? `${group}.${method.name}` : method.name;
}

const byPath = new Map<string, MethodId>();
for (const id of methodIds) {
  for (const group of registry[id].groups) byPath.set(methodPath(registry[id], group), id);
}

/** The paths of every method, under each of its groups. */
export const methodPaths: readonly string[] = [...byPath.keys()];

/** The method that answers a path, if the contract has one. */
export function findMethod(path: string): MethodId | undefined {
  return byPath.get(path);
}
