import { createCipheriv, createDecipheriv } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { challengeOf, wordChallengeOf } from './fixtures.ts';

/** Where the piece belongs, and the baseline-left corners of the words. */
export const RIGHT = {
  x: 123,
  words: [
    { x: 20, y: 60 },
    { x: 120, y: 90 },
    { x: 220, y: 120 },
  ],
} as const;

export interface AjServer {
  readonly baseUrl: string;
  /** Whether this is the proof of a check that passed, as a backend would ask. */
  readonly knows: (captchaVerification: string) => boolean;
  readonly close: () => void;
}

/**
 * AJ-Captcha's own server in little, after its Java sources and with Node's cipher: nothing in it comes from
 * this package's protocol, so that both cannot be wrong together.
 */
export async function startAjServer(): Promise<AjServer> {
  const proofs = new Set<string>();
  let tokens = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { captchaType, pointJson, token } = JSON.parse(body);
      if (request.url === '/captcha/get') {
        const challenge = captchaType === 'clickWord' ? wordChallengeOf : challengeOf;
        const repData = { ...challenge(`token-${++tokens}`), captchaId: null, point: null, result: false };
        return send(response, { repCode: '0000', repMsg: null, repData, success: true, error: false });
      }
      const plain = decrypt(pointJson);
      if (!isRight(captchaType, JSON.parse(plain)))
        return send(response, { repCode: '6111', repMsg: '验证失败' });
      proofs.add(encrypt(`${token}---${plain}`));
      return send(response, { repCode: '0000', repData: { captchaType, token, result: true } });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    knows: (proof) => proofs.has(proof),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isRight(captchaType: string, answer: unknown): boolean {
  if (captchaType === 'blockPuzzle') {
    const { x, y } = spot(answer);
    return y === 5 && Math.abs(Math.trunc(x) - RIGHT.x) <= 5;
  }
  return RIGHT.words.every((word, at) => {
    const { x, y } = spot(Array.isArray(answer) ? answer[at] : null);
    return (
      Number.isInteger(x) && Number.isInteger(y) && Math.abs(x - word.x) <= 25 && Math.abs(y - word.y) <= 25
    );
  });
}

function spot(value: unknown): { x: number; y: number } {
  const has = typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
  return has ? { x: Number(value.x), y: Number(value.y) } : { x: Number.NaN, y: Number.NaN };
}

const key = challengeOf('').secretKey ?? '';

function encrypt(text: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

function decrypt(text: string): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return decipher.update(text, 'base64', 'utf8') + decipher.final('utf8');
}

function send(response: ServerResponse, reply: object): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(reply));
}
