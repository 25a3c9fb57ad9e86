import { SCENARIO_GROUPS } from '../define-scenario.ts'
import { SCENARIOS } from '../gateway/scenarios.ts'
import { readState } from '../gateway/state-query.ts'
import { BREAKS } from '../world/breaks.ts'
import { DEVICES } from '../world/devices.ts'
import { FAULT, FAULTS } from '../world/faults.ts'
import { defaultProfile, PROFILES } from '../world/merchants.ts'
import { MEMBER_NOTES, newMembers } from '../world/members.ts'
import { FACTOR_ANSWERS } from '../world/second-factor.ts'

/**
 * `GET /__gateway/state-options?<state>`: the scenarios with their choices, what else the harness offers, and in `notes` the parts of
 * the state that mean nothing.
 */
export const stateOptions = (endpoints: readonly string[], query: string): object => ({
  notes: stateNotes(endpoints, query),
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
  members: newMembers(defaultProfile()).map(({ key, username, password, mobile, type }) => ({
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
  groups: SCENARIO_GROUPS,
  scenarios: SCENARIOS.flatMap(({ name, control, seed, fresh }) =>
    control ? [{ name, ...control, choices: control.choices(), live: !seed && !fresh }] : [],
  ),
  deviceSizes: Object.fromEntries(Object.entries(DEVICES).map(([name, { size }]) => [name, size])),
  factorAnswers: FACTOR_ANSWERS,
})

/** What an address asks for in vain. A fault may name the last segment of an endpoint's id. */
function stateNotes(endpoints: readonly string[], query: string): readonly string[] {
  const { state, notes } = readState(query)
  const known = new Set(endpoints.flatMap((id) => [id, id.slice(id.lastIndexOf('.') + 1)]))
  const strange = Object.keys(FAULT.of({ scenarios: state })).filter((name) => !known.has(name))
  return [...notes, ...strange.map((name) => `fault: no call is named '${name}'`)]
}
