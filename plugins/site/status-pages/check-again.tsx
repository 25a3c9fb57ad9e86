import { type Translate, useServices } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import type { manifest } from './manifest.ts'
import { Said } from './said.tsx'

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
      <Said>{state === 'asked' ? stillClosed : ''}</Said>
      <Button kind="secondary" block busy={state === 'asking'} onClick={() => void ask()}>
        {t('check_again')}
      </Button>
    </>
  )
}
