import { fireEvent, getByRole } from '@testing-library/dom'
import { CLOCK, I18N, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import { type ConformanceOptions, fakeI18n, fakeOverlays, fakeSession, fakeSite } from '@foyer/sdk/testing'
import { vi } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import { fakeIdentityService } from './identity-service.fake.ts'

// In place of the SDK, which needs Google's scripts.
vi.doMock('./firebase-service.ts', () => ({ firebaseService: () => fakeIdentityService() }))

const sms = { firebase: true, apiKey: 'key', projectId: 'demo', authDomain: 'demo.firebaseapp.com' }

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  services: () => ({
    [SITE]: fakeSite({ status: { parts: { sms }, switches: { GOOGLELOGIN3: true } } }),
    [I18N]: fakeI18n(),
    [SESSION]: fakeSession(),
    [OVERLAYS]: fakeOverlays(),
    [CLOCK]: { now: () => Date.now() },
    [MOBILE_NUMBERS]: fakeNumbers(),
  }),
  settings: { facebook: true },
  signIn(container) {
    fireEvent.click(getByRole(container, 'button', { name: 'Continue with Google' }))
  },
}
