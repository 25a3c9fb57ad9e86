import type { ConformanceOptions } from '@foyer/sdk/testing'
import { REGISTRATION_INFO } from '../contract.ts'

/** Storage keys that the plugin leaves behind on purpose. */
export const options: ConformanceOptions = { storageKeys: [REGISTRATION_INFO.name] }
