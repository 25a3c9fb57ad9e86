import { createStore, type LanguageCode } from '@foyer/sdk'
import { fakeStorage, pluginStories, useStoryText } from '@foyer/sdk/testing'
import { fireEvent, getByRole } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { settingsHead, settingsRows } from '../contract.ts'
import { MenuRow } from '../contract/menu-row.tsx'
import * as chrome from './chrome.tsx'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { SettingsSheet } from './settings-sheet.tsx'
import { THEME } from './theme.ts'

export default { title: 'site / settings' }

const MOST: readonly LanguageCode[] = [
  'EN',
  'CN',
  'VI',
  'PT-BR',
  'ES',
  'HI',
  'ID',
  'JA',
  'KM',
  'KO',
  'MY',
  'TA',
  'TH',
  'TW',
  'UR',
  'RU',
  'AR',
]
const nothing = (): void => undefined

/** Stands for another plugin's row. */
function rowOf(icon: 'chat' | 'lock', label: string): () => ReactNode {
  return function Row() {
    return <MenuRow icon={icon} label={useStoryText()(label)} to="/m/home" onPress={nothing} />
  }
}
const LONG_LABEL = 'Tell us what works well, what does not, and what you would have liked to find instead'
const Head = (): ReactNode => <p>{useStoryText()('player1, club of gold')}</p>

const propsOf = (languages: readonly LanguageCode[], language: LanguageCode = 'EN') => ({
  languages,
  language: createStore(language),
  build: '8fa05b5d7242',
  change: () => Promise.resolve(),
  storage: fakeStorage(),
  member: true,
  close: nothing,
})
const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ ...chrome, SettingsSheet }) },
  {
    texts: EN,
    overlay: 'sheet',
    props: propsOf(['EN', 'CN', 'VI', 'PT-BR']),
    setUp: (test) => {
      test.contributeOthers(settingsHead, [Head])
      test.contributeOthers(settingsRows, [rowOf('lock', 'Change password'), rowOf('chat', 'Feedback')])
    },
  },
)

export const Usual = story('SettingsSheet')
/** Nobody adds anything to it. */
export const Empty = story('SettingsSheet', { setUp: nothing })
export const One = story('SettingsSheet', { props: propsOf(['EN']) })
export const Many = story('SettingsSheet', { props: propsOf(MOST, 'KM') })
/** As many as are all in sight. */
export const Six = story('SettingsSheet', { props: propsOf(['EN', 'CN', 'VI', 'UR', 'KM', 'MY'], 'UR') })
export const ManyOpen = story('SettingsSheet', {
  props: propsOf(MOST, 'UR'),
  play: (root, t) =>
    fireEvent.click(getByRole(root, 'button', { name: (name) => name.includes(t('language')) })),
})
export const Selected = story('SettingsSheet', {
  props: { ...propsOf(['EN', 'VI'], 'VI'), storage: fakeStorage({ [THEME.name]: 'dark' }) },
})
export const LongTexts = story('SettingsSheet', {
  setUp: (test) => {
    test.contributeOthers(settingsRows, [
      rowOf('lock', LONG_LABEL),
      rowOf('chat', LONG_LABEL.replaceAll(' ', '')),
    ])
    test.contributeOthers(contactUs, [Head])
  },
})
export const Focused = story('SettingsSheet', {
  play: (root, t) => getByRole(root, 'radio', { name: t('dark') }).focus(),
})
