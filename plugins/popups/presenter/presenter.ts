import { type Activate, CodedError, isHomePath, PluginError, popUps } from '@foyer/sdk'
import { formInUse } from '../../site/contract/form-in-use.ts'
import { explain } from './explain.ts'
import { Gap } from './gap.ts'
import type { manifest } from './manifest.ts'
import { Visit } from './visit.ts'

/** Codes of the kernel's loader of code: without an answer, and with another one than the file. */
const UNFETCHED: readonly string[] = ['RE-CHUNK', 'RE-GONE']

export const activate: Activate<typeof manifest> = (context, { navigation, session, device, clock }) => {
  const { logger } = context
  const all = context.contributions(popUps)
  const gap = new Gap(
    () => context.settings.gapSeconds * 1_000,
    () => clock.now(),
  )
  let visit: Visit | undefined
  let shown: string | undefined

  const follow = (): void => {
    const { pathname } = navigation.location.get()
    const member = session.current.get()
    // All home addresses are one place; a member's home is another than a guest's.
    const now = isHomePath(pathname) ? `home of ${member?.id ?? 'a guest'}` : undefined
    if (now !== shown) {
      visit?.end()
      shown = now
      visit =
        now === undefined
          ? undefined
          : new Visit({
              path: pathname,
              member,
              device,
              clock,
              gap,
              timeout: (run, ms) => context.timeout(run, ms),
              formInUse: () => formInUse(document),
              skipped: (key, reason) => logger.debug(`${key} shows nothing: ${reason}`),
              failed: (plugin, key, cause) => {
                const error = new PluginError('PL-THREW', plugin, 'call', `pop-up ${key}`, { cause })
                // Its code did not come over the network: no fault of the plugin.
                if (cause instanceof CodedError && UNFETCHED.includes(cause.code)) logger.warn(error.message)
                else logger.error(error)
              },
            })
    }
    visit?.follow(all.get())
  }
  context.defer(() => visit?.end())
  context.defer(navigation.location.subscribe(follow))
  context.defer(session.current.subscribe(follow))
  context.defer(all.subscribe(follow))
  follow()

  return {
    tools: {
      reports: () => visit?.reports ?? [],
      explain: (question) => explain(all.get(), question, { member: session.current.get(), device }),
    },
  }
}
