import { type Translate, useServices } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import type { manifest } from './manifest.ts'
import { LiveMessage } from './live-message.tsx'

interface Props {
  readonly t: Translate<'site.status-pages'>
  /** The message if the status has not changed. */
  readonly stillClosed: string
}

/** Refreshes the status at once. If the site is open again, the page closes by itself. */
export function CheckAgain({ t, stillClosed }: Props): ReactNode {
  const { site } = useServices<typeof manifest>()
  const [state, setState] = useState<'fresh' | 'asking' | 'asked'>('fresh')
  const ask = async (): Promise<void> => {
    setState('asking')
    await site.refresh()
    setState('asked')
  }
  return (
    <>
      <LiveMessage>{state === 'asked' ? stillClosed : ''}</LiveMessage>
      <Button kind="secondary" block busy={state === 'asking'} onClick={() => void ask()}>
        {t('check_again')}
      </Button>
    </>
  )
}
