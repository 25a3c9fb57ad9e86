import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SABOTAGE_OUTPUT } from '../../app/build/output.ts'

/** The build's own id decides, so that every process of a run takes the same half, and builds take both in turn. */
const idOfBuild = (): string =>
  (JSON.parse(readFileSync(join(SABOTAGE_OUTPUT, 'build.json'), 'utf8')) as { readonly id: string }).id
const half = process.env['FOYER_SOAK_LONG'] ? undefined : Number.parseInt(idOfBuild().slice(-1), 16) % 2

/** Which of them a run takes, for its titles. */
export const WHICH = half === undefined ? 'all' : half === 0 ? 'the even half' : 'the odd half'

/** Every other one, as `.ci/run` has time for; with `--long` all. @param from 0 or 1: which half */
export const everyOther = <T>(all: readonly T[], from = 0): readonly T[] =>
  half === undefined ? all : all.filter((_, at) => (at + from) % 2 === half)
