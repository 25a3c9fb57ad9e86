import type { PartResult } from '../parts.ts'
import type { SoakPart, SoakStage } from './soak-parts.ts'

/** Minutes of the whole: a stage takes as long as its longest lane. */
export const totalMinutes = (stages: readonly SoakStage[]): number =>
  sum(stages.map((lanes) => Math.max(...lanes.map((lane) => sum(lane.map(({ minutes }) => minutes))))))

/** The same lanes, each from another part on, so that where time is short not always the same parts are left out. */
export const rotated = (stages: readonly SoakStage[], by: number): readonly SoakStage[] =>
  stages.map((lanes) =>
    lanes.map((lane) => {
      const first = by % lane.length
      return [...lane.slice(first), ...lane.slice(0, first)]
    }),
  )

/** The parts by stage and lane (`3b`), with the minutes that are expected and, once they have run, those that they took. */
export function soakTable(
  stages: readonly SoakStage[],
  results: readonly PartResult[] = [],
): readonly string[] {
  const row = (place: string, part: SoakPart): string => {
    const result = results.find((each) => each.part === part)
    return line(place, part.name, part.minutes, result && result.seconds / 60)
  }
  const rows = stages.flatMap((lanes, stage) =>
    lanes.flatMap((lane, at) =>
      lane.map((part) => row(`${stage + 1}${lanes.length > 1 ? String.fromCodePoint(97 + at) : ''}`, part)),
    ),
  )
  return [...rows, line('', 'in all', totalMinutes(stages))]
}

const line = (place: string, name: string, expected: number, measured?: number): string =>
  `${place.padEnd(3)} ${name.padEnd(42)} ${String(expected).padStart(3)} min` +
  (measured === undefined ? '' : `, took ${measured.toFixed(1)}`)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
