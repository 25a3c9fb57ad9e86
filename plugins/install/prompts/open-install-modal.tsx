import { anySignal, type ContextOf, type ServicesOf } from '@foyer/sdk'
import { closeOnLeave } from '../../site/contract/close-on-leave.ts'
import type { InstallRequest } from '../contract/install-modal.ts'
import { ANSWER_WAIT_MS } from './constants.ts'
import { fetchInstallSettings } from './fetch-install-settings.ts'
import type { manifest } from './manifest.ts'
import type { Prompt } from './prompt.ts'
import { PROMPT_TEXTS } from './prompt-texts.ts'
import { type PromptEnd, PromptSheet } from './prompt-sheet.tsx'
import { untilKnown } from './until-known.ts'

/**
 * Opens the install modal by the player's own action, over what is open; it can always be closed, and nothing of it is
 * stored. It ends with the screen that the player was on. `false`: this device has nothing to install.
 */
export async function openInstallModal(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  request: InstallRequest,
): Promise<boolean> {
  const { device, i18n, installer, navigation, overlays, site } = services
  const { signal } = context
  if (device.shell !== 'browser' || !installer) return false
  const { pathname } = navigation.location.get()
  const { offer } = installer
  // The player waits: settings that come late are done without.
  const late = new AbortController()
  const stop = context.timeout(() => late.abort(), ANSWER_WAIT_MS)
  const [settings] = await Promise.all([
    fetchInstallSettings(context, services, anySignal(signal, late.signal)),
    untilKnown(context, { stores: [offer], isKnown: () => offer.get() !== undefined, signal }),
  ])
  void stop()
  if (signal.aborted) return false
  const offered = offer.get()
  const app = offered?.appUrl !== undefined && settings?.hideDownload !== true
  const web = offered !== undefined && offered.web !== 'none'
  if (!app && !web) return false
  await i18n.load(context.id)
  if (signal.aborted) return false
  // The player has left before the answer came.
  if (navigation.location.get().pathname !== pathname) return true
  const prompt: Prompt = {
    subject: request,
    layout: 'bottom',
    forced: false,
    theme: settings?.theme ?? 'light',
    target: { kind: 'install', app, web },
  }
  const sheet = overlays.open<PromptEnd>(
    (props) => <PromptSheet {...props} prompt={prompt} go={(path) => navigation.navigate(path)} />,
    {
      label: i18n.translate<'install.prompts'>(context.id)(PROMPT_TEXTS[request].title, {
        brand: site.merchant.name,
      }),
      kind: 'sheet',
      priority: 'child',
      key: 'install-modal',
    },
  )
  closeOnLeave(sheet, navigation)
  await sheet.closed
  return true
}
