import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The reference for the mock's speed: it reads the body of each request and answers with the bytes of one file, which is the
 * least that a `node:http` server does.
 */
const [, , file = ''] = process.argv;
const reply = readFileSync(file);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks).toString('utf8');
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': reply.length,
    });
    response.end(reply);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
