import type { Messages } from '@lingui/core';

export { messages } from './shell.po';

/** The catalogues of the features, by their files. */
export const features = import.meta.glob<{ messages: Messages }>(['./*.po', '!./shell.po']);
