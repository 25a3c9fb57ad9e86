import { SCENARIOS } from '../gateway/scenarios.ts'
import { BREAKS } from '../world/breaks.ts'
import { FAULTS } from '../world/faults.ts'
import { defaultProfile, PROFILES } from '../world/merchants.ts'
import { MEMBER_NOTES, newMembers } from '../world/members.ts'
import { FACTOR_ANSWERS } from '../world/second-factor.ts'

/** `GET /__gateway/state-options`: the scenarios with their choices, and what else the harness offers. */
export const stateOptions = (endpoints: readonly string[]): object => ({
  merchants: PROFILES.map(
    ({ id, code, name, hosts, languages, defaultLanguage, switches, disabled = [] }) => ({
      id,
      code,
      name,
      hosts,
      languages,
      defaultLanguage,
      switches,
      disabled,
    }),
  ),
  members: newMembers(defaultProfile(), Date.now()).map(({ key, username, password, mobile, type }) => ({
    key,
    username,
    password,
    mobile,
    type,
    note: key === 'registered' ? undefined : MEMBER_NOTES[key],
  })),
  switches: [...new Set(PROFILES.flatMap(({ switches }) => Object.keys(switches)))].sort(),
  languages: [...new Set(PROFILES.flatMap(({ languages }) => languages))].sort(),
  endpoints: [...endpoints].sort(),
  faults: FAULTS,
  breaks: BREAKS,
  scenarios: SCENARIOS.flatMap(({ name, control }) =>
    control ? [{ name, ...control, choices: control.choices() }] : [],
  ),
  factorAnswers: FACTOR_ANSWERS,
})
