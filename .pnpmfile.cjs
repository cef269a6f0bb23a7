/**
 * The packages of Node's binaries say their platform as a text, where pnpm reads a list only: without this every
 * machine would fetch the binary for Windows too.
 */
function readPackage(pkg) {
  for (const key of ['os', 'cpu']) if (typeof pkg[key] === 'string') pkg[key] = [pkg[key]];
  return pkg;
}

module.exports = { hooks: { readPackage } };
