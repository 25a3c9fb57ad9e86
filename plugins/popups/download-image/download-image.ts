import { type Activate, type PopUpContext, type PopUpDecision, popUps } from '@foyer/sdk'
import { decideImage, type ImageFacts, whyNotAsk } from './decide-image.ts'
import type { manifest } from './manifest.ts'
import { type Place, PLACE_KEYS } from './place.ts'

/** Small, since it runs for every player: calls, pictures and the pop-up are fetched when they are needed. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { settings, storage, logger } = context

  async function decide(place: Place, { device, signal }: PopUpContext): Promise<PopUpDecision> {
    const group = place === 1 ? settings.group1 : settings.group2
    const keys = PLACE_KEYS[place]
    const facts: ImageFacts = {
      shell: device.shell,
      group,
      closed: storage.get(keys.closed) === true,
      lastName: storage.get(keys.lastName),
    }
    const reason = whyNotAsk(facts)
    if (reason) return { kind: 'skip', reason }
    const { findImage } = await import('./find-image.ts')
    const decision = decideImage(facts, await findImage(context, services, group, signal))
    if (decision.kind === 'skip') return decision
    const { image } = decision
    const { loadPicture, showImage } = await import('./show-image.tsx')
    const picture = await loadPicture({
      url: image.url,
      readable: isReadable(image.url, settings.pictureOrigin),
      signal,
      timeout: (run, ms) => context.timeout(run, ms),
    })
    if (!picture) {
      if (!signal.aborted) logger.warn(`DI-PICTURE: the picture of ${group} does not load`, image.url)
      return { kind: 'skip', reason: 'picture does not load' }
    }
    return { kind: 'show', open: () => showImage(context, services, { place, image, picture }, signal) }
  }

  for (const place of [1, 2] as const)
    context.contribute(popUps, {
      key: `download-image-${place}`,
      priority: 'download-image',
      delayMs: () => settings.delayMs,
      decide: (moment) => decide(place, moment),
    })
}

/** Whether this site may read a picture: of its own host, or of the one that the merchant names. */
const isReadable = (url: string, named: string | undefined): boolean =>
  [location.origin, named && new URL(named).origin].includes(new URL(url).origin)
