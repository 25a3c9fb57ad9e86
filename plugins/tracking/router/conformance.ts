import type { ConformanceOptions } from '@foyer/sdk/testing'
import { REGISTRATION_INFO } from '../../account/registration-info.ts'

/** What the suite must know of this plugin. */
export const options: ConformanceOptions = { storageKeys: [REGISTRATION_INFO.name] }
