/**
 * `npm run bake`: reads `merchants/`, asks the gateway for what the first paint shows, and makes a release of every merchant's
 * pages, policy and nginx maps. It takes seconds, and a new merchant needs no rebuild. Exit status: 0, all well; 3, some merchants
 * kept the pages of before, or lack data; 1, nothing was made.
 *
 * `GATEWAY_URL`: a real gateway; else the mock. `--only jade,onyx`: the others keep their pages. `--check`: only reports what is
 * wrong with the profiles. `--merchants`, `--output`, `--www`: other folders than `merchants`, `dist` (the build) and `dist/www` (what is
 * served), from the project's root.
 */
import './production.ts'
// Before the server bundle, whose imports run before its own code.
import 'reflect-metadata/lite'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CodedError } from '@foyer/sdk'
import { outputOf, SABOTAGE_OUTPUT, wwwOf } from '../build/output.ts'
import { bakeSite } from './bake-site.ts'
import { EXIT, exitStatus, summaryLines } from './bake-summary.ts'
import { bakeGateway } from './gateway-data.ts'
import { formatProblems } from './check/problem.ts'
import { readMerchants } from './read-merchants.ts'
import { readSiteBuild } from './site-build.ts'

const started = performance.now()
const root = process.cwd()
const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: 'merchants' },
    output: { type: 'string' },
    www: { type: 'string' },
    sabotage: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    check: { type: 'boolean' },
  },
})

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof CodedError)) throw error
  console.error(error.message)
  process.exitCode = EXIT.failed
}

async function run(): Promise<number> {
  const output = outputOf(process.argv)
  const build = await readSiteBuild(root, output)
  const folder = resolve(root, values.merchants)
  const { merchants, problems } = await readMerchants(root, folder, build)
  if (problems.length > 0) console.warn(formatProblems(problems))
  const refused = [...merchants.values()].filter((merchant) => 'refused' in merchant)
  if (values.check) {
    console.log(`${merchants.size - refused.length} of ${merchants.size} profiles are in order`)
    return refused.length > 0 ? EXIT.failed : EXIT.complete
  }
  const only = values.only && new Set(values.only.flatMap((ids) => ids.split(',')))
  const unknown = [...(only ?? [])].find((id) => !merchants.has(id))
  if (unknown !== undefined) throw new CodedError('BK-ONLY', `${values.merchants} has no folder ${unknown}`)
  const gateway = await bakeGateway(folder)
  try {
    const summary = await bakeSite({
      build,
      www: resolve(root, wwwOf(output, values.www)),
      merchants,
      gateway: gateway.url,
      isMock: gateway.isMock,
      only,
      // Not for the tests' own build: it would only cost time.
      isCompressed: output !== SABOTAGE_OUTPUT,
    })
    const [counts, ...lines] = summaryLines(summary)
    console.log(`${counts}, in ${Math.round(performance.now() - started)} ms`)
    for (const line of lines) console.warn(line)
    return exitStatus(summary)
  } finally {
    await gateway.close()
  }
}
