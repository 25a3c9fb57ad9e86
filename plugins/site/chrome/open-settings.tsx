import type { ContextOf, ServicesOf, Translate } from '@foyer/sdk'
import { closeOnLeave } from '../contract/close-on-leave.ts'
import { LANGUAGE_LOADING_MS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { SettingsSheet } from './settings-sheet.tsx'

/**
 * Opens the settings sheet. It stacks at once, because the player asked for it (OV-30), once, and on the screen
 * of the tap alone: where the player goes on before it is drawn, it is dropped.
 */
export function openSettings(
  { overlays, i18n, site, navigation, session }: ServicesOf<typeof manifest>,
  storage: ContextOf<typeof manifest>['storage'],
  t: Translate<'site.chrome'>,
): void {
  const { languages } = site.merchant
  const change = async (language: (typeof languages)[number]): Promise<void> => {
    const done = overlays.loading(undefined, { ms: LANGUAGE_LOADING_MS })
    try {
      await i18n.change(language)
    } catch {
      overlays.toast(t('language_unavailable'), { kind: 'warning' })
    } finally {
      void done()
    }
  }
  const Sheet = ({ close }: { readonly close: () => void }) => (
    <SettingsSheet
      languages={languages}
      language={i18n.language}
      build={site.build}
      change={change}
      storage={storage}
      member={session.current.get() !== undefined}
      close={close}
    />
  )
  const sheet = overlays.open(Sheet, {
    label: t('menu'),
    kind: 'sheet',
    priority: 'child',
    key: 'settings',
  })
  closeOnLeave(sheet, navigation)
}
