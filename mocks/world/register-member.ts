import type { LanguageCode } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { type MockMember, registeredMember } from './members.ts'
import type { World } from './world.ts'
import { worldTime } from './clock.ts'

/** Makes a member, who can log in from then on. Without a given name the gateway chooses one. */
export function registerMember(
  world: World,
  profile: Profile,
  given: {
    readonly username?: string
    readonly prefix: string
    readonly password: string
    readonly mobile?: string
    /** Of the page that the member registers on; the merchant's by default. */
    readonly language?: LanguageCode | undefined
  },
  now = worldTime(),
): MockMember {
  const id = String(Math.max(...world.members.map((member) => Number(member.id))) + 1)
  const { username = `${given.prefix}${id}`, language = profile.defaultLanguage, prefix: _, ...rest } = given
  const member = registeredMember({ username, ...rest }, { language, id, now })
  world.members.push(member)
  return member
}
