import { pluginStories } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { Reminder } from './reminder.tsx'
import * as saferPlay from './safer-play.ts'

export default { title: 'account / safer play' }

const nothing = (): void => undefined
const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ ...saferPlay, Reminder }) },
  {
    texts: EN,
    settings: { address: 'https://safer.example/limits', reminderMinutes: 60 },
    props: { close: nothing },
  },
)

export const UsualLimits = story('LimitsRow')
export const UsualReminder = story('ReminderRow')
const after = (minutes: number) => ({
  overlay: 'dialog' as const,
  props: { plugin: plugin.manifest.id, minutes, close: nothing },
})
export const UsualDialog = story('Reminder', after(60))
export const LongTextsDialog = story('Reminder', after(779))
