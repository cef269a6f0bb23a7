import type { CallWraps } from '../backend/call-wraps.ts';
import type { Backend } from '../backend/context.ts';
import type { Dispatcher } from '../backend/dispatcher.ts';
import type { FileChannel } from '../backend/files.ts';
import type { CaptchaService } from '../captcha/service.ts';
import type { WorldClock } from '../core/clock.ts';
import type { DirectoryPages } from '../directory/directory-pages.ts';

/**
 * What may stand between a world and its parts: each gets a part and gives back what takes its place. An argument of
 * whoever makes a world in its own process, and of nobody else: no address, header, configuration or control says it
 * (decision 0058).
 */
export interface WorldWraps extends CallWraps {
  readonly clock?: (clock: WorldClock) => WorldClock;
  readonly captcha?: (service: CaptchaService, backend: Backend) => CaptchaService;
  readonly dispatch?: (dispatch: Dispatcher, backend: Backend) => Dispatcher;
  readonly files?: (channel: FileChannel, backend: Backend) => FileChannel;
  readonly directory?: (pages: DirectoryPages, backend: Backend) => DirectoryPages;
}
