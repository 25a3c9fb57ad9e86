import { AsyncLocalStorage } from 'node:async_hooks'
import { defineScenario, type ScenarioValues } from '../define-scenario.ts'

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const FORM = /^(-?\d{1,5})([mhd])$/

/** How far a world's clock is ahead, as an address spells it: `15m`, `2h`, `-1d`. The browser's clock goes with it. */
export const CLOCK = defineScenario<string>({
  name: 'clock',
  byDefault: undefined,
  control: {
    group: 'network',
    label: 'Time',
    choices: () => [
      ['', 'Now'],
      ['15m', 'In 15 minutes'],
      ['1h', 'In an hour'],
      ['1d', 'Tomorrow'],
      ['7d', 'In a week'],
      ['31d', 'In a month'],
      ['-1h', 'An hour ago'],
      ['-1d', 'Yesterday'],
    ],
  },
  read: (text) => (FORM.test(text) ? text : undefined),
})

type Timed = { readonly scenarios: ScenarioValues }

/** Milliseconds. */
export function clockShift(world: Timed): number {
  const [, count, unit] = FORM.exec(CLOCK.of(world) ?? '') ?? []
  return count === undefined ? 0 : Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS]
}

const shifts = new AsyncLocalStorage<number>()

/** Epoch milliseconds by the clock of the world whose call is being answered. */
export const worldTime = (): number => Date.now() + (shifts.getStore() ?? 0)

export const inWorldTime = <T>(world: Timed, run: () => T): T => shifts.run(clockShift(world), run)
