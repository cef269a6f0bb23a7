import { createServer } from 'vite';

/** Serves the sandbox and says where, once it answers. */
const server = await createServer({ clearScreen: false, logLevel: 'warn' });
await server.listen();
const port = server.config.server.port;
console.log(`Careers sandbox at http://localhost:${port}/`);
