import { useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useState } from 'react'
import type { CaptchaState } from '../contracts/captcha.ts'
import { CaptchaBlock, type CaptchaTexts } from './captcha-block.tsx'

export default { title: 'ui / CaptchaBlock' }

const TEXTS: CaptchaTexts = {
  label: 'Security check',
  loading: 'Loading the check …',
  waiting: 'Click to verify',
  verifying: 'Verifying …',
  success: 'Verified',
  retry: 'Try again',
  failure: 'The check cannot be reached',
}
const ERROR: CaptchaState = { kind: 'error', failure: { reason: 'vendor', code: '60500' } }

interface BlockProps {
  readonly state: CaptchaState
  readonly notice?: string
  readonly texts?: Partial<CaptchaTexts>
}

function Block({ state, notice, texts }: BlockProps): ReactNode {
  const t = useStoryText()
  const [container] = useState(() => document.createElement('div'))
  const all = Object.fromEntries(Object.entries({ ...TEXTS, ...texts }).map(([key, text]) => [key, t(text)]))
  return (
    <div style={{ padding: 16 }}>
      <CaptchaBlock
        state={state}
        texts={{ ...TEXTS, ...all }}
        container={container}
        notice={notice && t(notice)}
        onVerify={() => undefined}
        onRetry={() => undefined}
      />
    </div>
  )
}
export const Loading = (): ReactNode => <Block state={{ kind: 'loading' }} />
export const Usual = (): ReactNode => <Block state={{ kind: 'waiting' }} />
export const Invalid = (): ReactNode => <Block state={{ kind: 'waiting' }} notice="Please verify first" />
export const Busy = (): ReactNode => <Block state={{ kind: 'verifying' }} />
export const Done = (): ReactNode => <Block state={{ kind: 'success', proof: { fields: {} } }} />
export const Failed = (): ReactNode => <Block state={ERROR} />
export const LongTexts = (): ReactNode => (
  <Block
    state={ERROR}
    texts={{
      failure: 'The security check cannot be reached at the moment; another network may help',
      retry: 'Load the security check anew',
    }}
    notice="Before you can go on, the security check above has to be passed"
  />
)
