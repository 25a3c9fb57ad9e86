import { type ContextOf, isHomePath, type ServicesOf } from '@foyer/sdk'
import { frameTop, logo } from '../../site/contract.ts'
import { LATEST_PAGE_AGE_MS } from './constants.ts'
import type { SplashDecision } from './decide-splash.ts'
import type { manifest } from './manifest.ts'
import { SHOWN } from './shown-key.ts'
import { SplashCard } from './splash-card.tsx'

/** Loads the picture, and shows it if it comes in time. */
export async function showSplash(
  context: ContextOf<typeof manifest>,
  { navigation, site }: Pick<ServicesOf<typeof manifest>, 'navigation' | 'site'>,
  decide: () => SplashDecision,
): Promise<void> {
  const { logger, settings, signal, storage } = context
  const [brand] = context.contributions(logo).get()
  const src =
    settings.image === ''
      ? (brand?.value ?? `/m/brand/${site.merchant.id}/logo.svg`)
      : site.image(settings.image)
  const outcome = src === '' ? 'failed' : await load(src, (run, ms) => context.timeout(run, ms))
  if (signal.aborted) return
  if (outcome === 'late') return logger.debug('no splash: its picture comes too late')
  if (outcome === 'failed') return logger.warn('SP-PICTURE: the picture of the splash does not load', src)
  const decision = decide()
  if (decision.kind === 'skip') return logger.debug(`no splash: ${decision.reason}`)
  storage.set(SHOWN, true)
  const Splash = () => <SplashCard src={src} shownMs={settings.shownMs} onEnd={end} />
  const withdraw = context.contribute(frameTop, Splash, { order: -2 })
  const unfollow = navigation.location.subscribe(() => {
    if (!isHomePath(navigation.location.get().pathname)) end()
  })
  context.defer(unfollow)
  function end(): void {
    void unfollow()
    void withdraw()
  }
}

/** Loads a picture after all that the page itself needs. `late`: the page will be in use by then. */
function load(
  src: string,
  timeout: (run: () => void, ms: number) => unknown,
): Promise<'loaded' | 'failed' | 'late'> {
  return new Promise((resolve) => {
    const image = new Image()
    const loaded = (): void => over('loaded')
    const failed = (): void => over('failed')
    function over(outcome: 'loaded' | 'failed' | 'late'): void {
      image.removeEventListener('load', loaded)
      image.removeEventListener('error', failed)
      resolve(outcome)
    }
    image.fetchPriority = 'low'
    image.addEventListener('load', loaded)
    image.addEventListener('error', failed)
    image.src = src
    timeout(() => over('late'), LATEST_PAGE_AGE_MS)
  })
}
