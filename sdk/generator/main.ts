/**
 * `npm run plugin:new -- <kind> <area> <name>`: a new plugin that builds, conforms and passes its own tests.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CodedError } from '../src/errors.ts'
import { KINDS } from './kinds.ts'
import { makePlugin } from './make-plugin.ts'
import { nextSteps } from './next-steps.ts'
import { parseArguments } from './parse-arguments.ts'

/** The project's page of codes, which has those of a new plugin too. */
const ERROR_PAGE = 'docs/errors.md'
/** Where a plugin has them. */
const CODES = '/error-codes.ts'
const HELP = `npm run plugin:new -- <kind> <area> <name> [--into <folder> | --foreign <folder>]

Makes a new plugin in plugins/<area>/<name>: manifest, code, settings, tests, story, mock handlers and texts.
With --foreign it makes a package of its own in that folder, with its configuration and a loop to develop it in.

Kinds:
${Object.entries(KINDS)
  .map(([kind, { what }]) => `  ${kind.padEnd(22)}${what}`)
  .join('\n')}

Area and name are in kebab case. --into names another folder than plugins.
Example: npm run plugin:new -- tracking-destination tracking my-pixel`

const given = parseArguments(process.argv.slice(2))
switch (given.kind) {
  case 'help':
    console.log(HELP)
    break
  case 'wrong':
    console.error(`${given.code}: ${given.message}\n\n${HELP}`)
    process.exitCode = 1
    break
  case 'make':
    try {
      const files = await makePlugin(given.order, process.cwd())
      if (given.order.foreign === undefined && existsSync(ERROR_PAGE)) {
        execFileSync('npm', ['run', '--silent', 'text-types'])
        if (files.some((file) => file.endsWith(CODES)))
          execFileSync('npm', ['run', '--silent', 'docs', '--', 'errors'])
      }
      console.log([...files, '', ...nextSteps(given.order)].join('\n'))
    } catch (error) {
      console.error(error instanceof CodedError ? error.message : error)
      process.exitCode = 1
    }
}
