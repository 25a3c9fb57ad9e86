// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { defaultProfile } from './merchants.ts'
import { newWorld } from './new-world.ts'
import { ROUTES } from '../gateway/routes.ts'
import { SCENARIOS } from '../gateway/scenarios.ts'
import { toJson } from '../pages/world-report.ts'
import type { ScenarioValues } from '../define-scenario.ts'

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

/** Everything that is in a new world of a state, before its first call, but the state itself. */
function made(state: ScenarioValues): string {
  const world = newWorld(defaultProfile(), { state, id: 'w' })
  const mocks = new Set(ROUTES.map(({ mock }) => mock))
  for (const mock of mocks) world.slices.set(mock.id, mock.initial(world))
  return toJson({ ...world, scenarios: undefined })
}

const offered = SCENARIOS.filter(({ name, control }) => control && name !== 'clock')

it.each(offered.map((scenario) => [scenario.name, scenario] as const))(
  '%s is fresh if a world is made with it, so that the harness makes a new one',
  (_, scenario) => {
    const plain = made({})
    const differs = (scenario.control?.choices() ?? []).some(([text]) => {
      return made({ ...scenario.with(scenario.read([text]).value) }) !== plain
    })
    if (differs) expect(scenario.fresh || scenario.seed).toBeTruthy()
  },
)
