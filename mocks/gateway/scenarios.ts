import { CodedError } from '@foyer/sdk'
import { isScenario, type Scenario } from '../define-scenario.ts'
import type { Mock } from '../define-mock.ts'
import { MERCHANT } from '../world/merchant-scenario.ts'
import { SEEDS } from '../world/seeds.ts'

const ofWorld = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../world/*.ts', '!../world/*.test.ts', '!../world/*.fake.ts'],
  { eager: true },
)
const ofMocks = import.meta.glob<{ readonly default?: Mock<unknown> }>('../../plugins/*/*/mock.ts', {
  eager: true,
})

/**
 * Every scenario but the seeds, whose parameters are many: those that files of `mocks/world` export, and those that the plugins'
 * mocks contribute. The merchant first, then by name.
 */
export const SCENARIOS: readonly Scenario<unknown>[] = collectScenarios([
  ...Object.values(ofWorld).flatMap((file) => Object.values(file).filter(isScenario)),
  ...Object.values(ofMocks).flatMap((file) => file.default?.scenarios ?? []),
])

/** Throws `MG-SCENARIO` where two have one name. */
export function collectScenarios(found: readonly Scenario<unknown>[]): readonly Scenario<unknown>[] {
  const rows = [...new Set(found)].filter((row) => row.name !== SEEDS.name)
  for (const [index, { name }] of rows.entries())
    if (rows.findIndex((other) => other.name === name) !== index)
      throw new CodedError('MG-SCENARIO', { name })
  const others = rows.filter(({ name }) => name !== MERCHANT.name)
  return [
    ...rows.filter(({ name }) => name === MERCHANT.name),
    ...others.sort((a, b) => (a.name < b.name ? -1 : 1)),
  ]
}
