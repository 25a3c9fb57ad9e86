import { type ChatOpenResult, CodedError, sessionEnded, usePluginContext, useServices } from '@foyer/sdk'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { type ChatAction, type ChatState, isAwaited, nextChat, OPENING } from './chat-state.ts'
import { FRAME_WAIT_MS, OPEN_WAIT_MS, READY_WAIT_MS } from './constants.ts'
import type { OwnedConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'
import { openChat } from './open-chat.ts'

/** A conversation while its panel is shown, and what the panel tells it. */
export interface Chat {
  readonly state: ChatState
  readonly apply: (action: ChatAction) => void
  /** What the page posts is for this function; `undefined`: nothing is expected of it. */
  readonly hear: ((message: unknown) => void) | undefined
}

/**
 * Opens a conversation while the component is shown.
 *
 * @param onEnd there is nothing more to show; the same function on each render
 */
export function useChat({ value: provider }: OwnedConversation, onEnd: () => void): Chat {
  const { session, i18n } = useServices<typeof manifest>()
  const context = usePluginContext<typeof manifest>()
  const [attempt, setAttempt] = useState(0)
  const [state, dispatch] = useReducer(nextChat, OPENING)
  const { logger } = context

  useEffect(() => {
    const chat = new AbortController()
    let windowOpen = false
    const take = (result: ChatOpenResult): void => {
      if (result.kind === 'page' || result.kind === 'failed') return dispatch(result)
      if (result.kind === 'shown') {
        // The vendor's own window outlives this component.
        windowOpen = true
        context.on(sessionEnded, () => chat.abort())
        context.defer(() => chat.abort())
      }
      onEnd()
    }
    const stopWaiting = context.timeout(() => {
      logger.error(new CodedError('CV-TIMEOUT', `${provider.key} does not answer`))
      chat.abort()
      dispatch({ kind: 'failed', code: 'CV-TIMEOUT' })
    }, OPEN_WAIT_MS)
    void openChat(provider, { session, i18n, logger }, chat.signal).then((result) => {
      if (chat.signal.aborted) return
      void stopWaiting()
      take(result)
    })
    return () => {
      void stopWaiting()
      if (!windowOpen) chat.abort()
    }
  }, [provider, attempt, session, i18n, context, logger, onEnd])

  const framing = state.kind === 'framing' ? state.url : undefined
  useEffect(() => {
    if (!framing) return
    const stop = context.timeout(() => {
      logger.error(new CodedError('CV-FRAME', `the page of ${provider.key} does not load`))
      dispatch({ kind: 'failed', code: 'CV-FRAME', url: framing })
    }, FRAME_WAIT_MS)
    return () => void stop()
  }, [framing, context, logger, provider])

  const awaited = isAwaited(state)
  const isSilent = awaited && state.kind === 'page' && state.reported === undefined
  useEffect(() => {
    if (!isSilent) return
    const stop = context.timeout(() => {
      logger.error(new CodedError('CV-SILENT', `the page of ${provider.key} does not tell that it is there`))
      dispatch({ kind: 'reported', reported: 'nothing' })
    }, READY_WAIT_MS)
    return () => void stop()
  }, [isSilent, context, logger, provider])

  const isReady = awaited ? state.isReady : undefined
  const hear = useMemo(
    () =>
      isReady &&
      ((message: unknown): void => {
        try {
          if (isReady(message)) dispatch({ kind: 'reported', reported: 'ready' })
        } catch (cause) {
          logger.error(new CodedError('CV-THREW', `${provider.key} threw at a message`, { cause }))
        }
      }),
    [isReady, logger, provider],
  )

  const apply = (action: ChatAction): void => {
    dispatch(action)
    if (action.kind === 'again') setAttempt(attempt + 1)
  }
  return { state, apply, hear }
}
