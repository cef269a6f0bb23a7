/** Every word of the captcha; the package has none of its own. */
export interface CaptchaLabels {
  /** Heading of the dialog. */
  readonly title: string;
  /** Name of the cross. */
  readonly close: string;
  /** Text alternative of the picture: that it is a picture with a gap. */
  readonly picture: string;
  /** What to do, on the track: drag the piece into its gap. */
  readonly instruction: string;
  /** Name of the handle. */
  readonly handle: string;
  /** The keys, for those who listen: arrows, Shift, Home, End, Enter. */
  readonly keys: string;
  /** Where the piece is; `x` in whole pixels of 310. */
  readonly position: (x: number) => string;
  readonly loading: string;
  readonly checking: string;
  /** After a pass; `seconds` since the first movement, not rounded. The specification shows `1.23s`. */
  readonly succeeded: (seconds: number) => string;
  /** After an answer that is not right: verification failed. */
  readonly failed: string;
  /** After an answer that came too late. */
  readonly expired: string;
  /** When there is no challenge and the server gave no message. */
  readonly unavailable: string;
  /** When the server could not be reached. */
  readonly offline: string;
  readonly retry: string;
  readonly refresh: string;
  readonly stepBack: string;
  readonly stepForward: string;
  /** Submits the place of the piece, for who does not drag. */
  readonly confirm: string;
  /** When the server asks for a captcha that this client cannot show. */
  readonly unsupported: string;
}
