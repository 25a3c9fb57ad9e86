/**
 * `npm run release -- <command>`: the releases in `dist/www` (`--www`: another folder).
 *
 * - `list`: every complete release, the one in use marked.
 * - `back`: makes the release before the one in use the one in use; `back NAME`: this one, also a later one.
 *
 * Servers that run serve what they were started with: reload them (`nginx -s reload`) afterwards.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CodedError } from '@foyer/sdk'
import { outputOf, wwwOf } from '../build/output.ts'
import { currentRelease, listReleases, movePointer, releaseBefore } from './releases.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { www: { type: 'string' }, output: { type: 'string' } },
})
const www = resolve(wwwOf(outputOf(process.argv), values.www))
const [command, name] = positionals
try {
  if (command === 'list') {
    const current = currentRelease(www)
    for (const { release, completed, merchants, build } of listReleases(www))
      console.log(
        `${release === current ? '*' : ' '} ${release}  ${completed}  ${merchants.length} merchants, build ${build}`,
      )
  } else if (command === 'back') {
    const release = name ?? releaseBefore(www)
    movePointer(www, release)
    console.log(`release ${release} is in use; reload the servers`)
  } else {
    console.error('npm run release -- list | back [NAME]   [--www FOLDER]')
    process.exitCode = 2
  }
} catch (error) {
  if (!(error instanceof CodedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
