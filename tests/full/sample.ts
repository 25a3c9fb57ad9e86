/** Whether a run takes everything: `npm run test:full -- --long`. Else fixed samples, so that the same tree gives the same run. */
export const IS_LONG = Boolean(process.env['FOYER_LONG'])

/**
 * Every `step`-th of a list; with `--long` all.
 *
 * @param from where the first of them stands, so that neighbours take different ones
 */
export const sampleOf = <T>(all: readonly T[], step: number, from = 0): readonly T[] =>
  IS_LONG ? all : all.filter((_, at) => (at + from) % step === 0)
