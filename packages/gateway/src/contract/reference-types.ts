import type { LoginResult } from './account.ts';
import type { CaptchaKind } from './captcha.ts';
import type { LanguageIndex } from './language-index.ts';
import type { DataOf, Method, ParamOf, ReasonOf } from './method.ts';
import type { PositionSummary } from './positions.ts';
import type { FileRef } from './shapes.ts';

/** A challenge, and the points that answer it, in pixels of 310 by 155. */
export interface SeenCaptcha {
  readonly token: string;
  readonly secretKey: string | null;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Somebody of the company's directory. */
export interface DirectoryUser {
  readonly userName: string;
  readonly password: string;
}

/** Capabilities over a gateway that a real one may lack; a recipe says which it needs. */
export interface Capabilities {
  /** The gateway's own time can be moved. */
  clock: {
    /** Moves it by `90s`, `15m`, `2h`, `2d`. */
    advance(duration: string): Promise<void>;
  };
  /**
   * The newcomer is an account of the case's own: what is done to it, be it a lock or another password, meets nobody
   * else. A recipe that fails logins, sends codes to an account, or changes one, needs this.
   */
  'own-account': object;
  /** Codes may be sent to contacts that nobody has, which are the case's own. */
  'own-contacts': object;
  /** The whole world is the case's own: what counts for all who call may be exhausted. */
  'own-world': object;
  /** What the gateway sends can be read. */
  inbox: {
    /** The newest verification code that was sent to a phone or an e-mail. */
    inboxCode(contact: string): Promise<string>;
  };
  /** All that the gateway sends can be read, not codes alone. */
  messages: {
    /** The texts that were sent to a phone or an e-mail, the oldest first; those that carry a code are left out. */
    messagesTo(contact: string): Promise<readonly string[]>;
  };
  /** Captchas can be solved without a person. */
  'captcha-solver': {
    solveCaptcha(captchaType: CaptchaKind): Promise<{ captchaVerification: string; captchaType: string }>;
    /** Looks at a new challenge, and finds where its answer lies: the piece's place, or the words in their order. */
    lookAtCaptcha(captchaType: CaptchaKind): Promise<SeenCaptcha>;
  };
  /** Positions can be had that are no longer open. */
  'positions-by-status': {
    position(status: Exclude<PositionSummary['status'], 'open'>): Promise<string>;
  };
  /** The gateway knows the sandbox's magic values. */
  'magic-values': {
    readonly magic: {
      /** Accepted wherever a code is asked. */
      readonly code: string;
      /** A phone whose login asks for the slider first. */
      readonly sliderPhone: string;
      /** A phone whose login asks for the click words first. */
      readonly wordsPhone: string;
      /** A phone whose account has no password, and no other way in. */
      readonly codeOnlyPhone: string;
      /** A phone whose account has agreed to an earlier version of the privacy notice. */
      readonly earlierPhone: string;
      readonly password: string;
      /** Where the codes of its links to a resume go. */
      readonly linkContact: string;
      /** Somebody of the company, to whom a resume can be passed on. */
      readonly colleague: string;
      /** One account's phone, e-mail and account name. */
      readonly aliases: readonly [string, string, string];
    };
  };
  /** Files can be handed in. */
  files: {
    /** Uploads a file of so many bytes, which begins with `head`, in the current session. */
    uploadOwn(file: {
      readonly name: string;
      readonly head: readonly number[];
      readonly size: number;
    }): Promise<FileRef>;
  };
  /** Links can be had that lead to something in a known state, and files can be uploaded by them. */
  links: {
    /** The token of a link in the state that it names; the same each time within a case. */
    linkTo(state: KnownLink): Promise<string>;
    /** Uploads a file of so many bytes, which begins with `head`, by a link and its pass. @returns its id */
    upload(
      file: { readonly name: string; readonly size: number; readonly head?: readonly number[] },
      linkToken: string,
      pass?: string,
    ): Promise<string>;
  };
  /** Somebody is known who interviews candidates: `login('interviewer')`. */
  interviewer: object;
  /** There is a website for the staff alone. */
  'internal-site': { readonly internalSite: string };
  /** Somebody of the company's directory is known, whom the internal site refuses. */
  'directory-refused': { readonly outsider: DirectoryUser };
  /** Somebody of the company's directory is known, who is let in. */
  directory: { readonly directory: DirectoryUser };
  /** The portal's address is known: the directory sends people back there, and to no other address. */
  portal: { readonly portal: string };
  /** The directory's sign-on page takes user name and password as a form, as the sandbox's does. */
  'sign-on-page': {
    /**
     * Visits the directory's sign-on page as a browser does, and signs on, as somebody else perhaps, or refuses.
     * @returns the address that it sends back to
     * @throws where it sends nobody back
     */
    signOn(loginUrl: string, answer?: 'refuse' | DirectoryUser): Promise<URL>;
  };
}

export type Capability = keyof Capabilities;

/** What a recipe may want a link to. */
export type KnownLink =
  | 'offer-pending'
  | 'offer-accepted'
  | 'offer-rejected'
  | 'offer-expired'
  | 'offer-withdrawn'
  | 'attachments-open'
  | 'resume-open'
  | 'resume-verify'
  | 'resume-locked'
  | 'resume-over'
  | 'resume-expired'
  | 'message-open'
  | 'message-expired'
  | 'interview-invited'
  | 'interview-accepted'
  | 'interview-abandoned'
  | 'interview-not-suitable'
  | 'interview-expired'
  | 'interview-over'
  /** A delivery of the candidate’s, by its id, whose interview waits for a time to be chosen. */
  | 'interview-slots'
  /** An interview that the interviewer is to evaluate, by its id. */
  | 'evaluation-mine'
  | RequestLink;

type RequestName =
  | 'forward-resume'
  | 'evaluation'
  | 'position-approval'
  | 'background-check'
  | 'supplier-check'
  | 'medical-report'
  | 'information-form'
  | 'resume-update'
  | 'resume-improve'
  | 'talent-invitation';

/** A link by which something is asked: open, or what has become of it. */
type RequestLink =
  | Exclude<RequestName, 'evaluation'>
  | 'evaluation-open'
  | `${RequestName}-${'done' | 'over' | 'expired'}`
  /** Answered, by somebody who was shown a resume, and then the application has ended. */
  | `${'evaluation' | 'forward-resume'}-ended`
  | 'position-approval-by-another'
  | 'position-approval-closed'
  | 'position-approval-delisted'
  | 'results-open'
  | 'results-expired';

/** Somebody with an account: the candidate has a complete resume, the newcomer's is empty, the interviewer meets people. */
export type Person = 'candidate' | 'newcomer' | 'interviewer';

export interface PersonFacts {
  /** Without country code, spaces and dashes. */
  readonly phone: string;
  readonly phoneNationCode: string;
  readonly password: string;
}

/** What a gateway answers, success or not. */
export interface Reply {
  readonly code: string;
  /** The description, in the language of the call. */
  readonly message: string;
  readonly data: unknown;
}

/** A gateway as it is seen from outside: what a recipe prepares and provokes through. */
export interface Probe {
  /** Calls a method in the current session. @throws {GatewayFailure} */
  call<M extends Method>(method: M, param: ParamOf<M>): Promise<DataOf<M>>;
  /** What a call is answered, be it a refusal: for its code, its words and its details. */
  reply(method: Method, param: object): Promise<Reply>;
  /** Somebody else at the same time, in a session of their own; nobody in particular without a name. */
  another(as?: Person): Promise<this>;
  /** Whoever this is, in another language. */
  speaking(languageIndex: LanguageIndex): this;
  /** Whoever this is, on another website. */
  about(site: string): this;
  /** Logs in by password; later calls are in that session. */
  login(as: Person): Promise<void>;
  /** Later calls are in this session, which a recipe opened by itself. */
  use(session: LoginResult): void;
  logout(): Promise<void>;
  account(of: Person): PersonFacts;
  /** The website that calls are about. */
  readonly site: string;
  /** A password as it travels, under the server's public key. */
  encrypt(password: string): Promise<string>;
  /** A new idempotency key. */
  newKey(): string;
  /** A position that is open and that the current session has not delivered to. */
  position(status: 'open'): Promise<string>;
}

/** A probe with some of the powers; using another one does not compile. */
export type ProbeWith<Needs extends Capability> = Probe &
  AllOf<{ [Need in Needs]: Capabilities[Need] }[Needs]>;

type AllOf<Union> = (Union extends unknown ? (power: Union) => void : never) extends (
  power: infer All,
) => void
  ? All
  : never;

/** How to show one thing of a method on a gateway. */
export interface Recipe {
  readonly needs: readonly Capability[];
  /** Prepares through the probe and ends in the call that shows it. */
  readonly run: (probe: ProbeWith<Capability>) => Promise<unknown>;
}

/** A recipe for any gateway. */
export function recipe(run: (probe: Probe) => Promise<unknown>): Recipe {
  return { needs: [], run };
}

/** A recipe for gateways with these powers; on others it is skipped, and said so. */
export function needing<const Needs extends readonly Capability[]>(
  needs: Needs,
  run: (probe: ProbeWith<Needs[number]>) => Promise<unknown>,
): Recipe;
// The overload above is what recipes see; a probe with every power serves each of them.
export function needing(needs: readonly Capability[], run: Recipe['run']): Recipe {
  return { needs, run };
}

/** What readers need of a method beyond its declaration, and the recipes that prove it. */
export interface MethodReference<M extends Method = Method> {
  /** One line of prose. */
  readonly summary: string;
  readonly example: { readonly param: ParamOf<M>; readonly data: DataOf<M> };
  /** Shows the method working. */
  readonly success: Recipe;
  /** For each declared reason, how to provoke it: ends in the call that fails with it. */
  readonly reasons: { readonly [Reason in ReasonOf<M>]: Recipe };
  /** How the gateway comes to ask for a captcha, where more than magic values and faults make it ask. */
  readonly captcha?: Recipe;
  /** Further sentences that the method keeps, each with a recipe that succeeds when it does. */
  readonly also?: Readonly<Record<string, Recipe>>;
}

/** The reference of every method that a contract file declares. */
export type ReferenceOf<File> = {
  readonly [Id in keyof File as File[Id] extends Method ? Id : never]: File[Id] extends Method
    ? MethodReference<File[Id]>
    : never;
};
