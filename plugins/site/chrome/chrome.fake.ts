import { createStore, I18N, type LanguageCode, NAVIGATION, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import {
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { vi } from 'vitest'
import texts from './locales/EN.json'
import chrome from './manifest.ts'

/** Labels of other plugins' tabs. */
const TAB_TEXTS = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`tab${index}`, `Tab ${index}`]))

/** Starts the plugin with fakes around it. */
export async function start(
  stored: Readonly<Record<string, string>> = {},
  services: Readonly<Record<string, unknown>> = {},
  languages: readonly LanguageCode[] = ['VI', 'EN'],
) {
  const navigation = fakeNavigation('/m/home')
  const overlays = fakeOverlays()
  const language = createStore<LanguageCode>('EN')
  const change = vi.fn((next: LanguageCode) => Promise.resolve(language.set(next)))
  const storage = fakeStorage(stored)
  const test = await testPlugin(chrome, {
    texts: { ...texts, ...TAB_TEXTS },
    storage,
    services: {
      [NAVIGATION]: navigation,
      [OVERLAYS]: overlays,
      [SESSION]: fakeSession(),
      [SITE]: fakeSite({ merchant: { id: 'lotus', name: 'Lotus', languages } }),
      [I18N]: { language, change, load: () => Promise.resolve() },
      ...services,
    },
  })
  return { test, navigation, overlays, change, storage }
}
