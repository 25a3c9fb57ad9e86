import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SABOTAGE_OUTPUT } from '../../app/build/output.ts'

/** The build's own id decides, so that every process of a run takes the same part, and builds take all of them in turn. */
const idOfBuild = (): string =>
  (JSON.parse(readFileSync(join(SABOTAGE_OUTPUT, 'build.json'), 'utf8')) as { readonly id: string }).id
const turn = process.env['FOYER_SOAK_LONG'] ? undefined : Number.parseInt(idOfBuild().slice(-2), 16)

/** Which of `parts` a run takes, for its titles. */
export const turnOf = (parts: number): string =>
  turn === undefined ? 'all' : `part ${(turn % parts) + 1} of ${parts}`

/**
 * One of `parts`, as `.ci/run` has time for; with `--long` all.
 *
 * @param from so much later is the first of them, so that neighbours take turns too
 */
export const inTurn = <T>(all: readonly T[], parts: number, from = 0): readonly T[] =>
  turn === undefined ? all : all.filter((_, at) => (at + from) % parts === turn % parts)
