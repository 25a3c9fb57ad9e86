import { fakeStorage, type FakeStorage } from '@foyer/sdk/testing'
import { DEVICE_ID } from './device-id.ts'

/** Storage of a device that has an id, so that no story computes a fingerprint. */
export const storyDevice = (): FakeStorage =>
  fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' })
