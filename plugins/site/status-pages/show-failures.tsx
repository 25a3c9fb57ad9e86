import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { ErrorNotice } from './error-notice.tsx'
import { failureReaction, type Reaction } from './failure-reaction.ts'
import type { manifest } from './manifest.ts'
import { UnreachableNotice } from './unreachable-notice.tsx'

/** Notifies the player once of a status that could not be loaded (ER-01), and closes the notice when it is loaded. */
export function showFailures(
  context: ContextOf<typeof manifest>,
  { site, overlays, reachability, i18n }: ServicesOf<typeof manifest>,
): void {
  let shown: { readonly kind: Reaction['kind']; readonly close: () => void } | undefined
  const open = (reaction: Exclude<Reaction, { readonly kind: 'none' }>): { readonly close: () => void } => {
    const t = i18n.translate<'site.status-pages'>(context.id)
    const message = 'key' in reaction.text ? t(reaction.text.key) : reaction.text.message
    return reaction.kind === 'alert'
      ? overlays.open<undefined>(({ close }) => <ErrorNotice message={message} close={close} />, {
          label: t('notice'),
          priority: 'alert',
        })
      : overlays.open(() => <UnreachableNotice message={message} />, {
          label: t('notice'),
          priority: 'unreachable',
          dismissible: false,
        })
  }
  const update = (): void => {
    const failure = site.failure.get()
    if (!failure) {
      shown?.close()
      shown = undefined
      return
    }
    const reaction = failureReaction(failure.answer, {
      online: reachability.state.get() !== 'offline',
      plainHttp: location.protocol === 'http:',
      answered: site.state.get() === 'ready',
    })
    if (reaction.kind === 'none' || reaction.kind === shown?.kind) return
    shown?.close()
    shown = { kind: reaction.kind, close: open(reaction).close }
  }
  context.defer(site.failure.subscribe(update))
  update()
}
