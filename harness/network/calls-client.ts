import { CodedError } from '@foyer/sdk'
import type { CallsReport } from '../../mocks/pages/calls-page.ts'
import type { RecordedCall } from '../../mocks/world/recorded-calls.ts'

/** How long a replayed call may take: the page of a call that gets no answer would wait for ever. */
const REPLAY_MS = 20_000
const NOT_FOUND = 404

const gatewayError = (why: string, cause?: unknown): CodedError =>
  new CodedError('HN-GATEWAY', why, {
    cause,
    remedy: 'Check that the mock gateway runs, and restart the page.',
  })

/** The calls of the frame's world after one, oldest first; all that the gateway remembers after 0. Rejects with `HN-GATEWAY`. */
export const readCalls = async (after: number): Promise<CallsReport> =>
  (await asked(`calls?after=${after}`)) as CallsReport

/** `undefined`: the gateway has dropped the call. Rejects with `HN-GATEWAY`. */
export const readCall = async (id: string): Promise<RecordedCall | undefined> =>
  (await asked(`call?id=${encodeURIComponent(id)}`, { mayBeGone: true })) as RecordedCall | undefined

/** Makes a call of the frame's world again. Resolves with the new call's id; rejects with `HN-GATEWAY`. */
export async function replayCall(id: number): Promise<number> {
  const init = { method: 'POST', signal: AbortSignal.timeout(REPLAY_MS) }
  return ((await asked(`replay?id=${id}`, { init })) as { readonly id: number }).id
}

async function asked(
  what: string,
  { init, mayBeGone = false }: { readonly init?: RequestInit; readonly mayBeGone?: boolean } = {},
): Promise<unknown> {
  try {
    const response = await fetch(`/__gateway/${what}`, init)
    if (response.status === NOT_FOUND && mayBeGone) return undefined
    if (!response.ok) throw gatewayError(`the gateway answered ${response.status}`)
    return (await response.json()) as unknown
  } catch (error) {
    if (error instanceof CodedError) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw gatewayError(isLate ? 'the call got no answer' : 'the gateway could not be reached', error)
  }
}
