import { groupNames, measureGroups, usualGroups } from './groups.ts';
import { writeTable } from './table.ts';

/**
 * `npm run bench`: measures the built product and its references in one run, and prints one table. It does not judge the results:
 * the exit code only says whether everything could be measured.
 */
const usage = `Usage: npm run bench -- [GROUP …]
  GROUP  measures these groups alone: ${groupNames.join(', ')}
         without any, all of them but sabotage, which takes minutes`;

const named = process.argv.slice(2).filter((name) => name !== '--');
if (named.includes('--help') || named.includes('-h')) {
  console.log(usage);
  process.exit(0);
}
const unknown = named.filter((name) => !groupNames.includes(name));
if (unknown.length > 0) {
  console.error(`nothing is called ${unknown.join(', ')}\n${usage}`);
  process.exit(1);
}
console.log(writeTable(await measureGroups(named.length > 0 ? named : usualGroups)));
