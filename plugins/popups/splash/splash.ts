import { type Activate, isHomePath } from '@foyer/sdk'
import { decideSplash, type SplashDecision } from './decide-splash.ts'
import type { manifest } from './manifest.ts'
import { pageFacts } from './page-facts.ts'
import { SHOWN } from './shown-key.ts'

/** Small: the splash itself is fetched where it is to be shown. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { device, navigation } = services
  const decide = (): SplashDecision =>
    decideSplash({
      ...pageFacts(),
      shown: context.storage.get(SHOWN) === true,
      shell: device.shell,
      home: isHomePath(navigation.location.get().pathname),
    })
  const decision = decide()
  if (decision.kind === 'skip') return context.logger.debug(`no splash: ${decision.reason}`)
  import('./show-splash.tsx').then(
    ({ showSplash }) => showSplash(context, services, decide),
    (error: unknown) => context.logger.warn('the splash could not be fetched', error),
  )
}
