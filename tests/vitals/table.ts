import type { Measurement } from './measure.ts'

/** A row of the table: a load of a screen (no action), or an action on it. */
export interface Row {
  readonly brand: string
  readonly screen: string
  readonly action?: string
  readonly runs: readonly Measurement[]
}

/** The shortest that the browser reports, in milliseconds. */
const SHORTEST = { inp: 16, frame: 50 } as const

const COLUMNS = ['LCP', 'CLS', 'INP', 'longest frame', 'answer'] as const

/** The rows as lines of text, medians of their runs: milliseconds, and CLS as it is. */
export function table(rows: readonly Row[]): readonly string[] {
  const cells = [
    ['brand', 'screen', 'action', ...COLUMNS],
    ...rows.map(({ brand, screen, action, runs }) => {
      const of = (key: keyof Measurement): number | undefined => median(runs.map((run) => run[key]))
      return [
        brand,
        screen,
        action ?? 'load',
        milliseconds(of('lcp')),
        of('cls')?.toFixed(4) ?? '',
        milliseconds(of('inp'), SHORTEST.inp),
        milliseconds(of('frame'), SHORTEST.frame),
        milliseconds(of('answer')),
      ]
    }),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  const texts = widths.length - COLUMNS.length
  return cells.map((row) =>
    row
      .map((cell, column) =>
        column < texts ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

const milliseconds = (value: number | undefined, shortest = 0): string => {
  if (value === undefined) return ''
  return value < shortest ? `<${shortest}` : String(Math.round(value))
}

/** The middle value; the upper one of two. `undefined` where no run has one. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}
