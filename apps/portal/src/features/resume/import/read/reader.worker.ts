import { answerRequest, type ReadRequest } from './answer-request.ts';

// Only the page that created this worker can send it messages.
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answerRequest(data, (message) => postMessage(message));
});
