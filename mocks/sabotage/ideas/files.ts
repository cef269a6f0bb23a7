import type { Sabotage } from '../sabotage.ts';

/** The file gateway's own wrongs. */
export const files: readonly Sabotage[] = [
  {
    idea: 'file',
    at: 'files',
    what: 'keeps every upload as one link’s, whoever sent it',
    wraps: (markApplied) => ({
      files: (channel) => (request) => {
        if (request.path !== '/files/upload') return channel(request);
        markApplied();
        return channel({
          ...request,
          header: (name) => (name === 'linktoken' ? 'attachments-open' : request.header(name)),
        });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'takes uploads of visitors',
    wraps: (markApplied) => ({
      files: (channel, backend) => (request) => {
        const token = request.header('authorization');
        if (token && backend.state().sessions[token]) return channel(request);
        if (request.header('linktoken')) return channel(request);
        markApplied();
        backend.state().sessions.anybody = {
          accountId: 'acc-candidate',
          expiresAt: Number.MAX_SAFE_INTEGER,
        };
        return channel({
          ...request,
          header: (name) => (name === 'authorization' ? 'anybody' : request.header(name)),
        });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'knows every file as the first',
    wraps: (markApplied) => ({
      files: (channel, backend) => (request) => {
        const [first] = backend.files.keys();
        if (request.path !== '/files/download' || !first) return channel(request);
        markApplied();
        return channel({ ...request, query: { ...request.query, fileId: first } });
      },
    }),
  },
  {
    idea: 'file',
    at: 'files',
    what: 'says a wrong size',
    wraps: (markApplied) => ({
      files: (channel) => async (request) => {
        const reply = await channel(request);
        if (request.path !== '/files/upload' || !reply.body.includes('"size":')) return reply;
        markApplied();
        return { ...reply, body: reply.body.replace(/"size":(\d+)/, '"size":1$1') };
      },
    }),
  },
];
