/** `npm run bench`: every bench in turn, each in a process of its own. Ratios within one run are what counts. */
import { spawnSync } from 'node:child_process'

for (const name of ['boot', 'bus', 'encryption']) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync('npx', ['tsx', '-C', 'foyer-source', `tests/bench/${name}.ts`], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
