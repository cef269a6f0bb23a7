import type { Capability } from '@careers/gateway/reference';

/** What a case may need of a gateway beside being called: the recipes' powers, and the suite's own. */
export type SuiteCapability = Capability | 'account' | 'second-account' | 'writes';

/** Every capability, with what a gateway lets the suite do that has it. A case whose capability is missing is skipped. */
export const capabilitySentences = {
  writes: 'things may be changed: missing with --read-only',
  account: 'an account with a complete resume is known: accounts.candidate',
  'second-account': 'a second account is known, with an empty resume: accounts.newcomer',
  interviewer: 'an account is known that interviews candidates: accounts.interviewer',
  'own-contacts': 'codes may be sent to contacts that the suite makes up: contacts',
  'own-account': 'the suite may register accounts of its own: contacts, and a source of codes',
  'own-world': 'the sandbox’s control API gives each case a world of its own, which nobody else touches',
  inbox: 'the codes that the gateway sends can be read: codes.command, or the control API',
  messages: 'the messages that the gateway sends can be read: the control API',
  clock: 'the gateway’s time can be moved: the control API',
  'captcha-solver': 'captchas can be solved by a program: pictures like the sandbox’s',
  'magic-values': 'the gateway knows the sandbox’s magic phones and its code 888888',
  'positions-by-status': 'a closed and a delisted position are known: positions',
  links: 'links to offers in a known state can be had: links.command',
  files: 'files can be handed in and fetched: addresses.files, credentials.files',
  directory: 'somebody of the company’s directory is known, who is let in: directory.employee',
  portal: 'the portal’s address is known, to which the directory sends people back: portal',
  'sign-on-page': 'the directory’s sign-on page takes a form as the sandbox’s does',
  'directory-refused': 'somebody of the directory is known, who is refused: directory.refused',
  'internal-site': 'an internal website is known: sites.internal',
} as const satisfies Record<SuiteCapability, string>;

export const capabilities: readonly SuiteCapability[] = Object.keys(capabilitySentences).filter(isCapability);

/** Whether a text names a capability. */
export function isCapability(name: string): name is SuiteCapability {
  return Object.hasOwn(capabilitySentences, name);
}

/** A case met something on its way that the gateway does not let the suite do: it proves nothing, for or against. */
export class Lacking extends Error {
  override readonly name = 'Lacking';
  readonly capability: SuiteCapability;
  constructor(capability: SuiteCapability, why: string) {
    super(why);
    this.capability = capability;
  }
}
