import {
  type Activate,
  anySignal,
  popUps,
  type OverlayProps,
  useTranslation,
  defineStorageKey,
} from '@foyer/sdk'
import { getNotice, type Notice } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'

/** The id of the notice that the player closed last. */
const SEEN = defineStorageKey({
  name: 'vendors.acme.seen',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})

export { NoticeBox }

const PRIORITY = 'announcement'

export const activate: Activate<typeof manifest> = (context, { http, overlays, i18n }) => {
  context.contribute(popUps, {
    key: 'acme',
    priority: PRIORITY,
    delayMs: () => context.settings.delayMs,
    async decide({ signal }) {
      let notice: Notice | undefined
      try {
        notice = await http.call(getNotice, {
          signal: anySignal(signal, context.signal),
          alert: false,
        })
      } catch {
        return { kind: 'skip', reason: 'the notice could not be fetched' }
      }
      if (!notice) return { kind: 'skip', reason: 'there is no notice' }
      if (context.storage.get(SEEN) === notice.id) return { kind: 'skip', reason: 'seen before' }
      return { kind: 'show', open: () => open(notice, signal) }
    },
  })

  async function open(notice: Notice, signal: AbortSignal): Promise<'seen' | 'withdrawn'> {
    if (signal.aborted) return 'withdrawn'
    const label = notice.title || i18n.translate<'vendors.acme'>(context.id)('notice')
    const { closed, close } = overlays.open<'read'>((props) => <NoticeBox {...props} notice={notice} />, {
      label,
      priority: PRIORITY,
    })
    signal.addEventListener('abort', close, { once: true })
    const result = await closed
    signal.removeEventListener('abort', close)
    // What was read counts, also where the player left by it.
    if (result !== 'read' && (signal.aborted || context.signal.aborted)) return 'withdrawn'
    context.storage.set(SEEN, notice.id)
    return 'seen'
  }
}

interface NoticeBoxProps extends OverlayProps<'read'> {
  readonly notice: Notice
}

function NoticeBox({ notice, close }: NoticeBoxProps): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  return (
    <>
      <h2>{notice.title}</h2>
      <p>{notice.text}</p>
      <Button onClick={() => close('read')}>{t('read')}</Button>
    </>
  )
}
