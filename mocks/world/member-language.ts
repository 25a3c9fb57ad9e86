import { languageCode, LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'
import { defineScenario } from '../define-scenario.ts'
import type { MockMember } from './members.ts'

/** The language that the gateway has of every member of a new world; by default the page's, else the merchant's. */
export const MEMBER_LANGUAGE = defineScenario({
  name: 'member-language',
  fresh: true,
  byDefault: undefined,
  control: {
    group: 'language',
    label: 'Language at the gateway',
    choices: () => [['', 'As the page’s'], ...LANGUAGE_CODES.map((code) => [code, code] as const)],
  },
  read: languageCode,
})

/** Changes a member's language; returns whether the gateway knows it. */
export function changeLanguage(member: MockMember, given: unknown): boolean {
  const language = languageCode(given)
  if (language) member.language = language
  return language !== undefined
}
