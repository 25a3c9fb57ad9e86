import { picture } from '../art/raster.ts'
import { defineMock, failure, success } from '../define-mock.ts'
import { FBEVENTS } from '../pages/fbevents.ts'
import { gamePage } from '../pages/game-page.ts'
import { takeVendorCall } from '../pages/vendor-calls.ts'
import { GAME_PATH } from '../world/tickets.ts'
import { FBEVENTS_PATH } from '../world/vendor-doubles.ts'
import { ART_CACHE } from './constants.ts'
import { profileOfWorld } from './find-world.ts'
import { publicKeys } from './public-keys.ts'
import { memberInfo } from './member-info.ts'
import { statusValue } from './status.ts'
import { webManifest } from './web-manifest.ts'

/** What the kernel itself asks the gateway; and what vendors serve; everything else stands beside its plugin. */
export default defineMock({
  id: 'core',
  initial: () => ({}),
  routes: [
    {
      id: 'kernel.rsa-key',
      method: 'GET',
      path: '/wps/session/key/rsa',
      reply: async ({ world }) => success(await publicKeys(world)),
    },
    {
      id: 'kernel.status',
      method: 'GET',
      path: '/wps/system/status',
      reply: ({ world }) => success(statusValue(world, profileOfWorld(world))),
    },
    {
      id: 'kernel.ping',
      method: 'GET',
      path: '/wps/system/test/ping',
      // Asked by the pages of every other domain of the merchant, in the race for the fastest (CA-12).
      reply: () =>
        Response.json(success('pong'), {
          headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
        }),
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
      id: 'vendor.fbevents',
      method: 'GET',
      path: FBEVENTS_PATH,
      reply: () =>
        new Response(FBEVENTS, {
          headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
        }),
    },
    {
      id: 'vendor.calls',
      method: 'POST',
      path: '/__gateway/vendor/*/calls',
      reply: ({ url, body, world }) => takeVendorCall(url, body, world),
    },
    {
      id: 'vendor.game',
      method: 'GET',
      path: GAME_PATH,
      reply: ({ url, world }) => gamePage(url, world, profileOfWorld(world)),
    },
  ],
})
