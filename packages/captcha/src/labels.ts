/** Every word of the captcha; the package has none of its own. */
export interface CaptchaLabels {
  /** Heading of the dialog. */
  readonly title: string;
  /** Name of the cross. */
  readonly close: string;
  /** Text alternative of the slider's picture: that it is a picture with a gap. */
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
  /** When the server has no challenge, or none that can be shown. */
  readonly unavailable: string;
  /** When the server has had enough of tries for now: wait a moment. */
  readonly limited: string;
  /** When the server could not be reached. */
  readonly offline: string;
  /**
   * Whether a message of the server's (`repMsg`) is in the page's language: then it is shown as it is. Without it, and
   * for any other, the label of its code is shown; only a code that AJ-Captcha does not know is left to the server.
   */
  readonly readsServer?: (message: string) => boolean;
  readonly retry: string;
  readonly refresh: string;
  readonly stepBack: string;
  readonly stepForward: string;
  /** Submits the place of the piece, for who does not drag. */
  readonly confirm: string;
  /** Name of the picture of a click-word captcha: that it shows words. */
  readonly wordPicture: string;
  /** What to do there; the specification's wording is `Please click in order: 【天,地,人】`. */
  readonly wordInstruction: (words: readonly string[]) => string;
  /** The same in short, before the words as tiles. */
  readonly wordOrder: string;
  /** After a click or an undo: how many of all are marked, and which word is next. */
  readonly wordProgress: (marked: number, next: string, all: number) => string;
  /** The keys there, for those who listen: arrows, Shift, Enter, Backspace. */
  readonly wordKeys: string;
  /** Name of a mark, which takes itself back; they count from 1. */
  readonly mark: (number: number) => string;
  /** Takes the last mark back. */
  readonly undo: string;
}
