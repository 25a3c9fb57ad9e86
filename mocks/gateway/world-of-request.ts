import { defaultProfile, profileOf, profileOfCode, profileOfHost } from '../world/merchants.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import type { World } from '../world/world.ts'
import { defaultWorld, findWorld } from '../world/worlds.ts'
import { WORLD_COOKIE } from './constants.ts'

/** The world of a request: its cookie's, else the default one of the merchant of its host, of its Merchant header, of all. */
export function worldOfRequest(request: Request): World {
  const { host } = new URL(request.url)
  return (
    findWorld(cookie(request, WORLD_COOKIE)) ??
    defaultWorld(profileOfHost(host) ?? profileOfCode(request.headers.get('merchant')) ?? defaultProfile())
  )
}

export const profileOfWorld = (world: World): Profile => profileOf(world.merchant) ?? defaultProfile()

function cookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}
