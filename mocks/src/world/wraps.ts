import type { CallWraps } from '../backend/call-wraps.ts';
import type { Backend } from '../backend/context.ts';
import type { Dispatcher } from '../backend/dispatcher.ts';
import type { FileChannel } from '../backend/files.ts';
import type { CaptchaService } from '../captcha/service.ts';
import type { WorldClock } from '../core/clock.ts';
import type { DirectoryPages } from '../directory/directory-pages.ts';

/**
 * Wraps around the parts of a world: each receives a part and returns what replaces it. Only code that creates a world in its own
 * process can pass them: no address, header, configuration or control can (decision 0058).
 */
export interface WorldWraps extends CallWraps {
  readonly clock?: (clock: WorldClock) => WorldClock;
  readonly captcha?: (service: CaptchaService, backend: Backend) => CaptchaService;
  readonly dispatch?: (dispatch: Dispatcher, backend: Backend) => Dispatcher;
  readonly files?: (channel: FileChannel, backend: Backend) => FileChannel;
  readonly directory?: (pages: DirectoryPages, backend: Backend) => DirectoryPages;
}
