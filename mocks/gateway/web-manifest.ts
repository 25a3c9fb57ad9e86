import { isRecord } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { isText } from '../../kernel/storage/type-guards.ts'
import { templatesOf } from '../world/templates.ts'
import type { World } from '../world/world.ts'

/**
 * The web manifest of a merchant (CA-29, EN-27): an installed app starts with the query of the manifest's request. Browsers
 * fetch it without cookies, so its world is mostly unknown.
 */
export function webManifest(url: URL, { templates }: World, profile: Profile): Response {
  const { name } = profile
  const { pwa = '' } = templatesOf(profile, { pwa: true, brand: false })
  const app: unknown = JSON.parse(templates['pwa'] || pwa)
  const title = isRecord(app) && isText(app['title']) ? app['title'] : name
  const icons = isRecord(app) && isRecord(app['icons']) ? app['icons'] : {}
  const start = new URLSearchParams(url.searchParams)
  start.delete('merchantCode')
  const manifest = {
    id: '/m/home',
    name: title,
    short_name: title,
    scope: '/m/',
    start_url: start.size > 0 ? `/m/home?${start}` : '/m/home',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: Object.entries(icons).map(([size, src]) => ({
      src,
      sizes: `${size}x${size}`,
      type: /\.jpe?g$/.test(String(src)) ? 'image/jpeg' : 'image/png',
    })),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-store' },
  })
}
