import { type ContextOf, createStore, type Store } from '@foyer/sdk'
import type { HomeScreenPrompt } from '../contract/home-screen-prompt.ts'
import { HOME_SCREEN_COUNT, HOME_SCREEN_DISMISSED, INSTALLED_COUNT } from '../shared/home-screen-keys.ts'
import type { manifest } from './manifest.ts'

/** How often a prompt that is not there yet is looked for (ST-13). */
const PROMPT_TRIES = 10

/** The time between two of these tries, in milliseconds (ST-13). */
const PROMPT_TRY_MS = 250

/**
 * Captures the browser's prompt, so that it is shown when the player asks for it, and records how it ends (ST-13). No browser
 * sends it before the page has a web manifest.
 */
export function capturePrompt(context: ContextOf<typeof manifest>): HomeScreenPrompt {
  const { signal, storage } = context
  const captured = createStore<InstallPromptEvent | undefined>(undefined)
  const available = createStore(false)
  context.defer(captured.subscribe(() => available.set(captured.get() !== undefined)))
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      if (!isInstallPrompt(event)) return
      event.preventDefault()
      captured.set(event)
    },
    { signal },
  )
  addEventListener(
    'appinstalled',
    () => {
      captured.set(undefined)
      storage.set(HOME_SCREEN_COUNT, INSTALLED_COUNT)
    },
    { signal },
  )
  context.defer(() => captured.set(undefined))

  const countDismissal = (): void => {
    storage.set(HOME_SCREEN_DISMISSED, '1')
    const count = storage.get(HOME_SCREEN_COUNT) ?? 0
    if (count < INSTALLED_COUNT) storage.set(HOME_SCREEN_COUNT, Math.min(count + 1, INSTALLED_COUNT - 1))
  }
  const show = async (): Promise<'accepted' | 'dismissed' | 'unavailable'> => {
    // Without an await where it is there: the browser wants the tap.
    const event = captured.get() ?? (await waitFor(captured, context))
    if (!event) return 'unavailable'
    // One event can be shown once; the browser may send another.
    captured.set(undefined)
    try {
      await event.prompt()
      const { outcome } = await event.userChoice
      if (outcome === 'accepted') return 'accepted'
    } catch (error) {
      context.logger.warn('WM-PROMPT: the browser did not show its installation prompt', error)
      return 'unavailable'
    }
    if (!signal.aborted) countDismissal()
    return 'dismissed'
  }
  return { available, show }
}

/** Looks for the event 10 times, every 250 ms. */
const waitFor = <T>(
  store: Store<T | undefined>,
  context: ContextOf<typeof manifest>,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    let tries = 0
    const look = (): void => {
      if (context.signal.aborted) return resolve(undefined)
      const value = store.get()
      if (value !== undefined || ++tries > PROMPT_TRIES) resolve(value)
      else context.timeout(look, PROMPT_TRY_MS)
    }
    context.signal.addEventListener('abort', () => resolve(undefined), { once: true })
    look()
  })

/** What the browser sends when the site can be installed; not every browser does, so it is in no standard library. */
interface InstallPromptEvent extends Event {
  /** Once, in the player's tap. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** Whether an event is one that can be shown. */
const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  typeof Reflect.get(event, 'prompt') === 'function'
