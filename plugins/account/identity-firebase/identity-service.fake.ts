import { createStore } from '@foyer/sdk'
import type { IdentityService, IdentityUser } from './identity-service.ts'

export const fakeUser = (channel: string, token = 'token'): IdentityUser => ({
  channel,
  idToken: () => Promise.resolve(token),
})

/** An identity service that knows every player at once, unless the test overrides a part. */
export const fakeIdentityService = (part: Partial<IdentityService> = {}): IdentityService => ({
  popUp: (provider) => Promise.resolve({ kind: 'user', user: fakeUser(provider) }),
  redirect: () => Promise.resolve(),
  resume: () => Promise.resolve(undefined),
  sendCode: () => Promise.resolve('verification-1'),
  confirm: () => Promise.resolve(fakeUser('phone')),
  enrolment: createStore(undefined),
  signOut: () => Promise.resolve(),
  close: () => {},
  ...part,
})
