import { groupNames, measureGroups, usualGroups } from './groups.ts';
import { writeTable } from './table.ts';

/**
 * `npm run bench`: measures the built product beside its references, in one run, and prints one table. It
 * measures, it does not judge: the exit code says only whether everything could be measured.
 *
 * Names of groups measure these alone, e.g. `npm run bench -- mock lists`; `sabotage` takes minutes, and is measured only
 * when it is named.
 */
const named = process.argv.slice(2).filter((name) => name !== '--');
const unknown = named.filter((name) => !groupNames.includes(name));
if (unknown.length > 0) {
  console.error(`nothing is called ${unknown.join(', ')}: the groups are ${groupNames.join(', ')}`);
  process.exit(1);
}
console.log(writeTable(await measureGroups(named.length > 0 ? named : usualGroups)));
