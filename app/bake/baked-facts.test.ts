// @vitest-environment node
import { expect, it } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { bakedFacts } from './baked-facts.ts'

it('has the plugins that the profile disables, and no such field without one', () => {
  expect(bakedFacts(testProfile({ disabled: ['games.lobby'] })).disabled).toEqual({ 'games.lobby': true })
  expect(bakedFacts(testProfile({ disabled: [] }))).not.toHaveProperty('disabled')
})
