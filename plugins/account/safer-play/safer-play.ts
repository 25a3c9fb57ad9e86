import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { getSessionReminder } from './get-session-reminder.ts'

/** The module's exports, by the names that the manifest gives. */
export { LimitsRow } from './limits-row.tsx'
export { ReminderRow } from './reminder-row.tsx'

export const activate: Activate<typeof manifest> = (context, services) =>
  getSessionReminder(context, services).start()
