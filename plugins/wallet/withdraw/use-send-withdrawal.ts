import { failureKind, useServices } from '@foyer/sdk'
import { useState } from 'react'
import type { Amount } from '../contract/amount.ts'
import { sendFailure, type SendFailure } from '../shared/send-failure.ts'
import { placeWithdrawal } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { useWithdrawFlow } from './withdraw-flow.ts'

/** A valid form. */
export interface WithdrawRequest {
  readonly accountId: string
  readonly amount: Amount
  readonly currency: string
}

interface Options {
  /** The order is sent now, with this reference. */
  readonly onSent: (reference: string) => void
  /** The gateway refused: what the form shows may be out of date. */
  readonly onRefused: () => void
}

/** Sends an order, and tells why it was not placed. One that may have been placed is the flow's matter. */
export function useSendWithdrawal({ onSent, onRefused }: Options) {
  const { http } = useServices<typeof manifest>()
  const flow = useWithdrawFlow()
  const [failure, setFailure] = useState<SendFailure>()

  /** @param again - the player has agreed to an order although there may be one already. Never rejects. */
  const send = async (request: WithdrawRequest, again: boolean): Promise<void> => {
    setFailure(undefined)
    try {
      const end = await flow.send(
        request,
        (reference) => {
          onSent(reference)
          // Never aborted: the page must learn of an order that was placed, even if the player has left the screen.
          return http.call(placeWithdrawal, { body: { ...request, reference }, alert: false })
        },
        again,
      )
      if (end === 'offline') setFailure({ key: 'send_offline' })
    } catch (error) {
      setFailure(sendFailure(error))
      if (failureKind(error) === 'refused') onRefused()
    }
  }
  return { failure, send, forget: () => setFailure(undefined) }
}
