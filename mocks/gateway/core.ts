import { picture } from '../art/raster.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { defineMock, failure, type Mock, success } from '../define-mock.ts'
import { DOCUMENT_PATH, documentPage } from '../pages/document-page.ts'
import { payPage } from '../pages/pay-page.ts'
import { servicePage } from '../pages/service-page.ts'
import { gamePage } from '../pages/game-page.ts'
import { FOREIGN } from '../world/browser-scenarios.ts'
import { domainEntries, DOMAINS } from '../world/domains.ts'
import { CHAT_PAGE } from '../world/services.ts'
import { SHAPE } from '../world/status-shapes.ts'
import { PAY_PATH } from '../world/order.ts'
import { GAME_PATH } from '../world/tickets.ts'
import { ART_CACHE, SLOW_MS } from './constants.ts'
import { noAnswer } from './inject-fault.ts'
import { profileOfWorld } from './world-of-request.ts'
import { SERVICE_PATH } from './customer-service.ts'
import { foreignDoubles } from './foreign-route.ts'
import { operatorStatus } from './operator-status.ts'
import { statusValue } from './status.ts'
import { delay } from './delay.ts'
import { webManifest } from './web-manifest.ts'
import type { MockMember } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { keyPair } from './key-pair.ts'
import { VENDOR_CALLS } from '../world/constants.ts'
import { worldTime } from '../world/clock.ts'
import { STATUS, STATUS_REFUSALS } from '../world/status-refusals.ts'
import { CIPHER } from '../world/cipher-scenario.ts'

/**
 * The kernel's own calls; every other mock is beside its plugin.
 * @param doubles the plugins' settings that lead to the doubles of their vendors, by plugin
 */
export const coreMock = (doubles: Profile['settings']): Mock<object> =>
  defineMock({
    id: 'core',
    initial: () => ({}),
    routes: [
      {
        id: 'kernel.rsa-key',
        method: 'GET',
        path: '/wps/session/key/rsa',
        requires: { query: { _: /^\d+$/ } },
        reply: async ({ world }) => success(await publicKeys(world)),
      },
      {
        id: 'account.check-username',
        method: 'GET',
        path: '/wps/check/username',
        reply: ({ url, world }) =>
          success(world.members.some(({ username }) => username === url.searchParams.get('username'))),
      },
      {
        id: 'kernel.status',
        method: 'GET',
        path: '/wps/system/status',
        requires: { query: { device: /^MOBILE$/, originalDomain: /./, url: /^https?:/ } },
        async reply({ world, url }) {
          const refusal = STATUS.of(world)
          if (refusal) return failure(refusal, STATUS_REFUSALS[refusal])
          const foreign = FOREIGN.of(world)
          const developed = foreign === undefined ? undefined : await foreignDoubles(foreign)
          const profile = profileOfWorld(world)
          const status = statusValue(world, profile, { origin: url.origin, doubles, developed })
          return success(SHAPE.of(world) === 'operator' ? operatorStatus(status, profile.settings) : status)
        },
      },
      {
        id: 'kernel.ping',
        method: 'GET',
        path: '/wps/system/test/ping',
        // Pages of the merchant's other domains call it, in the race for the fastest (CA-12).
        async reply({ request, url }) {
          const behaviour = url.hostname.split('.')[0]
          if (behaviour === 'dead' || (behaviour === 'slow' && !(await delay(SLOW_MS, request.signal))))
            return noAnswer()
          return Response.json(success('pong'), {
            headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
          })
        },
      },
      {
        id: 'kernel.domain-route',
        method: 'GET',
        path: '/wps/system/domainRoute',
        reply: ({ world }) => success(domainEntries(profileOfWorld(world), DOMAINS.of(world))),
      },
      {
        id: 'kernel.web-manifest',
        method: 'GET',
        path: '/wps/system/manifest.json',
        reply: ({ url, world }) => webManifest(url, world, profileOfWorld(world)),
      },
      {
        id: 'kernel.member-info',
        method: 'GET',
        path: '/wps/member/info',
        auth: 'member',
        reply: ({ world, member }) => success(member && memberInfo(member, profileOfWorld(world))),
      },
      {
        id: 'cdn.art',
        method: 'GET',
        path: '/cdn/*',
        async reply({ url }) {
          const found = await picture(url.pathname.slice('/cdn'.length))
          if (!found) return failure('not.found', `No art at ${url.pathname}`, { status: 404 })
          // Copied into plain memory: a body may not be shared.
          const body = typeof found.body === 'string' ? found.body : new Uint8Array(found.body)
          return new Response(body, {
            headers: {
              'content-type': found.type,
              'cache-control': ART_CACHE,
              'access-control-allow-origin': '*',
            },
          })
        },
      },
      {
        id: 'vendor.calls',
        method: 'POST',
        path: '/__gateway/vendor/*/calls',
        reply: ({ url, body, world }) => recordVendorCall(url, body, world),
      },
      {
        id: 'vendor.service',
        method: 'GET',
        path: SERVICE_PATH,
        async reply({ request, url, world }) {
          const behaviour = CHAT_PAGE.of(world)
          if (behaviour === 'hangs' && !(await delay(undefined, request.signal))) return noAnswer()
          return servicePage(request, url, profileOfWorld(world), behaviour)
        },
      },
      {
        id: 'merchant.document',
        method: 'GET',
        path: DOCUMENT_PATH,
        reply: ({ url, world }) => documentPage(url, profileOfWorld(world)),
      },
      {
        id: 'vendor.pay',
        method: 'GET',
        path: PAY_PATH,
        reply: ({ url, world }) => payPage(url, world, profileOfWorld(world)),
      },
      {
        id: 'vendor.game',
        method: 'GET',
        path: GAME_PATH,
        reply: ({ url, world }) => gamePage(url, world, profileOfWorld(world)),
      },
    ],
  })

/** EN-02 in the gateway's format. */
const memberInfo = (member: MockMember, profile: Profile): object => ({
  id: member.id,
  customerId: member.id,
  userName: member.username,
  type: member.type,
  language: member.language,
  merchantCode: profile.code,
  regDate: member.regDate,
  clubLabel: member.clubLabel,
  firstTimeLogin: member.firstTimeLogin,
  balance: member.balance,
  currency: profile.currency,
})

/** The gateway's public key (CA-01), with the offer of the modern suite if the world has it (SE-06). */
async function publicKeys(world: World): Promise<object> {
  const { publicKey, modern } = await keyPair()
  return CIPHER.of(world) === 'modern'
    ? { ...publicKey, suites: ['modern', 'legacy'], spki: modern.spki }
    : publicKey
}

/** `POST /__gateway/vendor/<vendor>/calls` with `{ args: […] }`: records a page's call to the double of a vendor's script. */
export function recordVendorCall(url: URL, body: unknown, { vendorCalls }: World): object {
  const vendor = url.pathname.split('/').at(-2) ?? ''
  if (typeof body !== 'object' || body === null || !('args' in body) || !Array.isArray(body.args))
    return failure('request.invalid', 'args is no list', { status: 400 })
  vendorCalls.push({ vendor, args: body.args, at: worldTime() })
  if (vendorCalls.length > VENDOR_CALLS) vendorCalls.shift()
  return success(true)
}
