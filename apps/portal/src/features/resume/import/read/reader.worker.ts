import { answerRequest, type ReadRequest } from './answer-request.ts';

// Only the page that has made this worker talks to it.
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerRequest(data, (message) => postMessage(message));
});
