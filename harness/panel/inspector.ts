import { CodedError, type FactArea } from '@foyer/sdk'
import {
  INSPECTION_CHANNEL,
  type InspectionAnswer,
  type InspectionCall,
  type InspectionCalls,
  type ForeignFileReport,
  type InspectionRequest,
  type PluginReport,
} from '../../kernel/inspection/channel.ts'

/** Longer than the host's time limits for starting a plugin and then rolling back. */
const ANSWER_TIMEOUT_MS = 45_000

/** The last report of the page in the frame. */
export interface PageView {
  readonly page: string
  readonly plugins: readonly PluginReport[]
  readonly foreign: readonly ForeignFileReport[]
  readonly switches: FactArea
}
export interface Inspector {
  /** Id of the page that has reported; `undefined`: none has. */
  readonly page: string | undefined
  /** Calls the page. Rejects with `HN-PAGE` if there is no page, it closes or it does not answer. */
  call<C extends InspectionCall>(
    what: C,
    given: InspectionCalls[C]['params'],
  ): Promise<InspectionCalls[C]['answer']>
  /** Call it when the frame navigates: the next page that reports is the one to listen to. */
  forget(): void
  close(): void
}
interface PendingCall {
  readonly resolve: (value: never) => void
  readonly reject: (error: CodedError) => void
}

const pageError = (why: string): CodedError =>
  new CodedError('HN-PAGE', why, { remedy: 'Wait for the page, or restart it, and try again.' })

/** Listens to the first page that reports, until it closes. `onPage` is called whenever its report changes. */
export function connect(onPage: (view: PageView | undefined) => void): Inspector {
  const channel = new BroadcastChannel(INSPECTION_CHANNEL)
  const pendingCalls = new Map<string, PendingCall>()
  let page: string | undefined
  const ask = (request: InspectionRequest): void => channel.postMessage(request)

  const takePending = (callId: string): PendingCall | undefined => {
    const pending = pendingCalls.get(callId)
    pendingCalls.delete(callId)
    return pending
  }
  const forget = (): void => {
    page = undefined
    for (const callId of [...pendingCalls.keys()])
      takePending(callId)?.reject(pageError('the page was closed'))
    onPage(undefined)
  }
  channel.onmessage = ({ data }: MessageEvent<InspectionAnswer>) => {
    switch (data.answer) {
      case 'plugins':
        page ??= data.page
        if (data.page === page) onPage(data)
        break
      case 'here':
        ask({ ask: 'plugins' })
        break
      case 'gone':
        if (data.page === page) forget()
        break
      case 'done':
        // The page answers a call with the type that belongs to the call's name.
        takePending(data.requestId)?.resolve(data.value as never)
        break
      case 'failed':
        takePending(data.requestId)?.reject(pageError(data.message))
    }
  }
  ask({ ask: 'plugins' })
  return {
    get page() {
      return page
    },
    call: (what, given) =>
      new Promise((resolve, reject) => {
        if (page === undefined) return reject(pageError('no page has reported yet'))
        const callId = crypto.randomUUID()
        pendingCalls.set(callId, { resolve, reject })
        setTimeout(() => takePending(callId)?.reject(pageError('the page did not answer')), ANSWER_TIMEOUT_MS)
        ask({ ask: what, page, requestId: callId, params: given })
      }),
    forget,
    close: () => channel.close(),
  }
}
