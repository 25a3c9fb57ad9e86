import { type Translate, useServices } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import type { manifest } from './manifest.ts'
import { LiveMessage } from './live-message.tsx'

interface Props {
  readonly t: Translate
  /** What is said where nothing has changed. */
  readonly stillClosed: string
}

/** Asks for the status at once. Where the site is open again the page goes away by itself. */
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
