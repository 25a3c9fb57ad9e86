import type { ContextOf, PopUpResult, ServicesOf } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import type { KeyedPrompt } from './prompt.ts'
import { recordPrompt } from './prompt-history.ts'
import { PROMPT_TEXTS } from './prompt-texts.ts'
import { type PromptEnd, PromptSheet } from './prompt-sheet.tsx'

/**
 * Shows a prompt that nobody asked for, in the queue of overlays (OV-30), until the player closes or follows it; the signal
 * withdraws it. What was closed or followed is stored (ST-14). Never rejects.
 */
export async function openPrompt(
  context: ContextOf<typeof manifest>,
  { clock, i18n, navigation, overlays, session, site }: ServicesOf<typeof manifest>,
  prompt: KeyedPrompt,
  signal: AbortSignal,
): Promise<PopUpResult> {
  const isGone = (): boolean => signal.aborted || context.signal.aborted
  if (isGone()) return 'withdrawn'
  await i18n.load(context.id)
  if (isGone()) return 'withdrawn'
  const owner = session.current.get()
  const label = i18n.translate<'install.prompts'>(context.id)(PROMPT_TEXTS[prompt.subject].title, {
    brand: site.merchant.name,
  })
  const { closed, close } = overlays.open<PromptEnd>(
    (props) => <PromptSheet {...props} prompt={prompt} go={(path) => navigation.navigate(path)} />,
    {
      label,
      kind: prompt.layout === 'full' ? 'full' : 'sheet',
      priority: prompt.forced ? 'forced-install' : 'prompt',
      dismissible: !prompt.forced,
      key: prompt.key,
    },
  )
  signal.addEventListener('abort', close, { once: true })
  const end = await closed
  signal.removeEventListener('abort', close)
  // Where the player left by the prompt itself, it was closed before.
  if (end === undefined && isGone()) return 'withdrawn'
  if (!context.signal.aborted) recordPrompt(context.storage, owner, prompt, clock.gatewayNow())
  return 'seen'
}
