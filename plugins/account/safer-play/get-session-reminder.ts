import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { openReminder } from './open-reminder.tsx'
import { SessionReminder } from './session-reminder.ts'

/** One for each run of the plugin. */
const runs = new WeakMap<object, SessionReminder>()

export function getSessionReminder(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): SessionReminder {
  const known = runs.get(context)
  if (known) return known
  let closeLast = (): void => {}
  const reminder = new SessionReminder(context, services, (minutes) => {
    // One that is still open shows an earlier time.
    closeLast()
    closeLast = openReminder(context, services, minutes)
  })
  runs.set(context, reminder)
  return reminder
}

/** The same, for components. */
export const useSessionReminder = (): SessionReminder =>
  getSessionReminder(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
