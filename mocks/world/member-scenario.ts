import { defineChoice, defineScenario } from '../define-scenario.ts'
import { isMemberKey, MEMBER_KEYS, MEMBER_NOTES, type MemberKey } from './members.ts'

/** Signed in from the start. */
export const MEMBER = defineChoice({
  name: 'member',
  group: 'player',
  fresh: true,
  label: 'Member',
  otherwise: 'Guest',
  choices: Object.fromEntries(MEMBER_KEYS.map((key) => [key, `${key}: ${MEMBER_NOTES[key]}`])) as Record<
    MemberKey,
    string
  >,
})

/** The site is opened by a login link: the token in the address (RR-01) is this member's or an unknown one. */
export const LINK = defineScenario<MemberKey | 'invalid'>({
  name: 'link',
  fresh: true,
  byDefault: undefined,
  control: {
    group: 'player',
    label: 'Login link',
    choices: () => [
      ['', 'None'],
      ...MEMBER_KEYS.map((key) => [key, `Of ${key}`] as const),
      ['invalid', 'That nobody knows'],
    ],
  },
  read: (text) => (isMemberKey(text) || text === 'invalid' ? text : undefined),
})
