import { BREAKS } from '../world/breaks.ts'
import { SERVICES } from '../world/services.ts'
import { CAPTCHA_MODES, GEETEST_BEHAVIOURS } from '../world/captcha.ts'
import { DEVICES } from '../world/state.ts'
import { DOMAIN_BEHAVIOURS } from '../world/domains.ts'
import { FAULTS } from '../world/faults.ts'
import { IDENTITY_SETUPS } from '../world/identity-setup.ts'
import { MEMBER_NOTES, newMembers } from '../world/members.ts'
import { FACTOR_ANSWERS } from '../world/second-factor.ts'
import { STATUS_REFUSALS } from '../world/status-refusals.ts'
import { STATUS_SHAPES } from '../world/status-shapes.ts'
import { defaultProfile, PROFILES } from '../world/merchants.ts'

/** `GET /__gateway/state-options`: all options of a state. */
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
  devices: DEVICES,
  statusRefusals: Object.keys(STATUS_REFUSALS),
  statusShapes: STATUS_SHAPES,
  domains: DOMAIN_BEHAVIOURS,
  services: SERVICES,
  captchas: CAPTCHA_MODES,
  geetests: GEETEST_BEHAVIOURS,
  identitySetups: IDENTITY_SETUPS,
  factorAnswers: FACTOR_ANSWERS,
  themes: ['light', 'dark'],
  ciphers: ['legacy', 'modern'],
})
