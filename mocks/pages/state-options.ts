import { BREAKS } from '../world/breaks.ts'
import { DEVICES } from '../world/state.ts'
import { FAULTS } from '../world/faults.ts'
import { IDENTITY_SETUPS } from '../world/identity-setup.ts'
import { MEMBER_NOTES, newMembers } from '../world/members.ts'
import { defaultProfile, PROFILES } from '../world/merchants.ts'

/** `GET /__gateway/state-options`: everything that a state may be made of. */
export const stateOptions = (endpoints: readonly string[]): object => ({
  merchants: PROFILES.map(({ id, code, name, hosts, languages, defaultLanguage, switches }) => ({
    id,
    code,
    name,
    hosts,
    languages,
    defaultLanguage,
    switches,
  })),
  members: newMembers(defaultProfile(), Date.now()).map(({ key, username, password, type }) => ({
    key,
    username,
    password,
    type,
    note: key === 'registered' ? undefined : MEMBER_NOTES[key],
  })),
  switches: [...new Set(PROFILES.flatMap(({ switches }) => Object.keys(switches)))].sort(),
  languages: [...new Set(PROFILES.flatMap(({ languages }) => languages))].sort(),
  endpoints: [...endpoints].sort(),
  faults: FAULTS,
  breaks: BREAKS,
  devices: DEVICES,
  identitySetups: IDENTITY_SETUPS,
  themes: ['light', 'dark'],
})
