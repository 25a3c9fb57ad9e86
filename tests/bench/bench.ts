/** `npm run bench`: runs every bench, one after the other, each in its own process. Compare ratios within one run. */
import { spawnSync } from 'node:child_process'

for (const name of ['boot', 'bus', 'fan-out', 'encryption']) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync('npx', ['tsx', '-C', 'foyer-source', `tests/bench/${name}.ts`], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
