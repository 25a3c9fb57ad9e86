import { describeFailure, failureKind, failureWords, useSubmit, useTranslation } from '@foyer/sdk'
import { useState } from 'react'

/** How a claim ended. `unknown`: no answer tells whether the gateway has done it. */
export type ClaimEnd = 'done' | 'refused' | 'unknown' | 'ignored'

/** The claims of a screen, one at a time. */
export interface Claims {
  /** Id of what is being claimed. */
  readonly running: string | undefined
  /** Why the last claim failed, and of what; in the player's language. */
  readonly failure: { readonly id: string; readonly message: string } | undefined
  /** Sends a claim, unless one runs or has ended less than half a second ago (ST-02). Never rejects. */
  readonly claim: (id: string, send: (signal: AbortSignal) => Promise<unknown>) => Promise<ClaimEnd>
}

const ROWS = {
  refused: { text: 'claim_refused', gateway: true },
  offline: { text: 'claim_offline' },
  '*': { text: 'claim_failed' },
} as const

/**
 * Claims by one tap, each once. Texts `claim_refused`, `claim_offline` and `claim_failed` of the component's plugin say why one
 * failed; a refusal's own message goes first.
 */
export function useClaim(): Claims {
  const t = useTranslation<'promotions.missions' | 'promotions.rewards'>()
  const [id, setId] = useState('')
  const kernelText = useTranslation('kernel')
  const submit = useSubmit<object, string>({
    describe: (error) => failureWords(describeFailure(error, ROWS).text, t, kernelText),
  })
  const claim: Claims['claim'] = async (next, send) => {
    const result = await submit.run({}, ({ signal }) => {
      setId(next)
      return send(signal)
    })
    if (result.step === 'done') return 'done'
    if (result.step !== 'failed') return 'ignored'
    return failureKind(result.error) === 'refused' ? 'refused' : 'unknown'
  }
  const { failure } = submit
  return {
    running: submit.state.step === 'processing' ? id : undefined,
    failure: failure === undefined ? undefined : { id, message: failure },
    claim,
  }
}
