import { whenAskedToEnd } from '@careers/mocks/end';
import { createServer } from 'vite';

const { PORT } = process.env;
if (PORT && !isPort(PORT)) end(`PORT=${PORT}: expected a number from 0 to 65535`);

/** Serves the sandbox and says where, once it answers. */
const server = await createServer({ clearScreen: false, logLevel: 'warn' });
await server.listen().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  end(`${why}: choose another with PORT, such as PORT=5181.`);
});
const port = server.config.server.port;
whenAskedToEnd(() => void server.close().finally(() => process.exit()));
console.log(`Careers sandbox at http://localhost:${port}/`);

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

/** Ends with the reason, and without the stack of a program that is not at fault. */
function end(why: string): never {
  console.error(why);
  process.exit(1);
}
