import { readFileSync } from 'node:fs';
import jsonServer from 'json-server';

/** json-server, as its command line starts it with `--quiet`, with one JSON file as its database. */
const [, , file = ''] = process.argv;

const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false, bodyParser: true }));
app.use(jsonServer.router(JSON.parse(readFileSync(file, 'utf8'))));

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`);
});
