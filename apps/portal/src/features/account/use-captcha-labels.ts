import type { CaptchaLabels } from '@careers/captcha';
import { useLingui } from '@lingui/react/macro';

/** The labels of the captcha package's widgets. */
export function useCaptchaLabels(): CaptchaLabels {
  const { t, i18n } = useLingui();
  return {
    title: t`Security check`,
    close: t`Close`,
    picture: t`A picture with a gap that one piece fits into`,
    instruction: t`Drag the piece into the gap`,
    handle: t`Piece of the puzzle`,
    keys: t`The arrow keys move the piece, with Shift ten times as far; Home and End go to the edges, Enter confirms.`,
    position: (x) => t`${x} pixels from the left edge`,
    loading: t`Loading the picture`,
    checking: t`Checking`,
    succeeded: (seconds) => {
      const taken = seconds.toFixed(2);
      return t`Verified in ${taken}s`;
    },
    failed: t`Verification failed`,
    expired: t`That took too long. Here is another picture.`,
    unavailable: t`There is no picture right now. Please try again.`,
    limited: t`Too many tries. Please wait a moment and try again.`,
    // AJ-Captcha's messages are always in Simplified Chinese (decision 0022).
    readsServer: () => i18n.locale === 'zh-CN',
    offline: t`The security check could not be reached. Please try again.`,
    retry: t`Try again`,
    refresh: t`Another picture`,
    stepBack: t`A little to the left`,
    stepForward: t`A little to the right`,
    confirm: t`Confirm`,
    wordPicture: t`A picture with words to click`,
    wordInstruction: (wordList) => {
      const words = wordList.join(i18n.locale === 'en' ? ',' : '、');
      return t`Please click in order: 【${words}】`;
    },
    wordOrder: t`Click in order`,
    wordProgress: (marked, next, all) => t`${marked} of ${all} clicked, next is 【${next}】`,
    wordKeys: t`The arrow keys move the cursor, with Shift ten times as far; Enter clicks, Backspace takes the last click back.`,
    mark: (number) => t`Undo click ${number}`,
    undo: t`Undo`,
  };
}
