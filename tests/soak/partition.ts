import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SABOTAGE_OUTPUT } from '../../app/build/output.ts'

/** The build's own id decides, so that every process of a run takes the same part, and builds take different ones. */
const idOfBuild = (): string =>
  (JSON.parse(readFileSync(join(SABOTAGE_OUTPUT, 'build.json'), 'utf8')) as { readonly id: string }).id
const build = process.env['FOYER_SOAK_LONG'] ? undefined : Number.parseInt(idOfBuild().slice(-2), 16)

/** Which of `parts` a run takes, for its titles. */
export const partName = (parts: number): string =>
  build === undefined ? 'all' : `part ${(build % parts) + 1} of ${parts}`

/**
 * One of `parts`, as `.ci/run` has time for; with `--long` all.
 *
 * @param from so much later is the first of them, so that neighbours take different parts
 */
export const partOf = <T>(all: readonly T[], parts: number, from = 0): readonly T[] =>
  build === undefined ? all : all.filter((_, at) => (at + from) % parts === build % parts)
