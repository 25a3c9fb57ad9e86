import type { Contributed, Device, PopUp, SessionInfo } from '@foyer/sdk'
import type { PopUpAnswer, PopUpQuestion } from '../contract.ts'
import { delayOf } from './delay-of.ts'

/** What each pop-up would decide. A decision stores and shows nothing (`PopUp.decide`). */
export function explain(
  popUps: readonly Contributed<PopUp>[],
  { player, path, now }: PopUpQuestion,
  page: { readonly member: SessionInfo | undefined; readonly device: Device },
): Promise<readonly PopUpAnswer[]> {
  const asking = new AbortController()
  const member = player === 'current' ? page.member : undefined
  const context = { path, member, device: page.device, now, signal: asking.signal }
  const answers = popUps.map(async ({ plugin, value }): Promise<PopUpAnswer> => {
    const { key, priority } = value
    try {
      const delayMs = delayOf(value.delayMs(context))
      const decision = await value.decide(context)
      const { kind, reason } = decision
      return { key, plugin, priority, delayMs, decision: kind, ...(reason !== undefined && { reason }) }
    } catch (error) {
      return { key, plugin, priority, delayMs: 0, decision: 'failed', reason: String(error) }
    }
  })
  return Promise.all(answers).finally(() => asking.abort())
}
