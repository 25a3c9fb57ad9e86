/** Every other one, as `.ci/run` has time for; with `--long` all. @param from 0 or 1: which half */
export const everyOther = <T>(all: readonly T[], from = 0): readonly T[] =>
  process.env['FOYER_SOAK_LONG'] ? all : all.filter((_, at) => (at + from) % 2 === 0)
