import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { formatList } from '../../kernel/host/tooling/format-cause.ts'
import type { Words } from '../../kernel/host/tooling/words.ts'
import { placeWords } from '../plugins/place-words.ts'
import { settingLabel } from '../plugins/setting-fields.ts'
import { switchEffect, switchTitle } from './switch-words.ts'

/** The names that the merchant's console uses: titles, where there are any. */
export const consoleWords = (plugins: readonly Pick<PluginReport, 'id' | 'title'>[]): Words => ({
  plugin: (id) => plugins.find((each) => each.id === id)?.title ?? id,
  switch: (name) => `“${switchTitle(name)}”`,
  switchEffect,
  setting: (name) => `“${settingLabel(name)}”`,
  firstEvent: () => 'when another part of the site first asks for it',
  place: (point, isSlot) => placeWords({ point, isSlot }),
  // The names of components and keys are the code's.
  contribution: () => '',
})

/** `the header, the tab bar and the page /m/game`, each once. */
export const listPlaces = (shows: PluginReport['shows']): string =>
  formatList([...new Set(shows.map(placeWords))])
