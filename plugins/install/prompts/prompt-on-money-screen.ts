import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { decidePrompt } from './decide-prompt.ts'
import type { manifest } from './manifest.ts'
import { openPrompt } from './open-prompt.tsx'

/** Shows the prompt of a money screen (ST-34), until the signal ends its moment. Never rejects. */
export async function promptOnMoneyScreen(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal },
): Promise<void> {
  const decision = await decidePrompt(context, services, {
    path,
    member: services.session.current.get(),
    now: services.clock.now(),
    signal,
  })
  if (decision.kind === 'show') await openPrompt(context, services, decision.prompt, signal)
  else if (!signal.aborted) context.logger.debug(`nothing on ${path}: ${decision.reason}`)
}
