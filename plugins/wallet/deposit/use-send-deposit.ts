import { failureKind, usePluginContext, useServices } from '@foyer/sdk'
import { useState } from 'react'
import { track } from '../../tracking/contract.ts'
import type { Amount } from '../contract/amount.ts'
import { useDepositFlow } from './deposit-flow.ts'
import { placeDeposit } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { orderPayload } from '../shared/order-payload.ts'
import { sendFailure, type SendFailure } from '../shared/send-failure.ts'

/** A valid form. */
export interface DepositRequest {
  readonly methodId: string
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
export function useSendDeposit({ onSent, onRefused }: Options) {
  const context = usePluginContext<typeof manifest>()
  const { http, session } = useServices<typeof manifest>()
  const flow = useDepositFlow()
  const [failure, setFailure] = useState<SendFailure>()

  /** @param again - the player has agreed to an order although there may be one already. Never rejects. */
  const send = async ({ methodId, amount, currency }: DepositRequest, again: boolean): Promise<void> => {
    setFailure(undefined)
    try {
      const end = await flow.send(
        { amount, currency },
        (reference) => {
          onSent(reference)
          const member = session.current.get()
          const order = { amount, currency }
          track(context, {
            name: 'depositSubmit',
            payload: orderPayload({ order, reference, member: member?.id, session: member }),
          })
          // Never aborted: the page must learn of an order that was placed, even if the player has left the screen.
          return http.call(placeDeposit, { body: { methodId, amount, currency, reference }, alert: false })
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
