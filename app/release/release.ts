/**
 * `npm run release -- <command>`: the releases in `dist/www` (`--www`: another folder).
 *
 * - `list`: every complete release, the one in use marked.
 * - `finish NAME --shards 8`: completes one that was baked in shards, and makes it the one in use. Exit status 3: shards are missing.
 * - `back`: makes the release before the one in use the one in use.
 * - `use NAME`: makes this one the one in use.
 *
 * Servers that run serve what they were started with: reload them (`nginx -s reload`) afterwards.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CodedError } from '@foyer/sdk'
import { outputOf, wwwOf } from '../build/output.ts'
import { finishRelease } from './finish-release.ts'
import { movePointer, releaseBefore } from './move-pointer.ts'
import { currentRelease, listReleases } from './read-releases.ts'

const USAGE = 'npm run release -- list | finish NAME --shards N | back | use NAME   [--www FOLDER]'

/** Exit status of `finish` before all shards are there: worth another try, unlike every other failure. */
const MISSING_SHARDS = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { www: { type: 'string' }, output: { type: 'string' }, shards: { type: 'string' } },
})
const www = resolve(process.cwd(), wwwOf(outputOf(process.argv), values.www))
try {
  const line = await run(positionals)
  if (line === undefined) {
    console.error(USAGE)
    process.exitCode = 2
  } else console.log(line)
} catch (error) {
  if (!(error instanceof CodedError)) throw error
  console.error(error.message)
  process.exitCode = error.code === 'RE-SHARDS' ? MISSING_SHARDS : 1
}

/** @returns what was done; `undefined` for words that are no command */
async function run([command, name]: readonly string[]): Promise<string | undefined> {
  switch (command) {
    case 'list': {
      const current = currentRelease(www)
      return listReleases(www)
        .map(
          ({ release, completed, merchants, build }) =>
            `${release === current ? '*' : ' '} ${release}  ${completed}  ${merchants} merchants, build ${build}`,
        )
        .join('\n')
    }
    case 'finish': {
      const shards = Number(values.shards)
      if (name === undefined || !Number.isInteger(shards) || shards < 1) return undefined
      const { merchants } = await finishRelease(www, name, shards)
      return `release ${name} is in use: ${merchants} merchants of ${shards} shards`
    }
    case 'back':
    case 'use': {
      const release = command === 'back' ? releaseBefore(www) : name
      if (release === undefined) return undefined
      movePointer(www, release)
      return `release ${release} is in use; reload the servers`
    }
    default:
      return undefined
  }
}
