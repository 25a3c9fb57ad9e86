// @vitest-environment node
import { expect, it } from 'vitest'
import { profile, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { worldSettings } from '../../../mocks/gateway/world-settings.ts'

const settingsOf = (state: string) => worldSettings(worldInState(state), profile)['popups.splash']

it('the state switches the splash on, with the logo or a picture', () => {
  expect(settingsOf('')).toBeUndefined()
  expect(settingsOf('splash=logo')).toEqual({ enabled: true, image: '' })
  expect(settingsOf('splash=picture')).toMatchObject({
    enabled: true,
    image: expect.stringMatching(/^\/cdn\/banners\//) as string,
  })
  expect(settingsOf('splash=missing')).toMatchObject({ enabled: true, image: '/cdn/none/splash.png' })
})
